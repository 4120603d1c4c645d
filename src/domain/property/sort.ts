import { readInstant } from '../date';
import { readArea, readPrice } from './measure';
import type { PropertySummary } from './schema';
import type { Sort } from './vocabulary';

/** The fields of a property that sorting reads. */
type SortableProperty = Pick<PropertySummary, 'date' | 'price' | 'propertySize' | 'status'>;

const negative = (value: number | null) => (value === null ? null : -value);

/** The number that a property is sorted by, smallest first; `null` sorts last. */
const keys: Record<Sort, (property: SortableProperty) => number | null> = {
  newest: (property) => negative(readInstant(property.date)),
  'rent-up': (property) => readPrice(property.price),
  'rent-down': (property) => negative(readPrice(property.price)),
  size: (property) => negative(readArea(property.propertySize)),
};

/**
 * The properties in a new array, in the given order; equal ones keep their order. Occupied properties come
 * last in every order, and within each group properties without a readable number come last.
 */
export function sortProperties<One extends SortableProperty>(
  properties: readonly One[],
  sort: Sort,
): One[] {
  const keyOf = keys[sort];
  return properties
    .map((property) => ({
      property,
      occupied: Number(property.status === 'Occupied'),
      key: keyOf(property) ?? Infinity,
    }))
    .sort((a, b) => a.occupied - b.occupied || (a.key === b.key ? 0 : a.key - b.key))
    .map(({ property }) => property);
}
