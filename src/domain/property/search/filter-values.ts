import { referenceOf } from '../../reference';
import { readAvailableFrom } from '../availability';
import { type KnownMonthly, knownMonthly } from '../costs';
import { readArea, readCount, readPrice } from '../measure';
import { placesIn } from '../places';
import type { PropertySummary } from '../schema';
import { type Correct, correctorFor } from './spelling';
import { searchable } from './words';

/** A property with its numbers read; its words are read by the first search, as they take most of the time. */
export class PreparedProperty<One extends PropertySummary = PropertySummary> {
  readonly property: One;
  readonly bed: number | null;
  readonly bath: number | null;
  readonly price: number | null;
  readonly area: number | null;
  readonly monthly: KnownMonthly;
  readonly reference: string;
  /** `now`, or the stated day, which may be over; `null` where it is not stated or cannot be read. */
  readonly availableFrom: string | null;
  #searchable: string | undefined;
  #places: readonly string[] | undefined;

  constructor(property: One) {
    this.property = property;
    this.bed = readCount(property.bedrooms);
    this.bath = readCount(property.bathrooms);
    this.price = readPrice(property.price);
    this.area = readArea(property.propertySize);
    this.monthly = knownMonthly(property);
    this.reference = referenceOf(property._id);
    this.availableFrom = readAvailableFrom(property.availableFrom, '');
  }

  get searchable(): string {
    return (this.#searchable ??= searchable(this.property.name, this.property.address));
  }

  get places(): readonly string[] {
    return (this.#places ??= placesIn(this.searchable.split(' ')));
  }
}

/** Properties for filters, and their words, by which a mistyped search is corrected. */
export interface PreparedProperties<One extends PropertySummary = PropertySummary> {
  list: readonly PreparedProperty<One>[];
  correct: Correct;
}

/** Prepares properties for filters; reuse the result while the properties stay the same. */
export function prepareProperties<One extends PropertySummary>(
  properties: readonly One[],
): PreparedProperties<One> {
  const list = properties.map((property) => new PreparedProperty(property));
  return { list, correct: correctorFor(list) };
}
