import type { Wish } from '../../domain/wish';
import { useEffect } from 'react';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters } from '../../domain/filter/filter';
import type { ListingQuery } from '../../domain/filter/address';
import type { ServedListing } from './served';

/** The words of a search, as its chips have them; '' for the whole list. */
export function formatSearchWords({ filter }: ListingQuery, wishes: readonly Wish[]): string {
  return activeFilters(filter, wishes).map(filterLabel).join(' · ');
}

/** Keeps the window's title that of the query, once it is another than the page was made for. */
export function useTitle(
  query: ListingQuery,
  wishes: readonly Wish[],
  first: ListingQuery,
  [title, end]: ServedListing['title'],
): void {
  useEffect(() => {
    if (query !== first)
      document.title = listings.titled(title, formatSearchWords(query, wishes)) + end;
  }, [query, wishes, first, title, end]);
}
