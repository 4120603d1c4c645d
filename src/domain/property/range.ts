import { type RangeName, ranges } from './vocabulary';

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

/** Whether a number is known and within the limits. */
export function within(value: number | null, { low, high }: Limits): boolean {
  return value !== null && value >= low && value <= high;
}

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
