import { readCharge, readRent } from './costs';
import { readPrice } from './measure';
import type { PropertySummary } from './schema';

/** Rent with maintenance, as far as they are known. */
export interface KnownMonthly {
  /** Rupees that are asked for at least; `null` where the rent cannot be read. */
  rupees: number | null;
  /** Whether both are stated, in words that say exactly one amount. */
  isComplete: boolean;
}

/**
 * What a property costs each month, at least. A rent of "₹25,000 + maintenance" counts with 25,000 here, since a dearer
 * one cannot fit a maximum; in the sums that are shown (`costs.ts`) it is no amount, and stands as it is written.
 */
export function knownMonthly({
  price,
  maintenance,
}: Pick<PropertySummary, 'price' | 'maintenance'>): KnownMonthly {
  const rent = readPrice(price);
  const further = readCharge(maintenance);
  return {
    rupees: rent === null ? null : rent + (further ?? 0),
    isComplete: readRent(price) !== null && further !== null,
  };
}
