/**
 * What a visitor has chosen in the list of homes, and its address: which steps the back button undoes, and when typing
 * becomes an address. It filters nothing.
 */
import { atom } from 'nanostores';
import { type ListingQuery, writeFilterQuery } from '../domain/filter/address';
import { paths } from '../paths';
import { loadCatalogue } from './catalogue';
import { loadSearch } from './search';
import { enterLayer, leaveLayer, readLayer } from './layer';

interface Listing {
  query: ListingQuery;
  /** Whether the visitor is typing: a letter must appear before its results, and the last word may be a beginning. */
  typed?: boolean;
}

/** The visitor's query since the page loaded; `null` while the server's result is shown. */
export const $listing = atom<Listing | null>(null);

/** How long (ms) typing must pause before the address changes; browsers limit how often it may change. */
export const typingRest = 300;
const sheet = 'sheet';
let typing: { timer: ReturnType<typeof setTimeout>; address: string } | null = null;

/** The address that shows this query. */
export function listingAddress(query: ListingQuery): string {
  const text = writeFilterQuery(query);
  return text === '' ? paths.properties : `${paths.properties}?${text}`;
}

/** The address of the page that mails the homes of a filter as they come in. */
export function newsAddress({ filter }: ListingQuery): string {
  const text = writeFilterQuery({ filter, sort: 'newest', view: 'list', page: 1 });
  return text === '' ? paths.news : `${paths.news}?${text}`;
}

/** Writes the address of the last typing at once, before that of another step. */
function endTyping(): void {
  if (!typing) return;
  clearTimeout(typing.timer);
  history.replaceState(null, '', typing.address);
  typing = null;
}

function writeAddress(query: ListingQuery, how: 'step' | 'typing'): void {
  const address = listingAddress(query);
  if (how === 'typing') {
    clearTimeout(typing?.timer);
    typing = { timer: setTimeout(endTyping, typingRest), address };
    return;
  }
  endTyping();
  if (address === `${location.pathname}${location.search}`) return;
  history[readLayer(sheet) === null ? 'pushState' : 'replaceState'](null, '', address);
}

/** Loads what a query needs to be answered here. */
export function loadFor({ filter }: Pick<ListingQuery, 'filter'>): void {
  void loadCatalogue();
  if (filter.text !== '') void loadSearch();
}

/** Sets another query, from its first page. The back button undoes a choice, but not typing. */
export function ask(query: Omit<ListingQuery, 'page'>, how: 'step' | 'typing'): void {
  const fresh = { ...query, page: 1 };
  $listing.set({ query: fresh, typed: how === 'typing' });
  writeAddress(fresh, how);
  loadFor(query);
}

/** Reads the text as one that is complete: its last word is a whole one. */
export function sendText(): void {
  const listing = $listing.get();
  endTyping();
  if (listing?.typed) $listing.set({ query: listing.query });
}

/** Shows the address after Back or Forward; does nothing if it is shown already. */
export function showAddress(query: ListingQuery, current: ListingQuery): boolean {
  if (writeFilterQuery(query) === writeFilterQuery(current)) return false;
  clearTimeout(typing?.timer);
  typing = null;
  $listing.set({ query });
  loadFor(query);
  return true;
}

/** Gives the filter's sheet, which lies over the list on phones, an entry of its own, until a choice takes it. */
export const enterSheet = () => enterLayer(sheet, true);

/** Leaves the sheet's entry, if nothing was chosen in it. */
export function leaveSheet(): void {
  endTyping();
  leaveLayer(sheet);
}

/** Shows the query with more pages, in the same entry of the browser's history. */
export function showMore(query: ListingQuery): void {
  endTyping();
  $listing.set({ query });
  history.replaceState(null, '', listingAddress(query));
  loadFor(query);
}
