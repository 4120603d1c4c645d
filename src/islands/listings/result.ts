import type { Relaxation } from '../../domain/property/search/active-filters';
import { relaxations } from '../../domain/property/search/active-filters';
import { filterPrepared } from '../../domain/property/search/filter';
import type { PreparedProperties } from '../../domain/property/search/filter-values';
import {
  findSuggestedProperties,
  type SuggestedProperties,
} from '../../domain/property/suggested-properties';
import type { FoundPlace } from '../../domain/map/properties-by-place';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import type { PropertySummary } from '../../domain/property/schema';
import { noSearch, type ParsedSearch, type Wish } from '../../domain/property/search/wish';
import { sortProperties } from '../../domain/property/sort';
import { pageSize } from '../../domain/paging';

/** The part of all properties that the page shows. */
export interface ListingResult {
  properties: readonly PropertySummary[];
  found: number;
  total: number;
  /** What the search text asks for. */
  wishes: readonly Wish[];
  relaxations: readonly Relaxation[];
  /** Homes to show in place of an empty result. */
  suggestions?: SuggestedProperties;
  places?: readonly FoundPlace[];
}

/** The properties of all pages up to the query's. */
export function makeListingResult(
  prepared: PreparedProperties,
  { filter, sort, page }: ListingQuery,
  today: string,
  search: ParsedSearch = noSearch,
): ListingResult {
  const found = sortProperties(filterPrepared(prepared, filter, today, search), sort, today);
  const shown = {
    properties: found.slice(0, page * pageSize),
    found: found.length,
    total: prepared.length,
    wishes: search.wishes,
  };
  if (found.length > 0) return { ...shown, relaxations: [] };
  const all = prepared.map(({ property }) => property);
  return {
    ...shown,
    relaxations: relaxations(prepared, filter, today, search),
    suggestions: findSuggestedProperties(all, today, search.findNear),
  };
}
