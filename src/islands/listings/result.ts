import type { Relaxation } from '../../domain/property/search/active-filters';
import { relaxations } from '../../domain/property/search/active-filters';
import { defaultFilter, findLacking } from '../../domain/property/search/filter';
import type { PreparedProperties } from '../../domain/property/search/filter-values';
import {
  listNewest,
  suggestedCount,
  type SuggestedProperties,
} from '../../domain/property/suggested-properties';
import type { FoundPlace } from '../../domain/place/pages';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import type { PropertySummary } from '../../domain/property/schema';
import {
  noSearch,
  type ParsedSearch,
  type ListNotes,
  type Wish,
} from '../../domain/property/search/wish';
import { sortProperties } from '../../domain/property/sort';
import { pageSize } from '../../domain/paging';

/** The part of all properties that the page shows. */
export interface ListingResult {
  properties: readonly PropertySummary[];
  /** How many have all that was asked for; they come first. */
  found: number;
  /** How many follow that fulfil its conditions: those that have most of the rest first. */
  others: number;
  notes: ListNotes;
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
  const lacking = findLacking(prepared, filter, today, search);
  const rank = (one: PropertySummary) =>
    (lacking.get(one)?.length ?? 0) + (sort === 'newest' ? search.later(one) : 0);
  const all = sortProperties([...lacking.keys()], sort, today);
  if (search.wishes.length > 0) all.sort((a, b) => rank(a) - rank(b));
  const found = [...lacking.values()].filter(({ length }) => length === 0).length;
  const properties = all.slice(0, page * pageSize);
  const shown = {
    properties,
    found,
    others: all.length - found,
    notes: search.words.notes(search.wishes, found),
    lacking: properties.map((one) => search.words.lacking(lacking.get(one) ?? [])),
    total: prepared.length,
    wishes: search.wishes,
  };
  if (properties.length > 0) return { ...shown, relaxations: [] };
  // Who would move in does not change with the place.
  const { letTo, pets, veg } = filter;
  const accepting = findLacking(prepared, { ...defaultFilter, letTo, pets, veg }, today, noSearch);
  const newest = listNewest([...accepting.keys()], today);
  return {
    ...shown,
    relaxations: relaxations(prepared, filter, today, search),
    suggestions: search.findNear(newest, filter) ?? { properties: newest.slice(0, suggestedCount) },
  };
}
