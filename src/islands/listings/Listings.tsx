import { type ComponentType, useRef } from 'react';
import { emptyText } from '../../content/properties/empty';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters, defaultFilter } from '../../domain/property/search/filter';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import { paths } from '../../paths';
import { loadCatalogue } from '../../stores/catalogue';
import { listingAddress, newsAddress } from '../../stores/filter';
import { Empty, WayOn } from '../empty/Empty';
import { onPlainClick } from '../link-click';
import { FilterPanel, openSearch } from './FilterPanel';
import { Grid, ListProgress, type ResultsProps } from './Grid';
import styles from './results.module.css';
import { Chips, Heading, Order, partKey, Understood, Without } from './Toolbar';
import { type ServedListing, useListing } from './use-listing';
import { useTitle } from './use-title';
import { type ListingView, makeView } from './view';

// At once, so that the properties are ready when React has hydrated the page.
if (typeof document !== 'undefined') void loadCatalogue();

interface NothingProps {
  query: ListingQuery;
  view: ListingView;
  today: string;
  onQuery: (query: ListingQuery) => void;
}

function NothingFits({
  query,
  view: { relaxations, instead, wishes },
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
      homes={instead?.properties ?? []}
      homesTitle={instead?.near ? emptyText.near(instead.near) : undefined}
      today={today}
    >
      <p>{relaxations.length > 0 ? empty.relax : empty.several}</p>
      <ul className="bare">
        {relaxations.map(({ part, count }) => (
          <li key={partKey(part)}>
            <Without query={query} part={part} onQuery={onQuery}>
              {part === 'text' ? empty.withoutText : empty.without(filterLabel(part))}
            </Without>{' '}
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
        <WayOn homes={[]} />
      </Empty>
    </>
  );
}

interface Way {
  Results?: ComponentType<ResultsProps>;
  makeView?: typeof makeView;
}

/** The filter panel and the properties; the server's HTML until somebody filters, then rendered in the browser. */
export default function Listings(served: ServedListing & Way) {
  const { Results = Grid, makeView: view = makeView } = served;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listing = useListing(served, form, view);
  const { first, query, wishes, shown, state, adding, live, fieldChanged, setQuery, more } =
    listing;
  useTitle(query, wishes, first, served.title);
  const step = (next: ListingQuery) => {
    setQuery(next);
    heading.current?.focus({ preventScroll: true });
  };
  if (shown.view.total === 0) return <NothingListed />;
  return (
    <div className={styles.listings}>
      <Heading
        heading={heading}
        found={shown.view.found}
        total={shown.view.total}
        onSearch={() => openSearch(form.current)}
      />
      <FilterPanel
        form={form}
        initial={first.filter}
        current={query.filter}
        wishes={wishes}
        found={state === 'current' ? shown.view.found : null}
        cleared={listingAddress({ ...query, filter: defaultFilter, page: 1 })}
        view={query.view}
        live={live}
        onChange={fieldChanged}
        onClear={() => step({ ...query, filter: defaultFilter, page: 1 })}
      />
      <Order initial={first.sort} query={query} onChange={fieldChanged} />
      <section className={styles.results} id="homes" tabIndex={-1} aria-busy={state === 'loading'}>
        {!adding && <ListProgress state={state} />}
        <div role="status">
          <Understood wishes={shown.view.wishes} found={shown.view.found} />
        </div>
        <Chips query={query} wishes={wishes} onQuery={step} />
        {shown.view.found === 0 && (
          <NothingFits query={shown.query} view={shown.view} today={served.today} onQuery={step} />
        )}
        {(shown.view.found > 0 || query.view === 'map') && (
          <Results
            view={shown.view}
            today={served.today}
            newSince={served.newSince}
            query={shown.query}
            progress={adding ? state : 'current'}
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
