/** The texts that people read of a property's fields. Words that depend on the page are arguments. */
import { formatDay } from '../date';
import { groupDigits } from '../number';
import { readAvailableFrom } from './availability';
import { plainArea, plainCount, plainPrice } from './measure';
import type { Property } from './schema';

/** Whole rupees with Indian grouping: ₹1,25,000. */
export function formatRupees(value: number): string {
  return `₹${groupDigits(value)}`;
}

/** The rent for display: ₹1,25,000 for one amount, any other text as it is written. */
export function formatRent(text: string): string {
  const rent = plainPrice(text);
  return rent === null ? text.trim() : formatRupees(rent);
}

/** The rent with "a month" after it, or alone where its text is not one amount. */
export function monthlyRentText(price: string, perMonth: string): string {
  const rent = plainPrice(price);
  return rent === null ? price.trim() : `${formatRupees(rent)} ${perMonth}`;
}

/** A size for display: "1,200 sqft" for one number of square feet, any other text as it is written. */
export function formatSize(text: string): string {
  const area = plainArea(text);
  return area === null ? text.trim() : `${groupDigits(area)} sqft`;
}

/** The number of rooms, ready for a noun ("2.5" of "2.5 BHK"); `null` for words of its own ("Studio"). */
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

/** What is near, as the office writes it, one a line. */
export function nearbyLines({ nearby }: Pick<Property, 'nearby'>): string[] {
  return nearby
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether the floor's text says of how many it is one. */
export function namesFloors({ floor }: Pick<Property, 'floor'>): boolean {
  return /\bof\b|\//.test(floor);
}

/** A home on several floors, "Ground + first", "1st and 2nd": "of 5" behind it would be read of the last one alone. */
const severalFloors = /[+,&]|\band\b/i;

/** The floor, and of how many it is one: "2nd floor of 5", "2 of 5"; the number is left out where it says nothing more. */
export function floorText({ floor, totalFloors }: Pick<Property, 'floor' | 'totalFloors'>): string {
  const isFloorAlone =
    floor === '' || totalFloors === '' || namesFloors({ floor }) || severalFloors.test(floor);
  const text = isFloorAlone ? floor : `${floor} of ${totalFloors}`;
  return text
    .replace(/ of 1$/, '')
    .replace(/^(?:ground|\d+(?:st|nd|rd|th))(?= of |$)/i, '$& floor');
}

/** From when a property can be had: a day as DD-MM-YYYY, words as they are written, `null` for now. */
export function availableFromText(text: string, today: string): string | null {
  const day = readAvailableFrom(text, today);
  if (day === 'now') return null;
  return day === null ? text.trim() : formatDay(day);
}
