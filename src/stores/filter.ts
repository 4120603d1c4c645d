import { atom } from 'nanostores';
import { type ListingQuery, writeFilterQuery } from '../domain/property/filter-query';
import { paths } from '../paths';
import { $catalogue, loadCatalogue } from './catalogue';

interface Listing {
  query: ListingQuery;
  /** How many pages are shown, beginning with the one of the query. */
  pages: number;
  /** Whether somebody is typing: the result then may come after the letter. */
  typed?: boolean;
}

/** What the visitor asked for since the page came; `null` while the server's answer stands. */
export const $listing = atom<Listing | null>(null);

/** How long (ms) typing rests before it goes into the address: browsers refuse a write per key. */
const typingRest = 300;
let typing: ReturnType<typeof setTimeout> | undefined;

/** The address that shows this query. */
export function listingAddress(query: ListingQuery): string {
  const text = writeFilterQuery(query);
  return text === '' ? paths.properties : `${paths.properties}?${text}`;
}

function writeAddress(query: ListingQuery, how: 'step' | 'typing'): void {
  clearTimeout(typing);
  const address = listingAddress(query);
  if (how === 'typing') {
    typing = setTimeout(() => history.replaceState(null, '', address), typingRest);
  } else if (address !== `${location.pathname}${location.search}`) {
    history.pushState(null, '', address);
  }
}

/** Asks for other properties, from the first page on. The back button undoes a choice, but not typing. */
export function ask(query: Omit<ListingQuery, 'page'>, how: 'step' | 'typing'): void {
  const fresh = { ...query, page: 1 };
  $listing.set({ query: fresh, pages: 1, typed: how === 'typing' });
  writeAddress(fresh, how);
  void loadCatalogue();
}

/** The query of the last page shown, which the address names, so that a reload continues there. */
function lastPage({ query, pages }: Listing): ListingQuery {
  return { ...query, page: query.page + pages - 1 };
}

/**
 * Shows what the address says, after the back or forward button; `pages` is how many were shown there.
 * Nothing happens when they are shown already, as after a jump within the page.
 */
export function showAddress(last: ListingQuery, pages: number, now: Listing): boolean {
  if (writeFilterQuery(last) === writeFilterQuery(lastPage(now))) return false;
  const first = Math.max(1, last.page - pages + 1);
  clearTimeout(typing);
  $listing.set({ query: { ...last, page: first }, pages: last.page - first + 1 });
  void loadCatalogue();
  return true;
}

/** Shows one page more below; asked again while the properties are on their way, it asks for no further page. */
export function showMore(now: Listing): void {
  if (now.pages === 1 || $catalogue.get().state === 'ready') {
    const more = { query: now.query, pages: now.pages + 1 };
    $listing.set(more);
    history.replaceState({ pages: more.pages }, '', listingAddress(lastPage(more)));
  }
  void loadCatalogue();
}

/** How many pages an entry of the browser's history showed. */
export function pagesOf(state: unknown): number {
  const pages = state instanceof Object && 'pages' in state ? state.pages : 1;
  return typeof pages === 'number' ? pages : 1;
}
