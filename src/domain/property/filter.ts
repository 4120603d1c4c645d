import { referenceOf } from '../reference';
import { readArea, readCount, readPrice } from './measure';
import { placesIn } from './places';
import type { PropertySummary } from './schema';
import { searchable, wishTest } from './search';
import { type Correct, correctorFor } from './spelling';
import { all, filterFlags, ranges } from './vocabulary';
import type { Category, FilterFlag, Parking, RangeName } from './vocabulary';
import { wishesOf } from './wishes';

/** The limits of a range; an untouched side is infinite. */
export interface Limits {
  low: number;
  high: number;
}

/** The two fields of the filter that make up each range. */
export const rangeKeys = {
  bed: ['minBed', 'maxBed'],
  price: ['minPrice', 'maxPrice'],
  bath: ['minBath', 'maxBath'],
  area: ['minArea', 'maxArea'],
} as const satisfies Record<RangeName, readonly [string, string]>;

/** Both sides of every range: rents in rupees per month, areas in sqft. */
export type RangeFields = Record<(typeof rangeKeys)[RangeName][number], number>;

/**
 * The limits of one range, or `null` when it is untouched: a side at its default hides nothing, as
 * the defaults are not limits. Two touched sides in the wrong order count as swapped.
 */
export function limitsOf(filter: RangeFields, name: RangeName): Limits | null {
  const bounds = ranges[name];
  const [minKey, maxKey] = rangeKeys[name];
  const [min, max] = [filter[minKey], filter[maxKey]];
  // Checked before they are put in order: a swapped maximum may equal the default minimum.
  const least = Number.isNaN(min) || min === bounds.min ? -Infinity : min;
  const most = Number.isNaN(max) || max === bounds.max ? Infinity : max;
  const [low, high] = least > most ? [most, least] : [least, most];
  return low === -Infinity && high === Infinity ? null : { low, high };
}

/** What a visitor asks for. */
export interface FilterState extends Record<FilterFlag, boolean>, RangeFields {
  text: string;
  category: Category | typeof all;
  parking: Parking | typeof all;
}

/** The filter that shows every property. */
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

/** The fields of a property that the filter reads. */
export type FilterableProperty = Pick<
  PropertySummary,
  | '_id'
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

/**
 * A property whose text and numbers are read when a filter first asks for them, and then kept: a pass
 * over thousands is cheap, and the first choice of a visitor need not wait for what it does not ask.
 */
export class PreparedProperty<One extends FilterableProperty = FilterableProperty> {
  readonly property: One;
  #searchable: string | undefined;
  #places: readonly string[] | undefined;
  #reference: string | undefined;
  #bed: number | null | undefined;
  #bath: number | null | undefined;
  #price: number | null | undefined;
  #area: number | null | undefined;

  constructor(property: One) {
    this.property = property;
  }

  get searchable(): string {
    return (this.#searchable ??= searchable(this.property.name, this.property.address));
  }

  get places(): readonly string[] {
    return (this.#places ??= placesIn(this.searchable.split(' ')));
  }

  get reference(): string {
    return (this.#reference ??= referenceOf(this.property._id));
  }

  get bed(): number | null {
    if (this.#bed === undefined) this.#bed = readCount(this.property.bedrooms);
    return this.#bed;
  }

  get bath(): number | null {
    if (this.#bath === undefined) this.#bath = readCount(this.property.bathrooms);
    return this.#bath;
  }

  get price(): number | null {
    if (this.#price === undefined) this.#price = readPrice(this.property.price);
    return this.#price;
  }

  get area(): number | null {
    if (this.#area === undefined) this.#area = readArea(this.property.propertySize);
    return this.#area;
  }

  /** Reads what a search looks in, before somebody types. */
  readText(): void {
    this.#places = this.places;
    this.#reference = this.reference;
  }
}

/** Properties for filters, and their words, by which a mistyped search is corrected. */
export interface PreparedProperties<One extends FilterableProperty = FilterableProperty> {
  list: readonly PreparedProperty<One>[];
  correct: Correct;
}

/** Prepares properties for filters; reuse the result while the properties stay the same. */
export function prepareProperties<One extends FilterableProperty>(
  properties: readonly One[],
): PreparedProperties<One> {
  const list = properties.map((property) => new PreparedProperty(property));
  return { list, correct: correctorFor(list) };
}

function within(value: number | null, limits: Limits): boolean {
  return value !== null && value >= limits.low && value <= limits.high;
}

type Test = (prepared: PreparedProperty) => boolean;

/** Half a room counts with the whole ones below it: who asks for two bedrooms sees "2.5 BHK" too. */
function bedTest({ low, high }: Limits): Test {
  const limits = { low, high: Number.isInteger(high) ? high + 0.5 : high };
  return ({ bed }) => within(bed, limits);
}

function rangeTest(filter: FilterState, name: RangeName): Test | null {
  const limits = limitsOf(filter, name);
  if (!limits) return null;
  if (name === 'bed') return bedTest(limits);
  if (name !== 'price') return (prepared) => within(prepared[name], limits);
  return ({ price }) => price === null || within(price, limits);
}

function testsOf(filter: FilterState, correct: Correct): Test[] {
  const { category, parking } = filter;
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
    ...wishesOf(filter.text, correct).map((wish) =>
      wish.kind === 'bed' ? bedTest(wish) : wishTest(wish),
    ),
  ];
  return tests.filter((test) => test !== null);
}

/**
 * The prepared properties that the filter shows, in their order. A property whose rent is not a
 * number ("Negotiable") is never hidden by the rent; one whose rooms or size cannot be read is
 * hidden as soon as that range is touched, because it may not fit.
 */
export function filterPrepared<One extends FilterableProperty>(
  { list, correct }: PreparedProperties<One>,
  filter: FilterState,
): One[] {
  const tests = testsOf(filter, correct);
  const shown: One[] = [];
  for (const candidate of list) {
    if (tests.every((test) => test(candidate))) shown.push(candidate.property);
  }
  return shown;
}
