import { useRef } from 'react';
import { listings } from '../../content/listings';
import { messages } from '../../content/messages';
import { defaultFilter } from '../../domain/property/filter';
import type { ListingQuery } from '../../domain/property/filter-query';
import { loadCatalogue } from '../../stores/catalogue';
import { ErrorBoundary } from '../ErrorBoundary';
import { Chips } from './Chips';
import { NothingFits, NothingListed } from './Empty';
import { FilterPanel } from './FilterPanel';
import { Grid } from './Grid';
import styles from './results.module.css';
import { Toolbar } from './Toolbar';
import { type ServedListing, useListing } from './use-listing';

function LoadFailed() {
  return (
    <div className={styles.failed} role="alert">
      <p>{messages.error.listFailed}</p>
      <button type="button" className="button" onClick={() => void loadCatalogue()}>
        {messages.error.retry}
      </button>
    </div>
  );
}

function LiveListings(served: ServedListing) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { first, query, shown, state, live, fieldsChanged, setQuery, more } = useListing(
    served,
    form,
  );
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
        {state === 'loading' && <p className="quiet">{listings.loading}</p>}
        {state === 'failed' && <LoadFailed />}
        <Chips query={query} onQuery={step} />
        {view.found === 0 ? (
          <NothingFits query={shown.query} relaxations={view.relaxations} onQuery={step} />
        ) : (
          <Grid view={view} query={shown.query} onMore={more} />
        )}
      </section>
    </div>
  );
}

/** The filter panel and the homes; server HTML until somebody filters, then all in the browser. */
export default function Listings(served: ServedListing) {
  return (
    <ErrorBoundary>
      <LiveListings {...served} />
    </ErrorBoundary>
  );
}
