import type { Status } from '../../domain/property/options';
import { optionWords } from './options';

// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day (YYYY-MM-DD) on which a home was known to be available, after a word: "checked 16 Nov"; '' for none. */
function formatCheck(word: string, day: string): string {
  const [, month, date] = day.split('-');
  return date ? `${word} ${Number(date)} ${months[Number(month) - 1]}` : '';
}

/** For a card, which says only of a home that can be had that this was checked: "checked 16 Nov"; '' for no day. */
export const checkedText = (day: string) => formatCheck('checked', day);

/** From when a home can be had, a day as DD-MM-YYYY. */
export const freeFromText = (day: string) => `Available from ${day}`;

/**
 * The status of a home, with the day on which that was checked: "Available as on 16 Nov"; or the day (DD-MM-YYYY) from which it
 * can be had. A day is '' for none.
 */
export function statusText(status: Status, day: string, from: string): string {
  return from === ''
    ? [optionWords.status[status], formatCheck('as on', day)].filter(Boolean).join(' ')
    : freeFromText(from);
}
