/** Decides what a rent becomes when an office changes many at once: by how much, to which round amount, and whose stays as it is. */
import { plainPrice } from './measure';

/** Rupees to whose multiples a new rent is rounded; the usual one first. */
export const roundings = [100, 50, 500] as const;

export interface RentChange {
  isRise: boolean;
  by: { percent: number } | { rupees: number };
  rounding: (typeof roundings)[number];
}

/**
 * The rent, in whole rupees, after a change of another one; rounding never turns a rise into a fall. `null` where no rent
 * would be left.
 */
export function changeRent(rent: number, { isRise, by, rounding }: RentChange): number | null {
  // In whole paise: a product with a fraction is a little beside what a person calculates.
  const difference = 'percent' in by ? Math.round(rent * by.percent) / 100 : by.rupees;
  const exact = isRise ? rent + difference : rent - difference;
  const rounded = Math.round(exact / rounding) * rounding;
  const changed = isRise ? Math.max(rent, rounded) : Math.min(rent, rounded);
  return changed > 0 && Number.isSafeInteger(changed) ? changed : null;
}

/** The percentage that a text is, and nothing else: "5", "7.5 %"; `null` for any other text. */
export function readPercent(text: string): number | null {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|per\s?cent)?\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

interface Priced {
  /** The rent as it is written. */
  price: string;
}

export interface RentPlan<Home> {
  changes: { home: Home; from: number; to: number }[];
  /** Those whose rent is the same after rounding. */
  unchanged: Home[];
  /** Those without a rent that is one amount: what else their text says would be lost. */
  unknown: Home[];
  /** Those of whose rent nothing would be left. */
  emptied: Home[];
}

/** What a change makes of the rents of several homes, in their order. */
export function planRents<Home extends Priced>(
  homes: readonly Home[],
  change: RentChange,
): RentPlan<Home> {
  const plan: RentPlan<Home> = { changes: [], unchanged: [], unknown: [], emptied: [] };
  for (const home of homes) {
    const from = plainPrice(home.price);
    const to = from === null ? null : changeRent(from, change);
    if (from === null) plan.unknown.push(home);
    else if (to === null) plan.emptied.push(home);
    else if (to === from) plan.unchanged.push(home);
    else plan.changes.push({ home, from, to });
  }
  return plan;
}
