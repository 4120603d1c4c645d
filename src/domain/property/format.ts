import { groupDigits } from '../number';
import { plainArea, plainCount, plainPrice } from './measure';

/** Whole rupees with Indian grouping: ₹1,25,000. */
export function formatRupees(value: number): string {
  return `₹${groupDigits(value)}`;
}

/**
 * The rent for display: ₹1,25,000 when the text is one amount; otherwise the text itself, so that
 * "20,000 + maintenance" or "Negotiable" loses none of its words.
 */
export function formatRent(text: string): string {
  const rent = plainPrice(text);
  return rent === null ? text.trim() : formatRupees(rent);
}

/**
 * A size for display: "1,200 sqft" when the text is one number of square feet; otherwise the text itself,
 * so that "2 grounds" or a range loses none of its words.
 */
export function formatSize(text: string, unit: string): string {
  const area = plainArea(text);
  return area === null ? text.trim() : `${groupDigits(area)} ${unit}`;
}

/**
 * The number that a text says of rooms, ready for a noun ("3", "2.5" of "2.5 BHK", "2-3"); `null` when
 * the text has words of its own ("Studio", "2 + study") and stands alone.
 */
export function roomCount(text: string): string | null {
  const count = plainCount(text);
  if (count !== null) return String(count);
  return /\p{L}|^\s*$/u.test(text) ? null : text.trim();
}

/** A text of rooms with its noun, or alone where it has words of its own. */
export function roomsText(text: string, words: (count: string) => string): string {
  const count = roomCount(text);
  return count === null ? text.trim() : words(count);
}

/** The comma-separated features in two columns; of an odd number the left one has more. */
export function featureColumns(features: string): [left: string[], right: string[]] {
  const items = features
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}
