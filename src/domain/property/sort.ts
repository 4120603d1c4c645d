import { readInstant } from '../date';
import { readArea, readPrice } from './measure';
import type { PropertySummary } from './schema';
import type { Sort } from './vocabulary';

/** The fields of a home that sorting reads. */
export type SortableHome = Pick<PropertySummary, 'date' | 'price' | 'propertySize' | 'status'>;

const negative = (value: number | null) => (value === null ? null : -value);

/** The number that a home is sorted by, smallest first; `null` sorts last. */
const keys: Record<Sort, (home: SortableHome) => number | null> = {
  newest: (home) => negative(readInstant(home.date)),
  'rent-up': (home) => readPrice(home.price),
  'rent-down': (home) => negative(readPrice(home.price)),
  size: (home) => negative(readArea(home.propertySize)),
};

/**
 * The homes in a new array, in the order asked for; equal ones keep their order. Occupied homes come
 * last in every order, homes without a readable number last among their like.
 */
export function sortHomes<Home extends SortableHome>(homes: readonly Home[], sort: Sort): Home[] {
  const keyOf = keys[sort];
  return homes
    .map((home) => ({
      home,
      occupied: Number(home.status === 'Occupied'),
      key: keyOf(home) ?? Infinity,
    }))
    .sort((a, b) => a.occupied - b.occupied || (a.key === b.key ? 0 : a.key - b.key))
    .map(({ home }) => home);
}
