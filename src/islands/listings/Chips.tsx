import { filterWords, listings } from '../../content/listings';
import { activeFilters, withoutKeys } from '../../domain/property/active-filters';
import type { ListingQuery } from '../../domain/property/filter-query';
import { listingAddress } from '../../stores/filter';
import styles from './results.module.css';
import { onPlain } from './plain-click';

interface Props {
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
}

/** One link per active filter that shows the homes without it. */
export function Chips({ query, onQuery }: Props) {
  const active = activeFilters(query.filter, filterWords);
  if (active.length === 0) return null;
  return (
    <ul className={`bare ${styles.chips}`} aria-label={listings.active.label}>
      {active.map(({ keys, label }) => {
        const rest = { ...query, page: 1, filter: withoutKeys(query.filter, keys) };
        return (
          <li key={keys.join()}>
            <a
              href={listingAddress(rest)}
              data-astro-prefetch="false"
              onClick={onPlain(() => onQuery(rest))}
            >
              <span className="visually-hidden">{listings.active.remove}: </span>
              {label}
              <span aria-hidden="true">×</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
