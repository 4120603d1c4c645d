import type { Status } from '../../domain/property/options';
import { optionWords } from './options';

// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The last day (YYYY-MM-DD) on which a home was known to be available: "(checked 16 Nov)"; '' for none. */
function formatCheck(day: string): string {
  const [, month, date] = day.split('-');
  return date ? `(checked ${Number(date)} ${months[Number(month) - 1]})` : '';
}

/** For a card: "Available (checked 16 Nov)"; '' for no day. */
export function checkedText(day: string): string {
  return day === '' ? '' : `Available ${formatCheck(day)}`;
}

/** From when an occupied home can be had, a day as DD-MM-YYYY. */
export const freeFromText = (day: string) => `Available from ${day}`;

/**
 * The status of a home, with the day on which that was checked: "Available (checked 16 Nov)"; or the day (DD-MM-YYYY) from which it
 * can be had. A day is '' for none.
 */
export function statusText(status: Status, day: string, from: string): string {
  return from === ''
    ? [optionWords.status[status], formatCheck(day)].filter(Boolean).join(' ')
    : freeFromText(from);
}
