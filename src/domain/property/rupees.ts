import { isPlainPrice, readPrice } from './measure';

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A whole number with Indian grouping: 1,25,000. */
export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** Whole rupees with Indian grouping: ₹1,25,000. */
export function formatRupees(value: number): string {
  return `₹${formatNumber(value)}`;
}

/**
 * The rent for display: ₹1,25,000 when the text is one amount; otherwise the text itself, so that
 * "20,000 + maintenance" or "Negotiable" loses none of its words.
 */
export function formatRent(text: string): string {
  const rent = isPlainPrice(text) ? readPrice(text) : null;
  return rent === null ? text.trim() : formatRupees(rent);
}
