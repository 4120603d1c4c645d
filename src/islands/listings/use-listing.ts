import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { bedFields } from '../../domain/property/bed-choice';
import { optionFlags } from '../../domain/property/facts';
import {
  type ListingQuery,
  readFilterQuery,
  writeFilterQuery,
} from '../../domain/property/filter-query';
import { $catalogue, type Catalogue, readTexts } from '../../stores/catalogue';
import { $listing, ask, type Listing, pagesOf, showAddress, showMore } from '../../stores/filter';
import { setField } from './fields';
import { type ListingView, viewOf } from './view';

export interface ServedListing {
  /** The query of the server's page, as text. */
  query: string;
  view: ListingView;
  /** The day (YYYY-MM-DD) of the page, by which both sort and show badges the same. */
  today: string;
}

export interface ListingState {
  /** The query of the server's page. */
  first: ListingQuery;
  /** The current query. */
  query: ListingQuery;
  /** The properties shown, and their query. */
  shown: { query: ListingQuery; view: ListingView };
  /** Whether `shown` is for the current query, or why not. */
  state: 'current' | Catalogue['state'];
  /** Whether further pages were requested that are not shown yet. */
  adding: boolean;
  live: boolean;
  fieldsChanged: (how: 'step' | 'typing') => void;
  setQuery: (query: ListingQuery) => void;
  more: () => void;
}

const parse = (text: string) => readFilterQuery(new URLSearchParams(text));

/** Reads the panel's fields like the query of an address, since the form submits as one. */
function readPanel(form: HTMLFormElement): Omit<ListingQuery, 'page'> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value);
  }
  const { filter, sort } = readFilterQuery(query);
  return { filter, sort };
}

/** Sets the panel's fields, after a chip, "Clear all" or the back button. */
function writePanel(form: HTMLFormElement, { filter, sort }: Omit<ListingQuery, 'page'>): void {
  const values = { ...filter, ...optionFlags(filter), ...bedFields(filter), sort };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null) setField(form, name, value);
  }
}

/** Runs something once the page has been painted: a letter is seen before what it finds, and this before the rest is read. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** The visitor's query. After a keystroke the page follows when it can: the next keystroke goes first. */
function useQuery(): Listing | null {
  const [listing, setListing] = useState($listing.get());
  useEffect(
    () =>
      $listing.subscribe((next) => {
        if (next?.typed) afterPaint(() => startTransition(() => setListing($listing.get())));
        else setListing(next);
      }),
    [],
  );
  return listing;
}

const unused: Catalogue = { state: 'idle' };

/** All properties. Hidden until somebody filters: a state change during hydration makes React start over. */
function useCatalogue(): Catalogue {
  return useSyncExternalStore(
    (changed) => $catalogue.listen(changed),
    () => ($listing.get() ? $catalogue.get() : unused),
    () => unused,
  );
}

/** Replaces the server's result with the browser's once somebody filters. */
export function useListing(
  served: ServedListing,
  form: RefObject<HTMLFormElement | null>,
): ListingState {
  const first = useMemo(() => parse(served.query), [served.query]);
  const [live, setLive] = useState(false);
  const listing = useQuery();
  const catalogue = useCatalogue();
  const query = listing?.query ?? first;

  const shown = useMemo(() => {
    if (!listing || catalogue.state !== 'ready') return { query: first, view: served.view };
    const { query, pages } = listing;
    return { query, view: viewOf(catalogue.properties, query, served.today, pages) };
  }, [listing, catalogue, first, served]);

  const fieldsChanged = useCallback(
    (how: 'step' | 'typing') => {
      if (form.current) ask(readPanel(form.current), how);
    },
    [form],
  );
  const setQuery = useCallback(
    (next: ListingQuery) => {
      if (form.current) writePanel(form.current, next);
      ask(next, 'step');
    },
    [form],
  );

  useEffect(() => $catalogue.subscribe(() => afterPaint(() => void readTexts())), []);

  useEffect(() => {
    setLive(true);
    if (form.current) catchUp(form.current, first);
    const back = ({ state }: PopStateEvent) => {
      const next = parse(location.search);
      const now = $listing.get() ?? { query: first, pages: 1 };
      if (showAddress(next, pagesOf(state), now) && form.current) writePanel(form.current, next);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [first, form]);

  const state = !listing || catalogue.state === 'ready' ? 'current' : catalogue.state;

  return {
    first,
    query,
    shown,
    state,
    adding: state !== 'current' && (listing?.pages ?? 1) > 1,
    live,
    fieldsChanged,
    setQuery,
    more: useCallback(() => showMore($listing.get() ?? { query: first, pages: 1 }), [first]),
  };
}

/** Applies what was chosen while the code was loading. */
function catchUp(form: HTMLFormElement, first: ListingQuery): void {
  const fields = { ...readPanel(form), page: first.page };
  if (writeFilterQuery(fields) !== writeFilterQuery(first)) ask(fields, 'step');
}
