import type { Answer, FactFilter, FactPart } from '../facts';
import { availableAnswer, choiceAnswer, factParts, monthlyAnswer, untouchedFacts } from '../facts';
import type { PreparedProperties, PreparedProperty } from './filter-values';
import type { PropertySummary } from '../schema';
import { type Limits, limitsOf, type RangeFields, within } from './range';
import { rentTest, wishTest } from './search';
import type { Correct } from './spelling';
import { all, filterFlags, ranges } from '../options';
import type { Category, FilterFlag, Parking, RangeName } from '../options';
import { type Wish, wishesOf } from './wishes';

export interface FilterState extends Record<FilterFlag, boolean>, RangeFields, FactFilter {
  text: string;
  category: Category | typeof all;
  parking: Parking | typeof all;
}

/** The filter that shows every property. The specified maxima are suggestions: untouched, a range has no upper limit. */
export const defaultFilter: Readonly<FilterState> = {
  text: '',
  category: all,
  parking: all,
  minBed: ranges.bed.min,
  maxBed: Infinity,
  minBath: ranges.bath.min,
  maxBath: Infinity,
  minPrice: ranges.price.min,
  maxPrice: Infinity,
  minArea: ranges.area.min,
  maxArea: Infinity,
  // The compiler forgets the names.
  ...(Object.fromEntries(filterFlags.map((flag) => [flag, false])) as Record<FilterFlag, boolean>),
  ...untouchedFacts,
};

export type FilterPart =
  | { name: 'text'; wish: Wish }
  | { name: 'category'; value: Category }
  | { name: 'parking'; value: Parking }
  | ({ name: RangeName } & Limits)
  | { name: FilterFlag }
  | FactPart;

/** Every part of the filter that may hide a property, in the order of the filter panel. */
export function activeFilters(filter: FilterState, correct?: Correct): FilterPart[] {
  const { text, category, parking } = filter;
  const limited = (['bed', 'price', 'bath', 'area'] as const).flatMap((name) => {
    const limits = limitsOf(filter, name);
    return limits ? [{ name, ...limits }] : [];
  });
  return [
    ...wishesOf(text, correct).map((wish) => ({ name: 'text', wish }) as const),
    ...(category === all ? [] : [{ name: 'category', value: category } as const]),
    ...(parking === all ? [] : [{ name: 'parking', value: parking } as const]),
    ...limited,
    ...filterFlags.filter((flag) => filter[flag]).map((name) => ({ name })),
    ...factParts(filter),
  ];
}

function answerOf(part: FilterPart, today: string): Answer {
  if ('wish' in part) return wishTest(part.wish, today);
  if ('value' in part) return ({ property }) => property[part.name] === part.value;
  if ('low' in part) {
    const { name } = part;
    return name === 'price' ? rentTest(part) : (prepared) => within(prepared[name], part);
  }
  if ('rupees' in part) return monthlyAnswer(part.rupees);
  if ('day' in part) return availableAnswer(part.day, today);
  if ('options' in part) return choiceAnswer(part.name, part.options);
  if (part.name === 'pictures') return ({ property }) => property.images.length > 0;
  return part.name === 'unstated' ? () => true : ({ property }) => property[part.name] === true;
}

/** The properties that the filter shows; an unclear rent is never hidden, unclear rooms or size by any limit. */
export function filterPrepared<One extends PropertySummary>(
  { list, correct }: PreparedProperties<One>,
  filter: FilterState,
  today: string,
): One[] {
  const test = (part: FilterPart) => {
    const answer = answerOf(part, today);
    return (candidate: PreparedProperty) => answer(candidate) ?? filter.unstated;
  };
  const isBeds = (part: FilterPart) => part.name === 'text' && part.wish.kind === 'bed';
  // The words come last: they take longest.
  const parts = activeFilters(filter, correct).reverse();
  const others = parts.filter((part) => !isBeds(part)).map(test);
  // "2bhk or 3bhk": either will do.
  const beds = parts.filter(isBeds).map(test);
  return list
    .filter((one) => others.every((fits) => fits(one)))
    .filter((one) => beds.length === 0 || beds.some((fits) => fits(one)))
    .map(({ property }) => property);
}
