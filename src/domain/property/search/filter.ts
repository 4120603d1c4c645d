import type { Answer, FactFilter, FactPart } from '../facts';
import { availableAnswer, choiceAnswer, factParts, monthlyAnswer, untouchedFacts } from '../facts';
import type { PreparedProperties, PreparedProperty } from './filter-values';
import type { PropertySummary } from '../schema';
import { type Limits, readLimits, type RangeFields, rentTest, within } from './range';
import { all, filterFlags, ranges } from '../options';
import type { Category, FilterFlag, Parking, RangeName } from '../options';
import { isFilter, noSearch, type ParsedSearch, type Wish, type Test } from './wish';

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

export type FilterPart = { name: 'text'; wish: Wish } | PanelPart;

/** A part of the filter that is set in its panel. */
type PanelPart =
  | { name: 'category'; value: Category }
  | { name: 'parking'; value: Parking }
  | ({ name: RangeName } & Limits)
  | { name: FilterFlag }
  | FactPart;

function panelParts(filter: FilterState): PanelPart[] {
  const { category, parking } = filter;
  const limited = (['bed', 'price', 'bath', 'area'] as const).flatMap((name) => {
    const limits = readLimits(filter, name);
    return limits ? [{ name, ...limits }] : [];
  });
  return [
    ...(category === all ? [] : [{ name: 'category', value: category } as const]),
    ...(parking === all ? [] : [{ name: 'parking', value: parking } as const]),
    ...limited,
    ...filterFlags.filter((flag) => filter[flag]).map((name) => ({ name })),
    ...factParts(filter),
  ];
}

/** Every part of the filter that may hide a property: the wishes of its text, then the order of the filter panel. */
export function activeFilters(filter: FilterState, wishes: readonly Wish[]): FilterPart[] {
  return [
    ...wishes.filter(isFilter).map((wish) => ({ name: 'text', wish }) as const),
    ...panelParts(filter),
  ];
}

function findAnswer(part: PanelPart, today: string): Answer {
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

function makePanelTest(filter: FilterState, today: string): Test {
  const tests = panelParts(filter).map((part) => {
    const answer = findAnswer(part, today);
    return (candidate: PreparedProperty) => answer(candidate) ?? filter.unstated;
  });
  return (candidate) => tests.every((fits) => fits(candidate));
}

/**
 * The properties that the filter shows; an unclear rent is never hidden, unclear rooms or size by any limit. `search` is
 * the filter's text as it was parsed, `wishes` those of its wishes that count.
 */
export function filterPrepared<One extends PropertySummary>(
  prepared: PreparedProperties<One>,
  filter: FilterState,
  today: string,
  search: ParsedSearch = noSearch,
  wishes: readonly Wish[] = search.wishes,
): One[] {
  const fits = makePanelTest(filter, today);
  // The words come last: they take longest.
  const hasWords = search.makeTest(wishes, today);
  return prepared.filter((one) => fits(one) && hasWords(one)).map(({ property }) => property);
}

/** The properties that fulfil the panel and the conditions of the text, with what they lack of all else that it asks for. */
export function findLacking<One extends PropertySummary>(
  prepared: PreparedProperties<One>,
  filter: FilterState,
  today: string,
  search: ParsedSearch,
  wishes: readonly Wish[] = search.wishes,
): Map<One, readonly Wish[]> {
  const fits = makePanelTest(filter, today);
  const lack = search.makeLacking(wishes, today);
  return new Map(
    prepared.flatMap((one) => {
      const lacking = fits(one) ? lack(one) : null;
      return lacking ? [[one.property, lacking] as const] : [];
    }),
  );
}
