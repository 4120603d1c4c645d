import { readAvailableFrom } from '../availability';
import { type KnownMonthly, knownMonthly } from '../costs';
import { readArea, readCount, readPrice } from '../measure';
import type { PropertySummary } from '../schema';

/** A property with its numbers read. */
export class PreparedProperty<One extends PropertySummary = PropertySummary> {
  readonly property: One;
  /** What its page prints beside the summary, for the search. */
  readonly words: string;
  readonly bed: number | null;
  readonly bath: number | null;
  readonly price: number | null;
  readonly area: number | null;
  readonly monthly: KnownMonthly;
  /** `now`, or the stated day, which may be over; `null` where it is not stated or cannot be read. */
  readonly availableFrom: string | null;

  constructor({ words = '', ...property }: One & { words?: string }) {
    // The compiler takes the rest of a generic type for another type. Cards need no words.
    this.property = property as unknown as One;
    this.words = words;
    this.bed = readCount(property.bedrooms);
    this.bath = readCount(property.bathrooms);
    this.price = readPrice(property.price);
    this.area = readArea(property.propertySize);
    this.monthly = knownMonthly(property);
    this.availableFrom = readAvailableFrom(property.availableFrom, '');
  }
}

export type PreparedProperties<One extends PropertySummary = PropertySummary> =
  readonly PreparedProperty<One>[];

/** Prepares properties for filters; reuse the result while the properties stay the same. */
export function prepareProperties<One extends PropertySummary>(
  properties: readonly (One & { words?: string })[],
): PreparedProperties<One> {
  return properties.map((property) => new PreparedProperty<One>(property));
}
