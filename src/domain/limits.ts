/* A range of numbers that a filter or a search asks for, which rents, rooms and sizes are in it, and how homes are ranked by them. */

/** The limits of a range, both inclusive; 0 and infinity hide nothing, as no rooms, rent or size are below 0. */
export interface Limits {
  low: number;
  high: number;
}

/** Whether a number is known and within the limits. */
export function within(value: number | null, { low, high }: Limits): boolean {
  return value !== null && value >= low && value <= high;
}

/** Rents, and sizes, that differ by less than this part are the same to most people. */
export const sameNumber = 0.1;

/** Orders by one number after the other. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at += 1;
  return (a[at] ?? 0) - (b[at] ?? 0);
}

/** A rent that is not a number ("Negotiable") may be within any limits. */
export function rentTest(limits: Limits): (home: { price: number | null }) => boolean {
  return ({ price }) => price === null || within(price, limits);
}

/** The highest number that a whole one includes: people who ask for two bedrooms mean "2.5 BHK" too. */
export function withHalf(count: number): number {
  return Number.isInteger(count) ? count + 0.5 : count;
}
