import { atom } from 'nanostores';
import { type ListingQuery, writeFilterQuery } from '../domain/property/search/filter-query';
import { paths } from '../paths';
import { $catalogue, loadCatalogue } from './catalogue';

/** What a visitor asked the listings for. */
interface Listing {
  query: ListingQuery;
  /** How many pages are shown, beginning with the one of the query. */
  pages: number;
  /** Whether the visitor is typing: a letter must appear before its results. */
  typed?: boolean;
}

/** The visitor's query since the page loaded; `null` while the server's result is shown. */
export const $listing = atom<Listing | null>(null);

/** How long (ms) typing must pause before the address changes; browsers limit how often it may change. */
export const typingRest = 300;
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
  if (address !== `${location.pathname}${location.search}`) {
    history.pushState(null, '', address);
  }
}

/** Sets another query, from its first page. The back button undoes a choice, but not typing. */
export function ask(query: Omit<ListingQuery, 'page'>, how: 'step' | 'typing'): void {
  const fresh = { ...query, page: 1 };
  $listing.set({ query: fresh, pages: 1, typed: how === 'typing' });
  writeAddress(fresh, how);
  void loadCatalogue();
}

/** The query of the last page shown; it goes into the address, so that a reload continues there. */
function lastPage({ query, pages }: Listing): ListingQuery {
  return { ...query, page: query.page + pages - 1 };
}

/**
 * Shows the address after the back or forward button; `pages` is how many were shown there. Does
 * nothing if they are shown already, as after a jump within the page.
 */
export function showAddress(last: ListingQuery, pages: number, now: Listing): boolean {
  if (writeFilterQuery(last) === writeFilterQuery(lastPage(now))) return false;
  const first = Math.max(1, last.page - pages + 1);
  clearTimeout(typing?.timer);
  typing = null;
  $listing.set({ query: { ...last, page: first }, pages: last.page - first + 1 });
  void loadCatalogue();
  return true;
}

/** Adds one page below; repeated while the properties are loading, it adds no further page. */
export function showMore(now: Listing): void {
  endTyping();
  if (now.pages === 1 || $catalogue.get().state === 'ready') {
    const more = { query: now.query, pages: now.pages + 1 };
    $listing.set(more);
    history.replaceState({ pages: more.pages }, '', listingAddress(lastPage(more)));
  }
  void loadCatalogue();
}

/** The number of pages shown by an entry of the browser's history. */
export function pagesOf(state: unknown): number {
  const pages = state instanceof Object && 'pages' in state ? state.pages : 1;
  return typeof pages === 'number' ? pages : 1;
}
