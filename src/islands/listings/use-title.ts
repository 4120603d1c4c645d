import { useEffect } from 'react';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters } from '../../domain/property/search/filter';
import type { ListingQuery } from '../../domain/property/search/filter-query';

/** The words of a search, as its chips have them; '' for the whole list. */
export function formatSearchWords({ filter }: ListingQuery): string {
  return activeFilters(filter).map(filterLabel).join(' · ');
}

/** Keeps the window's title that of the query, once it is another than the page was made for; `end` follows it. */
export function useTitle(query: ListingQuery, first: ListingQuery, end: string): void {
  useEffect(() => {
    if (query !== first)
      document.title = listings.titles[query.view](formatSearchWords(query)) + end;
  }, [query, first, end]);
}
