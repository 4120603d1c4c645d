import { useRef } from 'react';
import { defaultFilter } from '../../domain/property/filter';
import type { ListingQuery } from '../../domain/property/filter-query';
import { ErrorBoundary } from '../ErrorBoundary';
import { NothingFits, NothingListed } from './Empty';
import { FilterPanel } from './FilterPanel';
import { Grid, Progress } from './Grid';
import styles from './results.module.css';
import { Chips, Toolbar } from './Toolbar';
import { type ServedListing, useListing } from './use-listing';

function LiveListings(served: ServedListing) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listing = useListing(served, form);
  const { first, query, shown, state, adding, live, fieldsChanged, setQuery, more } = listing;
  const { view } = shown;
  const step = (next: ListingQuery) => {
    setQuery(next);
    heading.current?.focus({ preventScroll: true });
  };
  if (view.total === 0) return <NothingListed />;
  return (
    <div className={styles.listings}>
      <FilterPanel
        form={form}
        initial={first.filter}
        current={query.filter}
        found={state === 'current' ? view.found : null}
        live={live}
        onChange={fieldsChanged}
        onClear={() => step({ ...query, filter: defaultFilter, page: 1 })}
      />
      <section className={styles.results} aria-busy={state === 'loading'}>
        <Toolbar
          heading={heading}
          found={view.found}
          initial={first.sort}
          onChange={fieldsChanged}
        />
        {!adding && <Progress state={state} />}
        <Chips query={query} onQuery={step} />
        {view.found === 0 ? (
          <NothingFits query={shown.query} relaxations={view.relaxations} onQuery={step} />
        ) : (
          <Grid
            view={view}
            query={shown.query}
            progress={adding ? state : 'current'}
            onMore={more}
          />
        )}
      </section>
    </div>
  );
}

/** The filter panel and the properties; server HTML until somebody filters, then all in the browser. */
export default function Listings(served: ServedListing) {
  return (
    <ErrorBoundary>
      <LiveListings {...served} />
    </ErrorBoundary>
  );
}
