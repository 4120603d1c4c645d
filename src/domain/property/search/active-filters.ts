import type { FilterPart, FilterState } from './filter';
import { activeFilters, defaultFilter, filterPrepared } from './filter';
import type { PreparedProperties } from './filter-values';
import { rangeKeys } from './range';
import { isFilter, type ParsedSearch, type Wish } from './wish';

/** What to drop, a part or the whole text, and how many properties are shown then. */
export interface Relaxation {
  part: FilterPart | 'text';
  count: number;
}

/** The filter without one of its parts, or without its text. */
export function withoutPart(filter: FilterState, part: Relaxation['part']): FilterState {
  if (part === 'text') return { ...filter, text: '' };
  if (part.name === 'text') return { ...filter, text: part.wish.rest };
  const keys = 'low' in part ? rangeKeys[part.name] : [part.name];
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: the single parts to drop, starting with the one that shows the most properties, then the text. */
export function relaxations(
  prepared: PreparedProperties,
  filter: FilterState,
  today: string,
  search: ParsedSearch,
): Relaxation[] {
  const { wishes } = search;
  const count = (rest: FilterState, left: readonly Wish[]) =>
    filterPrepared(prepared, rest, today, search, left).length;
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
  const isSeveral = wishes.filter(isFilter).length > 1;
  const all = isSeveral ? [{ part: 'text', count: count(filter, []) } as const] : [];
  return [...parts, ...all].filter((one) => one.count > 0);
}
