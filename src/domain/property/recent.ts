import { isoDay } from '../date';

/** How many days a property counts as new, its day of listing included. */
const newDays = 7;

/** The earliest day (YYYY-MM-DD) whose properties are new at a moment (milliseconds since 1970). */
export function newSince(now: number): string {
  return isoDay(new Date(now - (newDays - 1) * 86_400_000).toISOString());
}

/** Whether a property was listed on that day or later; never for a date that cannot be read. */
export function isNew(date: string, since: string): boolean {
  return isoDay(date) >= since;
}
