import { readCharge } from './costs';
import { readPrice } from './measure';
import type { PropertySummary } from './schema';

/** Rent with maintenance, as far as they are known. */
export interface KnownMonthly {
  /** Rupees that are asked for at least; `null` where the rent cannot be read. */
  rupees: number | null;
  /** Whether both are stated, in words that say exactly one amount. */
  isComplete: boolean;
}

/** What a home costs each month, at least: "₹25,000 + maintenance" and no other word of it are 25,000, not complete. */
export function knownMonthly({
  price,
  maintenance,
}: Pick<PropertySummary, 'price' | 'maintenance'>): KnownMonthly {
  const rent = readPrice(price);
  const further = readCharge(maintenance);
  return {
    rupees: rent === null ? null : rent + (further ?? 0),
    isComplete: readCharge(price) !== null && further !== null,
  };
}
