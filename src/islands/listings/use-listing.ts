/**
 * The state of the listings in a browser: what is filtered, from the address, the controls or the history, and when the
 * server's result gives way to the browser's own.
 */
import type { Wish } from '../../domain/wish';
import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ListingQuery, readFilterQuery, writeFilterQuery } from '../../domain/filter/address';
import { $catalogue, type Catalogue } from '../../stores/catalogue';
import {
  $listing,
  ask,
  leaveSheet,
  listingAddress,
  loadFor,
  showAddress,
  showMore,
  typingRest,
} from '../../stores/filter';
import { $search, loadSearch } from '../../stores/search';
import { isNumberField, readPanel, syncFields, writePanel } from './panel-values';
import type { ListingResult, makeListingResult } from './result';
import { readServedResult, type ServedListing } from './served';

export interface ListingState {
  first: ListingQuery;
  query: ListingQuery;
  /** What the text of `query` asks for, as far as it is read yet. */
  wishes: readonly Wish[];
  shown: { query: ListingQuery; result: ListingResult };
  /** Whether `shown` is for the current query, or why not. */
  state: 'current' | Catalogue['state'];
  /** Whether the properties of a further page are asked for and not shown yet. */
  isLoadingMore: boolean;
  /** Whether React has taken over the server's HTML: the panel works without its submit button. */
  isHydrated: boolean;
  fieldChanged: (name: string) => void;
  setQuery: (query: ListingQuery) => void;
  more: () => void;
}

const readQuery = (text: string) => readFilterQuery(new URLSearchParams(text));

/** Replaces the server's result with the browser's once somebody filters. */
export function useListing(
  served: ServedListing,
  form: RefObject<HTMLFormElement | null>,
  makeResult: typeof makeListingResult,
): ListingState {
  const first = useMemo(() => readQuery(served.query), [served.query]);
  const [isHydrated, setHydrated] = useState(false);
  // A query goes this way: the page's own (`first`), the visitor's (`listing`, which lags behind typing), the one of the result (`shown`).
  const latest = useStore($listing, { ssr: 'initial' });
  const deferred = useDeferredValue(latest);
  const listing = latest?.typed ? deferred : latest;
  const catalogue = useStore($catalogue, { ssr: 'initial' });
  const search = useStore($search, { ssr: 'initial' });
  const query = listing?.query ?? first;

  const parse = useMemo(() => {
    const isReady = catalogue.state === 'ready' && search.state === 'ready';
    return isReady ? search.prepare(catalogue.properties) : null;
  }, [catalogue, search]);

  const { result, rows } = served;
  const servedResult = useMemo(() => readServedResult({ result, rows }), [result, rows]);
  const shown = useMemo(() => {
    const text = listing?.query.filter.text;
    if (!listing || catalogue.state !== 'ready' || (text !== '' && !parse))
      return { query: first, result: servedResult };
    const parsed = parse?.(listing.query.filter.text, listing.typed === true);
    const result = makeResult(catalogue.properties, listing.query, served.today, parsed);
    return { query: listing.query, result };
  }, [listing, catalogue, parse, first, servedResult, served.today, makeResult]);

  const isEmpty = isHydrated && shown.result.found + shown.result.others === 0;
  useEffect(() => {
    // What stands there instead is found by the search.
    if (isEmpty) void loadSearch();
  }, [isEmpty]);

  const typedNumber = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The field of the last step: one step back undoes a whole number, however slowly it is typed. */
  const lastField = useRef<string>(undefined);
  const fieldChanged = (name: string) => {
    if (!form.current) return;
    syncFields(form.current, name);
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
    setHydrated(true);
    loadFor(first);
    if (form.current) catchUp(form.current, first);
    const showBefore = () => {
      const current = $listing.get()?.query ?? first;
      const sheet = form.current?.closest('dialog');
      if (sheet?.open) {
        // Back closes the sheet, and undoes no choice that was made in it.
        sheet.close();
        leaveSheet();
        if (listingAddress(readQuery(location.search)) !== listingAddress(current))
          history.forward();
        return;
      }
      const next = readQuery(location.search);
      lastField.current = undefined;
      if (showAddress(next, current) && form.current) writePanel(form.current, next);
    };
    addEventListener('popstate', showBefore);
    return () => removeEventListener('popstate', showBefore);
  }, [first, form]);

  const { page } = shown.query;
  const isSearched = query.filter.text !== '';
  const loaded = catalogue.state === 'ready' && isSearched ? search.state : catalogue.state;
  const state = !listing || loaded === 'ready' ? 'current' : loaded;

  return {
    first,
    query,
    wishes: shown.query.filter.text === query.filter.text ? shown.result.wishes : [],
    shown,
    state,
    isLoadingMore: state !== 'current' && query.page > 1,
    isHydrated,
    fieldChanged,
    setQuery,
    // From the shown page, so that a second click asks for the same page.
    more: useCallback(() => showMore({ ...query, page: page + 1 }), [query, page]),
  };
}

/** Applies what was chosen while the code was loading. */
function catchUp(form: HTMLFormElement, first: ListingQuery): void {
  syncFields(form, 'work');
  const fields = { ...readPanel(form), page: first.page };
  if (writeFilterQuery(fields) !== writeFilterQuery(first)) ask(fields, 'step');
}
