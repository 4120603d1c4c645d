import { type FactPart, factParts } from '../facts';
import { defaultFilter, filterPrepared, type FilterState } from './filter';
import type { PreparedProperties } from './filter-values';
import { limitsOf, rangeKeys, type Limits } from './range';
import {
  all,
  type Category,
  filterFlags,
  type FilterFlag,
  type Parking,
  type RangeName,
} from '../vocabulary';
import { type Wish, wishesOf, withoutWish } from './wishes';

/** A part of the filter that may hide a property, and what it asks for. */
export type FilterPart =
  | { name: 'text'; wish: Wish }
  | { name: 'category'; value: Category }
  | { name: 'parking'; value: Parking }
  | ({ name: RangeName } & Limits)
  | { name: FilterFlag }
  | FactPart;

/** A part, with the number of properties that match without it. */
export interface Relaxation {
  part: FilterPart;
  count: number;
}

function choiceParts({ text, category, parking }: FilterState): FilterPart[] {
  return [
    ...wishesOf(text).map((wish) => ({ name: 'text' as const, wish })),
    ...(category === all ? [] : [{ name: 'category' as const, value: category }]),
    ...(parking === all ? [] : [{ name: 'parking' as const, value: parking }]),
  ];
}

function rangeParts(filter: FilterState): FilterPart[] {
  return (['bed', 'price', 'bath', 'area'] as const).flatMap((name) => {
    const limits = limitsOf(filter, name);
    return limits ? [{ name, ...limits }] : [];
  });
}

/** Every part of the filter that may hide a property, in the order of the filter panel. */
export function activeFilters(filter: FilterState): FilterPart[] {
  const flags = filterFlags.filter((flag) => filter[flag]).map((name) => ({ name }));
  return [...choiceParts(filter), ...rangeParts(filter), ...flags, ...factParts(filter)];
}

/** The filter without one of its parts. */
export function withoutPart(filter: FilterState, part: FilterPart): FilterState {
  if (part.name === 'text') return { ...filter, text: withoutWish(filter.text, part.wish) };
  const { name } = part;
  const keys = name in rangeKeys ? rangeKeys[name as RangeName] : [name as keyof FilterState];
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

/** What is searched for instead of words of the text. */
export interface Correction {
  typed: string;
  instead: string;
}

/** The words of the search text that are taken for others, in its order. */
export function corrections({ correct }: PreparedProperties, { text }: FilterState): Correction[] {
  const byTyped = new Map(wishesOf(text, correct).map(({ typed, instead }) => [typed, instead]));
  return [...byTyped].flatMap(([typed, instead]) => (instead ? [{ typed, instead }] : []));
}
