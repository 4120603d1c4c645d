/** What the listings show for a query, made from all homes: the same on the server and in the browser. */
import type { Wish } from '../../domain/wish';
import {
  findFits,
  type ListNotes,
  noSearch,
  type ParsedSearch,
  type PreparedProperties,
  type Relaxation,
  relaxations,
} from '../../domain/filter/filter';
import type { SuggestedProperties } from '../../domain/filter/suggested';
import type { FoundPlace } from '../../domain/map/found-places';
import type { ListingQuery } from '../../domain/filter/address';
import type { PropertySummary } from '../../domain/property/schema';
import { sortProperties } from '../../domain/property/sort';
import { countShown, pageSize } from '../../domain/paging';

/** The part of all properties that the page shows. */
export interface ListingResult {
  properties: readonly PropertySummary[];
  /** How many have all that was asked for; they come first. */
  found: number;
  /** How many follow: those that fulfil its conditions and have most of the rest first, then after few those that are near. */
  others: number;
  notes: ListNotes;
  /** For each of the shown properties what it lacks, in words. */
  lacking: readonly string[];
  total: number;
  /** What the search text asks for. */
  wishes: readonly Wish[];
  relaxations: readonly Relaxation[];
  /** Homes to show in place of an empty result, or after one of which few can be had. */
  suggestions?: SuggestedProperties | undefined;
  places?: readonly FoundPlace[];
}

/** The properties of all pages up to the query's. */
export function makeListingResult(
  prepared: PreparedProperties,
  { filter, sort, page }: ListingQuery,
  today: string,
  search: ParsedSearch = noSearch,
): ListingResult {
  const fits = findFits(prepared, filter, today, search);
  const sorted = sortProperties([...fits.keys()], sort, today);
  const all = search.sortByFit?.(sorted, fits, today, sort === 'newest') ?? sorted;
  const lacksSome = all.findIndex((one) => fits.get(one)?.lacking.length !== 0);
  const found = lacksSome < 0 ? all.length : lacksSome;
  const nearest = search.findNear?.(prepared, filter, today, all, found);
  const both = nearest?.list ?? all;
  const list = all.length > 0 ? both : all;
  const properties = list.slice(0, countShown(list.length, page, pageSize));
  const notes = search.words.notes(search.wishes, found, both);
  return {
    properties,
    found,
    others: list.length - found,
    notes: nearest && all.length === found ? { ...notes, others: nearest.title } : notes,
    lacking: properties.map(
      (one, index) =>
        nearest?.lacking.at(index - list.length) ?? search.words.lacking(fits.get(one)),
    ),
    total: prepared.length,
    wishes: search.wishes,
    relaxations: all.length > 0 ? [] : relaxations(prepared, filter, today, search),
    suggestions: nearest,
  };
}
