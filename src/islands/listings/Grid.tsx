import { memo } from 'react';
import { listings } from '../../content/listings';
import type { ListingQuery } from '../../domain/property/filter-query';
import { pageSize } from '../../domain/property/vocabulary';
import { listingAddress } from '../../stores/filter';
import { onPlain } from './plain-click';
import { Progress } from './Progress';
import { PropertyCard } from './PropertyCard';
import styles from './results.module.css';
import { useDrawn } from './use-drawn';
import type { ListingState } from './use-listing';
import { useNextHome } from './use-next-home';
import type { ListingView } from './view';

interface Props {
  view: ListingView;
  query: ListingQuery;
  /** How far the homes of the next page are. */
  progress: ListingState['state'];
  onMore: () => void;
}

function placesShown({ start, homes, found }: ListingView): string {
  const [before, between, after] = listings.pages.shown.split('#');
  return `${before ?? ''}${start + 1}–${start + homes.length}${between ?? ''}${found}${after ?? ''}`;
}

/** The homes of the pages shown, with the ways to the ones before and after. */
function Homes({ view, query, progress, onMore }: Props) {
  const { homes, start, found } = view;
  const drawn = useDrawn(homes);
  const { list, pages, follow } = useNextHome(homes, drawn);
  const first = Math.floor(start / pageSize) + 1;
  const next = Math.ceil((start + homes.length) / pageSize) + 1;
  const address = (page: number) => listingAddress({ ...query, page });
  return (
    <>
      <ul className={`bare ${styles.grid}`} ref={list}>
        {homes.map((home, index) => (
          <li key={home._id}>
            {index < drawn && <PropertyCard home={home} priority={index === 0 && start === 0} />}
          </li>
        ))}
      </ul>
      {found > pageSize && (
        <nav className={styles.pages} aria-label={listings.pages.label} ref={pages}>
          <Progress state={progress} />
          <p className="quiet numbers">{placesShown(view)}</p>
          {first > 1 && (
            <a className="button button-quiet" rel="prev" href={address(first - 1)}>
              {listings.pages.previous}
            </a>
          )}
          {start + homes.length < found && (
            <a
              className="button"
              rel="next"
              href={address(next)}
              data-astro-prefetch="false"
              aria-disabled={progress === 'loading' || undefined}
              onClick={onPlain(() => {
                follow();
                onMore();
              })}
            >
              {listings.pages.more}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

export const Grid = memo(Homes);
