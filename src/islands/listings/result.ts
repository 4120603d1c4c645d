import type { Relaxation } from '../../domain/property/search/active-filters';
import { relaxations } from '../../domain/property/search/active-filters';
import { filterLabel } from '../../content/properties/listings';
import { filterPrepared, findOthers } from '../../domain/property/search/filter';
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
  /** How many have all that was asked for; they come first. */
  found: number;
  /** How many follow that fulfil its conditions: those that have most of the rest first. */
  others: number;
  /** For each of the shown properties what it lacks, in words. */
  lacking: readonly string[];
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
  const first = search.wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
  const isLater = ({ category }: PropertySummary) =>
    Number(sort === 'newest' && first.length > 0 && !first.includes(category));
  const found = sortProperties(filterPrepared(prepared, filter, today, search), sort, today).sort(
    (a, b) => isLater(a) - isLater(b),
  );
  const lacking = findOthers(prepared, filter, today, search);
  const count = (one: PropertySummary) => lacking.get(one)?.length ?? 0;
  const others = sortProperties([...lacking.keys()], sort, today).sort(
    (a, b) => count(a) - count(b),
  );
  const properties = [...found, ...others].slice(0, page * pageSize);
  const shown = {
    properties,
    found: found.length,
    others: others.length,
    lacking: properties.map((one) =>
      (lacking.get(one) ?? []).map((wish) => filterLabel({ name: 'text', wish })).join('; '),
    ),
    total: prepared.length,
    wishes: search.wishes,
  };
  if (properties.length > 0) return { ...shown, relaxations: [] };
  const all = prepared.map(({ property }) => property);
  return {
    ...shown,
    relaxations: relaxations(prepared, filter, today, search),
    suggestions: findSuggestedProperties(all, today, search.findNear),
  };
}
