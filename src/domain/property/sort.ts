import { readInstant } from '../date';
import { isOutdated } from './availability';
import { readArea, readPrice } from './measure';
import type { PropertySummary } from './schema';
import type { Sort } from './vocabulary';

/** The fields of a property that sorting reads. */
type SortableProperty = Pick<
  PropertySummary,
  'date' | 'price' | 'propertySize' | 'status' | 'confirmedAt'
>;

const negative = (value: number | null) => (value === null ? null : -value);

/** The number that a property is sorted by, smallest first; `null` sorts last. */
const keys: Record<Sort, (property: SortableProperty) => number | null> = {
  newest: (property) => negative(readInstant(property.date)),
  'rent-up': (property) => readPrice(property.price),
  'rent-down': (property) => negative(readPrice(property.price)),
  size: (property) => negative(readArea(property.propertySize)),
};

/** Those that somebody may still have, those that are long unconfirmed, and those that are let. */
function groupOf(property: SortableProperty, sort: Sort, today: string): number {
  if (property.status === 'Occupied') return 2;
  return sort === 'newest' && isOutdated(property, today) ? 1 : 0;
}

/**
 * The properties in a new array, in the given order; equal ones keep their order. Occupied properties come
 * last in every order, before them, when the newest come first, those that nobody has listed or confirmed for long;
 * within each group properties without a readable number come last. `today` is a day in Asia/Kolkata.
 */
export function sortProperties<One extends SortableProperty>(
  properties: readonly One[],
  sort: Sort,
  today: string,
): One[] {
  const keyOf = keys[sort];
  return properties
    .map((property) => ({
      property,
      group: groupOf(property, sort, today),
      key: keyOf(property) ?? Infinity,
    }))
    .sort((a, b) => a.group - b.group || (a.key === b.key ? 0 : a.key - b.key))
    .map(({ property }) => property);
}
