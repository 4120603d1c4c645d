import type { Correction, Relaxation } from '../../domain/property/search/active-filters';
import { corrections, relaxations } from '../../domain/property/search/active-filters';
import { filterPrepared } from '../../domain/property/search/filter';
import type { PreparedProperties } from '../../domain/property/search/filter-values';
import { findAskedPlace, findInstead, type Instead } from '../../domain/map/instead';
import type { FoundPlace } from '../../domain/map/properties-by-place';
import type { ListingQuery } from '../../domain/property/search/filter-query';
import type { PropertySummary } from '../../domain/property/schema';
import { sortProperties } from '../../domain/property/sort';
import { pageSize } from '../../domain/paging';

/** The part of all properties that the page shows. */
export interface ListingView {
  properties: readonly PropertySummary[];
  found: number;
  total: number;
  corrections: readonly Correction[];
  relaxations: readonly Relaxation[];
  /** For an empty result. */
  instead?: Instead;
  places?: readonly FoundPlace[];
}

/** The properties of all pages up to the query's. */
export function viewOf(
  prepared: PreparedProperties,
  { filter, sort, page }: ListingQuery,
  today: string,
): ListingView {
  const found = sortProperties(filterPrepared(prepared, filter, today), sort, today);
  const shown = {
    properties: found.slice(0, page * pageSize),
    found: found.length,
    total: prepared.list.length,
    corrections: corrections(prepared, filter),
  };
  if (found.length > 0) return { ...shown, relaxations: [] };
  const all = prepared.list.map(({ property }) => property);
  const place = findAskedPlace(filter.text, prepared.correct);
  return {
    ...shown,
    relaxations: relaxations(prepared, filter, today),
    instead: findInstead(all, today, place),
  };
}
