import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import { readFilterQuery, writeFilterQuery } from '../../domain/property/search/filter-query';
import { $catalogue, type Catalogue } from '../../stores/catalogue';
import { $listing, ask, showAddress, showMore, typingRest } from '../../stores/filter';
import { isNumberField, readPanel, syncBedFields, writePanel } from './fields';
import type { ListingView, viewOf } from './view';

export interface ServedListing {
  query: string;
  view: ListingView;
  today: string;
  newSince: string;
  /** What comes before and after the words of a search in the window's title. */
  title: readonly [before: string, after: string];
}

export interface ListingState {
  first: ListingQuery;
  query: ListingQuery;
  shown: { query: ListingQuery; view: ListingView };
  /** Whether `shown` is for the current query, or why not. */
  state: 'current' | Catalogue['state'];
  adding: boolean;
  live: boolean;
  fieldChanged: (name: string) => void;
  setQuery: (query: ListingQuery) => void;
  more: () => void;
}

const parse = (text: string) => readFilterQuery(new URLSearchParams(text));

/** Replaces the server's result with the browser's once somebody filters. */
export function useListing(
  served: ServedListing,
  form: RefObject<HTMLFormElement | null>,
  view: typeof viewOf,
): ListingState {
  const first = useMemo(() => parse(served.query), [served.query]);
  const [live, setLive] = useState(false);
  const latest = useStore($listing, { ssr: 'initial' });
  const deferred = useDeferredValue(latest);
  const listing = latest?.typed ? deferred : latest;
  const catalogue = useStore($catalogue, { ssr: 'initial' });
  const query = listing?.query ?? first;

  const shown = useMemo(() => {
    if (!listing || catalogue.state !== 'ready') return { query: first, view: served.view };
    const { query } = listing;
    return { query, view: view(catalogue.properties, query, served.today) };
  }, [listing, catalogue, first, served, view]);

  const typedNumber = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The field of the last step: one step back undoes a whole number, however slowly it is typed. */
  const lastField = useRef<string>(undefined);
  const fieldChanged = (name: string) => {
    if (!form.current) return;
    syncBedFields(form.current, name);
    clearTimeout(typedNumber.current);
    const apply = () => {
      if (!form.current) return;
      const isTyping = name === 'text' || (isNumberField(name) && name === lastField.current);
      ask(readPanel(form.current), isTyping ? 'typing' : 'step');
      lastField.current = name;
    };
    // The first digits of a rent ask for what nobody means.
    if (isNumberField(name)) typedNumber.current = setTimeout(apply, typingRest);
    else apply();
  };
  const setQuery = (next: ListingQuery) => {
    if (form.current) writePanel(form.current, next);
    lastField.current = undefined;
    ask(next, 'step');
  };

  useEffect(() => {
    setLive(true);
    if (form.current) catchUp(form.current, first);
    const back = () => {
      const next = parse(location.search);
      lastField.current = undefined;
      const now = $listing.get()?.query ?? first;
      if (showAddress(next, now) && form.current) writePanel(form.current, next);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [first, form]);

  const { page } = shown.query;
  const state = !listing || catalogue.state === 'ready' ? 'current' : catalogue.state;

  return {
    first,
    query,
    shown,
    state,
    adding: state !== 'current' && query.page > 1,
    live,
    fieldChanged,
    setQuery,
    // One more than are shown: repeated while the properties are loading, it adds no further page.
    more: useCallback(() => showMore({ ...query, page: page + 1 }), [query, page]),
  };
}

/** Applies what was chosen while the code was loading. */
function catchUp(form: HTMLFormElement, first: ListingQuery): void {
  const fields = { ...readPanel(form), page: first.page };
  if (writeFilterQuery(fields) !== writeFilterQuery(first)) ask(fields, 'step');
}
