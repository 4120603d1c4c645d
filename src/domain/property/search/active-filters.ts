import type { FilterPart, FilterState } from './filter';
import { activeFilters, defaultFilter, filterPrepared } from './filter';
import type { PreparedProperties } from './filter-values';
import { rangeKeys } from './range';
import { wishesOf, withoutWish } from './wishes';

export interface Relaxation {
  part: FilterPart;
  count: number;
}

/** The filter without one of its parts. */
export function withoutPart(filter: FilterState, part: FilterPart): FilterState {
  if (part.name === 'text') return { ...filter, text: withoutWish(filter.text, part.wish) };
  const keys = 'low' in part ? rangeKeys[part.name] : [part.name];
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: the single parts to drop, starting with the one that shows the most properties. */
export function relaxations(
  prepared: PreparedProperties,
  filter: FilterState,
  today: string,
): Relaxation[] {
  return activeFilters(filter)
    .map((part) => ({
      part,
      count: filterPrepared(prepared, withoutPart(filter, part), today).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

export interface Correction {
  typed: string;
  instead: string;
}

/** The words of the search text that are taken for others, in its order. */
export function corrections({ correct }: PreparedProperties, { text }: FilterState): Correction[] {
  const byTyped = new Map(wishesOf(text, correct).map(({ typed, instead }) => [typed, instead]));
  return [...byTyped].flatMap(([typed, instead]) => (instead ? [{ typed, instead }] : []));
}
