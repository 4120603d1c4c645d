import { filterLabel, listings } from '../../content/listings';
import { type Relaxation, withoutPart } from '../../domain/property/active-filters';
import type { ListingQuery } from '../../domain/property/filter-query';
import { paths } from '../../paths';
import { listingAddress } from '../../stores/filter';
import { onPlainClick } from '../plain-click';
import styles from './results.module.css';

interface Props {
  query: ListingQuery;
  relaxations: readonly Relaxation[];
  onQuery: (query: ListingQuery) => void;
}

/** Nothing matches: says which filter to remove, and how many properties that shows. */
export function NothingFits({ query, relaxations, onQuery }: Props) {
  const { empty } = listings;
  return (
    <div className={styles.empty}>
      <h2>{empty.title}</h2>
      <p>{relaxations.length > 0 ? empty.relax : empty.several}</p>
      <ul className="bare">
        {relaxations.map(({ part, count }) => {
          const rest = { ...query, page: 1, filter: withoutPart(query.filter, part) };
          return (
            <li key={part.name}>
              <a
                href={listingAddress(rest)}
                data-astro-prefetch="false"
                onClick={onPlainClick(() => onQuery(rest))}
              >
                {empty.without(filterLabel(part))}
              </a>{' '}
              <span className="quiet numbers">{empty.relaxed(count)}</span>
            </li>
          );
        })}
      </ul>
      <a className="button button-quiet" href={paths.contact}>
        {empty.ask}
      </a>
    </div>
  );
}

/** No property is listed at all. */
export function NothingListed() {
  return (
    <div className={styles.empty}>
      <h2>{listings.none.title}</h2>
      <p>{listings.none.text}</p>
      <a className="button" href={paths.contact}>
        {listings.empty.ask}
      </a>
    </div>
  );
}
