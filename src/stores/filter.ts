import { atom } from 'nanostores';
import { type ListingQuery, writeFilterQuery } from '../domain/property/filter-query';
import { paths } from '../paths';
import { loadCatalogue } from './catalogue';

export interface Listing {
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

/** Asks for other homes, from the first page on. A step can be taken back with the back button, typing cannot. */
export function ask(query: Omit<ListingQuery, 'page'>, how: 'step' | 'typing'): void {
  const fresh = { ...query, page: 1 };
  $listing.set({ query: fresh, pages: 1, typed: how === 'typing' });
  writeAddress(fresh, how);
  void loadCatalogue();
}

/** Shows what the address says, after the back or forward button. */
export function showAddress(query: ListingQuery): void {
  clearTimeout(typing);
  $listing.set({ query, pages: 1 });
  void loadCatalogue();
}

/** Shows one page more below; the address names the last one, where a reload goes on. */
export function showMore({ query, pages }: Listing): void {
  $listing.set({ query, pages: pages + 1 });
  history.replaceState(null, '', listingAddress({ ...query, page: query.page + pages }));
  void loadCatalogue();
}
