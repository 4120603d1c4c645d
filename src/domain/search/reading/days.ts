/*
 * The day by which a search text wants a home, and distances, which say no more than "near". Each reader takes a text that
 * begins with them and answers how many characters it has read.
 */

import { findMonth, monthNames } from '../../day-text';
import type { WantedDay } from '../../wish';
import { wordEnd } from './text';

/** Distances that a text begins with, which say no more than "near": "10 mins walk from", "5 km from", "within 2 kms". */
const distance = new RegExp(
  String.raw`^(?:within\s+)?\d+(?:\.\d+)?(?:\s*(?:-|to)\s*\d+)?\s*(?:mins?|minutes?|kms?|kilomet(?:er|re)s?|met(?:er|re)s?)` +
    String.raw`(?:\s+(?:by\s+)?(?:walk(?:able|ing)?|drive|driving|away|distance|bus|bike))*(?:\s+(?:from|to))?${wordEnd}`,
  'iu',
);

/** How many characters of a text are a distance; 0 for none. */
export const measureDistanceText = (text: string) => distance.exec(text)?.[0].length ?? 0;

const month = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** "Jan 1st week" is no first of January. */
const noWeek = String.raw`(?!\s+(?:week|wk)${wordEnd})`;
const day = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting|possession)\s+)*(?:(?:from|by|on|before|after)\s+)?` +
    String.raw`(?:${dayNumber}\s*(?:of\s+)?${month}|${month}\s*${dayNumber}(?!\d)|${month}(?=\s+\d{4}))(?:,?\s*(20\d{2}))?${wordEnd}${noWeek}`,
  'iu',
);
const wholeMonth = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting)\s+)*(?:from|by|in|before)\s+${month}${wordEnd}`,
  'iu',
);

/** A week of a month: "1st week of january", "january 2nd week"; its last day. */
const week = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting)\s+)*(?:(?:from|by|in|on)\s+)?(?:the\s+)?` +
    String.raw`(?:([1-5])(?:st|nd|rd|th)?\s+(?:week|wk)\s+(?:of\s+)?${month}|${month}\s+([1-5])(?:st|nd|rd|th)?\s+(?:week|wk))${wordEnd}`,
  'iu',
);

/** From today on: "next week", "within 10 days", "this month", "tomorrow". */
const ahead = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting|possession|from|by|needed|need)\s+)*` +
    String.raw`(?:(tomorrow|today)|(?:in\s+|within\s+)?(this|next|coming|end of(?: (?:the|this))?)\s+(week|month)(?:\s*end)?|(week|month)\s*end|(?:in|within|after)\s+(?:the\s+)?(?:next\s+)?(\d{1,2})\s+(day|week|month)s?)${wordEnd}`,
  'iu',
);
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The days from today that a text begins with, and how many characters it has read. */
function findDaysAhead(text: string): (WantedDay & { length: number }) | null {
  const [typed, near, which, of, end, number, unit] = ahead.exec(text) ?? [];
  if (typed === undefined) return null;
  const times = number ?? (which?.toLowerCase() === 'next' ? 2 : 1);
  const days = daysOf[(of ?? end ?? unit ?? 'day').toLowerCase()] ?? 1;
  const inDays = near?.toLowerCase() === 'today' ? 0 : Number(times) * days;
  return { inDays, length: typed.length };
}

/** The day by which a home is wanted that a text begins with: "ready by 1st december", "from january 15", "jan 2027", "next week". */
export function findWantedDay(text: string): (WantedDay & { length: number }) | null {
  const soon = findDaysAhead(text);
  if (soon) return soon;
  const [typed, before, name, other, after, alone, year] = day.exec(text) ?? [];
  if (typed !== undefined) {
    const number = before ?? after;
    return {
      month: findMonth(name ?? other ?? alone ?? ''),
      day: number === undefined ? null : Number(number),
      year: year === undefined ? null : Number(year),
      length: typed.length,
    };
  }
  const [inWeek, first, ofMonth, otherMonth, second] = week.exec(text) ?? [];
  if (inWeek !== undefined)
    return {
      month: findMonth(ofMonth ?? otherMonth ?? ''),
      day: Math.min(28, 7 * Number(first ?? second)),
      year: null,
      length: inWeek.length,
    };
  const [whole, only = ''] = wholeMonth.exec(text) ?? [];
  return whole === undefined
    ? null
    : { month: findMonth(only), day: null, year: null, length: whole.length };
}
