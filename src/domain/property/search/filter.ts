import { type FactFilter, factTests, untouchedFacts } from '../facts';
import type { FilterableProperty, PreparedProperties, PreparedProperty } from './filter-values';
import { limitsOf, type RangeFields, within } from './range';
import { rentTest, wishTest } from './search';
import type { Correct } from './spelling';
import { all, filterFlags, ranges } from '../vocabulary';
import type { Category, FilterFlag, Parking, RangeName } from '../vocabulary';
import { wishesOf } from './wishes';

/** What a visitor asks for. */
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

type Test = (prepared: PreparedProperty) => boolean;

function rangeTest(filter: FilterState, name: RangeName): Test | null {
  const limits = limitsOf(filter, name);
  if (!limits) return null;
  return name === 'price' ? rentTest(limits) : (prepared) => within(prepared[name], limits);
}

function testsOf(filter: FilterState, correct: Correct, today: string): Test[] {
  const { category, parking } = filter;
  const wishes = wishesOf(filter.text, correct);
  // "2bhk or 3bhk": either will do.
  const beds = wishes.filter(({ kind }) => kind === 'bed').map((wish) => wishTest(wish, today));
  const tests: (Test | null)[] = [
    ...(['bed', 'bath', 'price', 'area'] as const).map((name) => rangeTest(filter, name)),
    category === all ? null : ({ property }) => property.category === category,
    parking === all ? null : ({ property }) => property.parking === parking,
    ...filterFlags
      .filter((flag) => filter[flag])
      .map(
        (flag): Test =>
          (one) =>
            one.property[flag],
      ),
    ...factTests(filter, today),
    beds.length === 0 ? null : (one) => beds.some((test) => test(one)),
    ...wishes.filter((wish) => wish.kind !== 'bed').map((wish) => wishTest(wish, today)),
  ];
  return tests.filter((test) => test !== null);
}

/**
 * The prepared properties that the filter shows, in their order. A property whose rent is not a
 * number ("Negotiable") is never hidden by the rent; one whose rooms or size cannot be read is
 * hidden as soon as that range is touched, because it may not fit. Facts that need not be stated are in `facts.ts`.
 * `today` is a day in Asia/Kolkata.
 */
export function filterPrepared<One extends FilterableProperty>(
  { list, correct }: PreparedProperties<One>,
  filter: FilterState,
  today: string,
): One[] {
  const tests = testsOf(filter, correct, today);
  const shown: One[] = [];
  for (const candidate of list) {
    if (tests.every((test) => test(candidate))) shown.push(candidate.property);
  }
  return shown;
}
