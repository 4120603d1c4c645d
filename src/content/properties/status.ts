import type { Status } from '../../domain/property/options';
import { optionWords } from './options';

// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day (YYYY-MM-DD) on which a home was known to be available: "checked 16 Nov", as a card says it; '' for none. */
export function checkedText(day: string): string {
  const [, month, date] = day.split('-');
  return date ? `checked ${Number(date)} ${months[Number(month) - 1]}` : '';
}

/** From when a home can be had, a day as DD-MM-YYYY. */
export const freeFromText = (day: string) => `Available from ${day}`;

/** The words from which nobody can tell when a home can be had, as they are written. */
const unreadText = (words: string) => `${optionWords.status.Available}: ${words}`;

/**
 * The status of a home, with the day on which that was checked: "Available (checked 16 Nov)"; or the day (DD-MM-YYYY) from which it
 * can be had, or the words that say it. Each is '' for none.
 */
export function statusText(status: Status, day: string, from: string, words = ''): string {
  if (words !== '') return unreadText(words);
  return from === ''
    ? optionWords.status[status] + (day && ` (${checkedText(day)})`)
    : freeFromText(from);
}
