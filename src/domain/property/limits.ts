import { ranges } from './vocabulary';
import type { RangeName } from './vocabulary';

/** The limits that hide homes; an untouched side is infinite. */
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
  const sides = [filter[minKey], filter[maxKey]] as const;
  const swapped = sides[0] > sides[1] && sides[0] !== bounds.min && sides[1] !== bounds.max;
  const [min, max] = swapped ? [sides[1], sides[0]] : sides;
  const low = Number.isNaN(min) || min === bounds.min ? -Infinity : min;
  const high = Number.isNaN(max) || max === bounds.max ? Infinity : max;
  return low === -Infinity && high === Infinity ? null : { low, high };
}
