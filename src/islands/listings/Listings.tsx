/**
 * The island of the listings: filter panel, heading, chips and homes, or what stands there when none fits. It shows the
 * state that `use-listing.ts` keeps.
 */
import { type ComponentType, useRef } from 'react';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters, defaultFilter } from '../../domain/filter/filter';
import type { ListingQuery } from '../../domain/filter/address';
import { paths } from '../../paths';
import { loadCatalogue } from '../../stores/catalogue';
import { listingAddress, newsAddress } from '../../stores/filter';
import { AskOffice, Empty } from '../empty/Empty';
import { onPlainClick } from '../link-click';
import { FilterPanel, openSearch } from './FilterPanel';
import { Grid, ListProgress, type ResultsProps } from './Grid';
import styles from './results.module.css';
import {
  ActiveFilterChips,
  Heading,
  MapLink,
  partKey,
  SearchNotes,
  SearchLink,
  SortField,
  RemoveLink,
} from './ResultsHeader';
import { sendText } from '../../stores/filter';
import type { ServedListing } from './served';
import { useListing } from './use-listing';
import { useTitle } from './use-title';
import { type ListingResult, makeListingResult } from './result';

// At once, so that the properties are ready when React has hydrated the page.
if (typeof document !== 'undefined') void loadCatalogue();

interface NothingProps {
  query: ListingQuery;
  result: ListingResult;
  today: string;
  onQuery: (query: ListingQuery) => void;
}

function NothingFits({
  query,
  result: { relaxations, suggestions, wishes },
  today,
  onQuery,
}: NothingProps) {
  const { empty } = listings;
  const all = { ...query, filter: defaultFilter, page: 1 };
  const wanted = activeFilters(query.filter, wishes).map(filterLabel);
  return (
    <Empty
      title={empty.title}
      level={2}
      homes={suggestions?.properties ?? []}
      homesTitle={suggestions?.title}
      lacking={suggestions?.lacking}
      today={today}
    >
      <p>{relaxations.length > 0 ? empty.relax : empty.several}</p>
      <ul role="list">
        {relaxations.map(({ part, count }) => (
          <li key={partKey(part)}>
            <RemoveLink query={query} part={part} onQuery={onQuery}>
              {empty.without(filterLabel(part))}
            </RemoveLink>{' '}
            <span className="quiet numbers">{empty.relaxed(count)}</span>
          </li>
        ))}
        {relaxations.length === 0 && (
          <li>
            <a
              className="target-line"
              href={listingAddress(all)}
              onClick={onPlainClick(() => onQuery(all))}
            >
              {listings.filters.clear}
            </a>
          </li>
        )}
      </ul>
      <a className="button button-quiet" href={paths.contactAbout(empty.wanted(wanted))}>
        {empty.ask}
      </a>
    </Empty>
  );
}

function NothingListed() {
  return (
    <>
      <h1 className={styles.title}>{listings.title}</h1>
      <Empty title={listings.none.title} level={2} homes={[]} today="">
        <p>{listings.none.text}</p>
        <AskOffice />
      </Empty>
    </>
  );
}

/** What the map page replaces. */
interface Overrides {
  Results?: ComponentType<ResultsProps>;
  makeResult?: typeof makeListingResult;
}

/** The filter panel and the properties; the server's HTML until somebody filters, then rendered in the browser. */
export default function Listings(served: ServedListing & Overrides) {
  const { Results = Grid, makeResult = makeListingResult } = served;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listing = useListing(served, form, makeResult);
  const {
    first,
    query,
    wishes,
    shown,
    state,
    isLoadingMore,
    isHydrated,
    fieldChanged,
    setQuery,
    more,
  } = listing;
  useTitle(query, wishes, first, served.title);
  const applyQuery = (next: ListingQuery) => {
    setQuery(next);
    heading.current?.focus({ preventScroll: true });
  };
  const { found, others } = shown.result;
  if (shown.result.total === 0) return <NothingListed />;
  return (
    <div className={styles.listings}>
      <Heading heading={heading} found={found || others} total={shown.result.total}>
        <SortField initial={first.sort} query={query} onChange={fieldChanged} />
      </Heading>
      <div className={styles.tools}>
        <SearchLink onSearch={() => openSearch(form.current)} />
        <FilterPanel
          form={form}
          initial={first.filter}
          current={query.filter}
          wishes={wishes}
          found={state === 'current' ? found || others : null}
          cleared={listingAddress({ ...query, filter: defaultFilter, page: 1 })}
          view={query.view}
          isHydrated={isHydrated}
          onChange={fieldChanged}
          onSend={sendText}
          onClear={() => applyQuery({ ...query, filter: defaultFilter, page: 1 })}
        />
        <MapLink query={query} />
      </div>
      <section className={styles.results} id="homes" tabIndex={-1} aria-busy={state === 'loading'}>
        {!isLoadingMore && <ListProgress state={state} />}
        <div role="status">
          <SearchNotes {...shown.result} buying={served.buying} />
        </div>
        <ActiveFilterChips query={query} wishes={wishes} onQuery={applyQuery} />
        {found + others === 0 && (
          <NothingFits
            query={shown.query}
            result={shown.result}
            today={served.today}
            onQuery={applyQuery}
          />
        )}
        {(found + others > 0 || query.view === 'map') && (
          <Results
            result={shown.result}
            today={served.today}
            newSince={served.newSince}
            query={shown.query}
            progress={isLoadingMore ? state : 'current'}
            onMore={more}
          />
        )}
        <a className={`button button-quiet ${styles.news}`} href={newsAddress(query)}>
          {listings.news}
        </a>
      </section>
    </div>
  );
}
