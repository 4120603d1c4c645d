import { referenceOf } from '../../reference';
import { readAvailableFrom } from '../availability';
import { type KnownMonthly, knownMonthly } from '../costs';
import { readArea, readCount, readPrice } from '../measure';
import { placesIn } from '../places';
import type { PropertySummary } from '../schema';
import { type Correct, correctorFor } from './spelling';
import type { FilterChoice, FilterFlag } from '../vocabulary';
import { searchable } from './words';

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
  | 'maintenance'
  | 'availableFrom'
  | 'status'
  | 'images'
  | FilterChoice
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
  #monthly: KnownMonthly | undefined;
  #availableFrom: string | null | undefined;

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

  get monthly(): KnownMonthly {
    return (this.#monthly ??= knownMonthly(this.property));
  }

  /** `now`, or the stated day, which may be over; `null` where it is not stated or cannot be read. */
  get availableFrom(): string | null {
    if (this.#availableFrom === undefined) {
      this.#availableFrom = readAvailableFrom(this.property.availableFrom, '');
    }
    return this.#availableFrom;
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
