import { type ComponentType, useRef } from 'react';
import { filterLabel, listings } from '../../content/properties/listings';
import type { Relaxation } from '../../domain/property/search/active-filters';
import { defaultFilter } from '../../domain/property/search/filter';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import { paths } from '../../paths';
import { loadCatalogue } from '../../stores/catalogue';
import { listingAddress, newsAddress } from '../../stores/filter';
import { onPlainClick } from '../link-click';
import { FilterPanel, openSearch } from './FilterPanel';
import { Grid, Progress, type ResultsProps } from './Grid';
import styles from './results.module.css';
import { Chips, Heading, Order, partKey, Understood, Without } from './Toolbar';
import { type ServedListing, useListing } from './use-listing';
import { viewOf } from './view';

// At once, so that the properties are ready when React has hydrated the page.
if (typeof document !== 'undefined') void loadCatalogue();

interface NothingProps {
  query: ListingQuery;
  relaxations: readonly Relaxation[];
  onQuery: (query: ListingQuery) => void;
}

function NothingFits({ query, relaxations, onQuery }: NothingProps) {
  const { empty } = listings;
  const all = { ...query, filter: defaultFilter, page: 1 };
  return (
    <div className={`stack panel ${styles.empty}`}>
      <h2>{empty.title}</h2>
      <p>{relaxations.length > 0 ? empty.relax : empty.several}</p>
      <ul className="bare">
        {relaxations.map(({ part, count }) => (
          <li key={partKey(part)}>
            <Without query={query} part={part} onQuery={onQuery}>
              {empty.without(part === 'text' ? empty.text(query.filter.text) : filterLabel(part))}
            </Without>{' '}
            <span className="quiet numbers">{empty.relaxed(count)}</span>
          </li>
        ))}
        {relaxations.length === 0 && (
          <li>
            <a
              className="tall"
              href={listingAddress(all)}
              onClick={onPlainClick(() => onQuery(all))}
            >
              {listings.filters.clear}
            </a>
          </li>
        )}
      </ul>
      <a className="button button-quiet" href={paths.contact}>
        {empty.ask}
      </a>
    </div>
  );
}

function NothingListed() {
  return (
    <>
      <h1 className="below-5">{listings.title}</h1>
      <div className={`stack panel ${styles.empty}`}>
        <h2>{listings.none.title}</h2>
        <p>{listings.none.text}</p>
        <a className="button" href={paths.contact}>
          {listings.empty.ask}
        </a>
      </div>
    </>
  );
}

interface Way {
  Results?: ComponentType<ResultsProps>;
  viewOf?: typeof viewOf;
}

/** The filter panel and the properties; the server's HTML until somebody filters, then rendered in the browser. */
export default function Listings(served: ServedListing & Way) {
  const { Results = Grid, viewOf: view = viewOf } = served;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listing = useListing(served, form, view);
  const { first, query, wishes, shown, state, adding, live, fieldChanged, setQuery, more } =
    listing;
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
        {!adding && <Progress state={state} />}
        <div role="status">
          <Understood wishes={shown.view.wishes} found={shown.view.found} />
        </div>
        <Chips query={query} wishes={wishes} onQuery={step} />
        {shown.view.found === 0 && (
          <NothingFits query={shown.query} relaxations={shown.view.relaxations} onQuery={step} />
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
