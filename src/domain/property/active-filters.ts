import {
  defaultFilter,
  filterPrepared,
  type FilterState,
  type PreparedProperty,
  limitsOf,
  rangeKeys,
  type Limits,
} from './filter';
import {
  all,
  type Category,
  filterFlags,
  type FilterFlag,
  type Parking,
  type RangeName,
} from './vocabulary';

/** A part of the filter that may hide a property, and what it asks for. */
export type FilterPart =
  | { name: 'text'; value: string }
  | { name: 'category'; value: Category }
  | { name: 'parking'; value: Parking }
  | ({ name: RangeName } & Limits)
  | { name: FilterFlag };

/** A part, with the number of properties that match without it. */
export interface Relaxation {
  part: FilterPart;
  count: number;
}

function choiceParts({ text, category, parking }: FilterState): FilterPart[] {
  const typed = text.trim();
  return [
    ...(typed === '' ? [] : [{ name: 'text' as const, value: typed }]),
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
  return [...choiceParts(filter), ...rangeParts(filter), ...flags];
}

/** The filter without one of its parts. */
export function withoutPart(filter: FilterState, { name }: FilterPart): FilterState {
  const keys = name in rangeKeys ? rangeKeys[name as RangeName] : [name as keyof FilterState];
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: the single parts to drop, starting with the one that shows the most properties. */
export function relaxations(
  prepared: readonly PreparedProperty[],
  filter: FilterState,
): Relaxation[] {
  return activeFilters(filter)
    .map((part) => ({
      part,
      count: filterPrepared(prepared, withoutPart(filter, part)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
