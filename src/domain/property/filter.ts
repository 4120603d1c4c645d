import { limitsOf, type Limits, type RangeFields } from './limits';
import { readArea, readCount, readPrice } from './measure';
import type { PropertySummary } from './schema';
import { searchable, searchFor } from './search';
import { all, filterFlags, ranges } from './vocabulary';
import type { Category, FilterFlag, Parking } from './vocabulary';

/** What a visitor asks for. */
export interface FilterState extends Record<FilterFlag, boolean>, RangeFields {
  text: string;
  category: Category | typeof all;
  parking: Parking | typeof all;
}

/** The filter that shows every home. */
export const defaultFilter: Readonly<FilterState> = {
  text: '',
  category: all,
  parking: all,
  minBed: ranges.bed.min,
  maxBed: ranges.bed.max,
  minBath: ranges.bath.min,
  maxBath: ranges.bath.max,
  minPrice: ranges.price.min,
  maxPrice: ranges.price.max,
  minArea: ranges.area.min,
  maxArea: ranges.area.max,
  gatedSecurity: false,
  lift: false,
  water: false,
  veg: false,
  pets: false,
};

/** The fields of a home that the filter reads. */
export type FilterableHome = Pick<
  PropertySummary,
  | 'name'
  | 'address'
  | 'category'
  | 'parking'
  | 'bedrooms'
  | 'bathrooms'
  | 'price'
  | 'propertySize'
  | FilterFlag
>;

/** A home with its text and numbers read once, so that a pass over thousands is cheap. */
export interface PreparedHome<Home extends FilterableHome = FilterableHome> {
  home: Home;
  searchable: string;
  bed: number | null;
  bath: number | null;
  price: number | null;
  area: number | null;
}

/** Reads text and numbers of all homes once; keep the answer as long as the homes stay the same. */
export function prepareHomes<Home extends FilterableHome>(
  homes: readonly Home[],
): PreparedHome<Home>[] {
  return homes.map((home) => ({
    home,
    searchable: searchable(home.name, home.address),
    bed: readCount(home.bedrooms),
    bath: readCount(home.bathrooms),
    price: readPrice(home.price),
    area: readArea(home.propertySize),
  }));
}

function within(value: number | null, limits: Limits): boolean {
  return value !== null && value >= limits.low && value <= limits.high;
}

type Test = (prepared: PreparedHome) => boolean;

function textTest(text: string): Test | null {
  const search = searchFor(text);
  return search && (({ searchable }) => search(searchable));
}

function rangeTests(filter: FilterState): (Test | null)[] {
  const bed = limitsOf(filter, 'bed');
  const bath = limitsOf(filter, 'bath');
  const price = limitsOf(filter, 'price');
  const area = limitsOf(filter, 'area');
  return [
    bed && ((prepared) => within(prepared.bed, bed)),
    bath && ((prepared) => within(prepared.bath, bath)),
    price && ((prepared) => prepared.price === null || within(prepared.price, price)),
    area && ((prepared) => within(prepared.area, area)),
  ];
}

function testsOf(filter: FilterState): Test[] {
  const { category, parking } = filter;
  return [
    ...rangeTests(filter),
    category === all ? null : ({ home }: PreparedHome) => home.category === category,
    parking === all ? null : ({ home }: PreparedHome) => home.parking === parking,
    ...filterFlags.map((flag) => (filter[flag] ? ({ home }: PreparedHome) => home[flag] : null)),
    textTest(filter.text),
  ].filter((test) => test !== null);
}

/**
 * The prepared homes that the filter shows, in their order. A home whose rent is no number
 * ("Negotiable") is never hidden by the rent; one whose rooms or size cannot be read is hidden as
 * soon as that range is touched, because nobody can say that it fits.
 */
export function filterPrepared<Home extends FilterableHome>(
  prepared: readonly PreparedHome<Home>[],
  filter: FilterState,
): Home[] {
  const tests = testsOf(filter);
  const shown: Home[] = [];
  for (const candidate of prepared) {
    if (tests.every((test) => test(candidate))) shown.push(candidate.home);
  }
  return shown;
}
