import type { RangeName } from '../options';

/** The limits of a range, both inclusive; 0 and infinity hide nothing, as no rooms, rent or size are below 0. */
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

/** A rent that is not a number ("Negotiable") may be within any limits. */
export function rentTest(limits: Limits): (home: { price: number | null }) => boolean {
  return ({ price }) => price === null || within(price, limits);
}

/** The highest number that a whole one includes: people who ask for two bedrooms mean "2.5 BHK" too. */
export function withHalf(count: number): number {
  return Number.isInteger(count) ? count + 0.5 : count;
}

/** The limits of one range, or `null` when it hides nothing. Two sides in the wrong order count as swapped. */
export function readLimits(filter: RangeFields, name: RangeName): Limits | null {
  const sides = rangeKeys[name].map((key) => filter[key]);
  const low = Math.min(...sides);
  const high = Math.max(...sides);
  return low === 0 && high === Infinity ? null : { low, high };
}
