import type { FilterPart, FilterState } from './filter';
import { activeFilters, defaultFilter, findLacking } from './filter';
import type { PreparedProperties } from './filter-values';
import { rangeKeys } from './range';
import type { ParsedSearch, Wish } from './wish';

/** A part to drop, and how many properties are shown then. */
export interface Relaxation {
  part: FilterPart;
  count: number;
}

/** The filter without one of its parts. */
export function withoutPart(filter: FilterState, part: Relaxation['part']): FilterState {
  if (part.name === 'text') return { ...filter, text: part.wish.rest };
  const keys = 'low' in part ? rangeKeys[part.name] : [part.name];
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: the single parts to drop, starting with the one that shows the most properties. */
export function relaxations(
  prepared: PreparedProperties,
  filter: FilterState,
  today: string,
  search: ParsedSearch,
): Relaxation[] {
  const { wishes } = search;
  const count = (rest: FilterState, left: readonly Wish[]) =>
    findLacking(prepared, rest, today, search, left).size;
  const parts = activeFilters(filter, wishes)
    .map((part) => ({
      part,
      count:
        part.name === 'text'
          ? count(
              filter,
              wishes.filter((wish) => wish !== part.wish),
            )
          : count(withoutPart(filter, part), wishes),
    }))
    .sort((a, b) => b.count - a.count);
  return parts.filter((one) => one.count > 0);
}
