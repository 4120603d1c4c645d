import { readDay } from './day-text';

/** The day that somebody types into a field for a day, as YYYY-MM-DD; the text as it is where it says no day, or a time too. */
export function readTypedDay(text: string): string {
  const typed = text.trim();
  return (/\d[T:]\d/.test(typed) ? null : readDay(typed)) ?? typed;
}
