/**
 * The cards of the homes found, a page at a time: how many are drawn at once, where the focus goes after "Show more", and
 * what is said while they load.
 */
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { listings } from '../../content/properties/listings';
import type { ListingQuery } from '../../domain/filter/address';
import { listAsked } from '../../domain/filter/filter';
import { canBeHad } from '../../domain/property/availability';
import type { PropertySummary } from '../../domain/property/schema';
import { pageSize } from '../../domain/paging';
import { loadCatalogue } from '../../stores/catalogue';
import { listingAddress } from '../../stores/filter';
import { $search } from '../../stores/search';
import { onPlainClick } from '../link-click';
import { PropertyCard } from '../property-card/PropertyCard';
import styles from './results.module.css';
import type { ListingState } from './use-listing';
import type { ListingResult } from './result';

/** The first property of the last page shown: without the script, "Show more" leads there. */
const addedId = 'added';

/** The number of cards that a window shows at once, with a cut row at each end. */
const firstScreen = () => (matchMedia('(min-width: 34rem)').matches ? 12 : 3);

/**
 * How many properties to render now. After a change it is one screen first, which takes a slow phone half the time; the
 * others follow in a render of their own, that a next change may interrupt.
 */
function useDrawn(properties: readonly PropertySummary[]): number {
  const drawn = useDeferredValue(properties);
  if (drawn === properties) return properties.length;
  const kept = properties.findIndex(({ _id }, index) => _id !== drawn[index]?._id);
  return kept === -1 ? properties.length : Math.max(firstScreen(), kept);
}

/** Moves the focus to the first property that "more" has added, unless it has moved elsewhere meanwhile. */
function useNextProperty(drawn: number) {
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLElement>(null);
  const asked = useRef<number>(null);

  useEffect(() => {
    const shown = asked.current;
    if (shown === null || drawn <= shown) return;
    asked.current = null;
    const focused = document.activeElement;
    const isHere = focused === document.body || pages.current?.contains(focused) === true;
    if (!isHere) return;
    const [link] =
      list.current?.querySelectorAll('li')[shown]?.getElementsByClassName('card-link') ?? [];
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  }, [drawn]);

  const follow = () => {
    asked.current = drawn;
  };
  return { list, pages, follow };
}

/** Browsers do not load a script again that failed; the server answers the same address. */
function retry(): void {
  if ($search.get().state === 'failed') location.reload();
  else void loadCatalogue();
}

/** Says that the properties are loading or failed to load, beside the link that asked for them. */
export function ListProgress({ state }: Pick<ListingState, 'state'>) {
  if (state === 'loading') {
    return (
      <p className="quiet" role="status">
        {listings.loading}
      </p>
    );
  }
  if (state !== 'failed') return null;
  return (
    <div className={`stack panel ${styles.failed}`} role="alert">
      <p>{listings.failed}</p>
      <button type="button" className="button" onClick={retry}>
        {listings.retry}
      </button>
    </div>
  );
}

/** Of one picture or two in a row. */
const wideSizes = '(min-width: 40rem) 44vw, calc(100vw - 2rem)';

/** As many leave a row open. */
const few = 3;

/** Whether cards fill their row, and stand or lie: one lies, and so do a few that are all let, so that the next part is near. */
function layOut(count: number, areLet: boolean) {
  if (count > few) return '';
  return count === 1 || areLet ? `${styles.few} ${styles.lying}` : styles.few;
}

export interface ResultsProps {
  result: ListingResult;
  today: string;
  newSince: string;
  query: ListingQuery;
  progress: ListingState['state'];
  onMore: () => void;
}

/** The properties of the pages shown, with a link that shows more of them. */
export const Grid = memo(function Grid({
  result,
  today,
  newSince,
  query,
  progress,
  onMore,
}: ResultsProps) {
  const { properties, found, others, lacking, notes } = result;
  const drawn = useDrawn(properties);
  const added = (query.page - 1) * pageSize;
  const { list, pages, follow } = useNextProperty(drawn);
  const address = listingAddress({ ...query, page: query.page + 1 });
  const asked = listAsked(query.filter, result.wishes);
  const cards = (from: number, to?: number) => {
    const part = properties.slice(from, to);
    const areLet = !part.some((property) => canBeHad(property, today));
    return (
      <>
        {areLet && part.length <= few && (
          <p className={styles.instead}>{listings.allOccupied(part.length)}</p>
        )}
        <ul role="list" className={`${styles.grid} ${layOut(part.length, areLet)}`}>
          {part.map((property, place) => {
            const index = from + place;
            return (
              <li key={property._id} id={index === added ? addedId : undefined}>
                {index < drawn && (
                  <PropertyCard
                    property={property}
                    today={today}
                    newSince={newSince}
                    asked={asked}
                    sizes={part.length < 3 ? wideSizes : undefined}
                    priority={index === 0}
                  />
                )}
                {lacking[index] && <p className="quiet small">{lacking[index]}</p>}
              </li>
            );
          })}
        </ul>
      </>
    );
  };
  return (
    <>
      <div className={styles.homes} ref={list}>
        {found > 0 && cards(0, found)}
        {properties.length > found && (
          <>
            <h2 className={styles.others}>{notes.others}</h2>
            {cards(found)}
          </>
        )}
      </div>
      {(query.page > 1 || properties.length < found + others) && (
        <nav className={`cluster ${styles.pages}`} aria-label={listings.pages.label} ref={pages}>
          <ListProgress state={progress} />
          <p className="quiet numbers">{listings.pages.shown(properties.length, found + others)}</p>
          {properties.length < found + others && (
            <a
              className="button"
              rel="next"
              href={`${address}#${addedId}`}
              aria-disabled={progress === 'loading' || undefined}
              onClick={onPlainClick(() => {
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
});
