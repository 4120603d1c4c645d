import { filterWords } from '../../content/listings';
import { type Relaxation, relaxations } from '../../domain/property/active-filters';
import { filterPrepared, type PreparedHome } from '../../domain/property/filter';
import type { ListingQuery } from '../../domain/property/filter-query';
import type { PropertySummary } from '../../domain/property/schema';
import { sortHomes } from '../../domain/property/sort';
import { pageSize } from '../../domain/property/vocabulary';

/** What the page shows of all homes. */
export interface ListingView {
  homes: readonly PropertySummary[];
  /** The first shown home's place among those found, from 0. */
  start: number;
  /** How many homes fit the filter. */
  found: number;
  /** How many homes there are at all. */
  total: number;
  /** When nothing fits: what to leave out. */
  relaxations: readonly Relaxation[];
}

/** The homes of `pages` pages, beginning with the query's; a page behind the last is the last. */
export function viewOf(
  prepared: readonly PreparedHome<PropertySummary>[],
  { filter, sort, page }: ListingQuery,
  pages = 1,
): ListingView {
  const found = sortHomes(filterPrepared(prepared, filter), sort);
  const lastPage = Math.max(1, Math.ceil(found.length / pageSize));
  const start = (Math.min(page, lastPage) - 1) * pageSize;
  return {
    homes: found.slice(start, start + pages * pageSize),
    start,
    found: found.length,
    total: prepared.length,
    relaxations: found.length === 0 ? relaxations(prepared, filter, filterWords) : [],
  };
}
