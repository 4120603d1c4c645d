import {
  defaultFilter,
  filterPrepared,
  type FilterState,
  type PreparedProperty,
  limitsOf,
  rangeKeys,
  type Limits,
} from './filter';
import { formatNumber } from '../number';
import { formatRupees } from './format';
import { all, filterFlags, type FilterFlag, type RangeName } from './vocabulary';

/** The words for one range; `{min}` and `{max}` stand for the formatted numbers. */
interface RangeWords {
  between: string;
  from: string;
  upTo: string;
  exactly: string;
  /** For exactly 1. */
  one: string;
}

/** The words of the chips; `{value}` stands for what the visitor typed or chose. */
export interface FilterWords {
  text: string;
  category: string;
  parking: string;
  ranges: Record<RangeName, RangeWords>;
  flags: Record<FilterFlag, string>;
}

/** One chip: clearing it means setting `keys` back to their defaults. */
interface ActiveFilter {
  keys: (keyof FilterState)[];
  label: string;
}

/** An active filter with the number of properties that show without it. */
export interface Relaxation extends ActiveFilter {
  count: number;
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function rangeLabel({ low, high }: Limits, words: RangeWords, name: RangeName): string {
  const format = name === 'price' ? formatRupees : name === 'area' ? formatNumber : String;
  const values = { min: format(low), max: format(high) };
  if (low === high) return fill(low === 1 ? words.one : words.exactly, values);
  if (high === Infinity) return fill(words.from, values);
  return fill(low === -Infinity ? words.upTo : words.between, values);
}

function rangeChips(filter: FilterState, words: FilterWords): ActiveFilter[] {
  return (['bed', 'price', 'bath', 'area'] as const).flatMap((name) => {
    const limits = limitsOf(filter, name);
    return limits
      ? [{ keys: [...rangeKeys[name]], label: rangeLabel(limits, words.ranges[name], name) }]
      : [];
  });
}

function choiceChips(filter: FilterState, words: FilterWords): ActiveFilter[] {
  return (['text', 'category', 'parking'] as const).flatMap((key) => {
    const value = filter[key].trim();
    return value === '' || (key !== 'text' && value === all)
      ? []
      : [{ keys: [key], label: fill(words[key], { value }) }];
  });
}

/** The chips of the filter: every part that may hide a property, in the order of the filter panel. */
export function activeFilters(filter: FilterState, words: FilterWords): ActiveFilter[] {
  const flags = filterFlags
    .filter((flag) => filter[flag])
    .map((flag): ActiveFilter => ({ keys: [flag], label: words.flags[flag] }));
  return [...choiceChips(filter, words), ...rangeChips(filter, words), ...flags];
}

/** The filter with some of its fields back at their defaults. */
export function withoutKeys(
  filter: FilterState,
  keys: readonly (keyof FilterState)[],
): FilterState {
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: which single filter to drop, the one that shows most properties first. */
export function relaxations(
  prepared: readonly PreparedProperty[],
  filter: FilterState,
  words: FilterWords,
): Relaxation[] {
  return activeFilters(filter, words)
    .map((active) => ({
      ...active,
      count: filterPrepared(prepared, withoutKeys(filter, active.keys)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
