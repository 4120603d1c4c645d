import { dayMilliseconds } from '../date';
import { daysAfter, daysBefore } from '../retention-periods';

/** Days after which a lower number takes effect: until then it can be taken back. */
export const lowerAfterDays = 7;

/** A number of days that enquiries are kept, in force from `at` (ISO 8601 in UTC) until the next one. */
export interface KeptDays {
  at: string;
  days: number;
}

export interface Retention {
  /** In force now. */
  days: number;
  /** The lower number that is saved, and when it takes effect; `null` where nothing is lower. */
  lower: { days: number; from: string } | null;
}

/**
 * How long enquiries are kept, by the numbers that were saved, oldest first: the highest of the last days counts, so that a
 * slip erases nothing at once.
 */
export function findRetention(saved: readonly KeptDays[], now: Date): Retention {
  const since = daysBefore(now, lowerAfterDays);
  const inForce = saved.filter((_, index) => (saved[index + 1]?.at ?? now.toISOString()) > since);
  const days = Math.max(...inForce.map((one) => one.days));
  const current = saved.at(-1)?.days ?? days;
  if (current >= days) return { days, lower: null };
  const firstLower = saved[saved.findLastIndex((one) => one.days > current) + 1];
  const from = daysAfter(firstLower?.at ?? now.toISOString(), lowerAfterDays);
  return { days, lower: { days: current, from } };
}

/** What the operator is told of it: `ages` has the age of each enquiry in whole days, at the moment `at`. */
export interface RetentionNote extends Retention {
  ages: readonly number[];
  at: string;
}

export interface Lowering {
  days: number;
  /** When it takes effect, ISO 8601 in UTC. */
  from: string;
  /** How many of the enquiries that are there now it erases then. */
  count: number;
}

/** The effect of lowering to `days`; `null` if that is not lower than the number in force. */
export function findLowering(days: number, note: RetentionNote): Lowering | null {
  if (days >= note.days) return null;
  const from = note.lower?.days === days ? note.lower.from : daysAfter(note.at, lowerAfterDays);
  const ahead = (Date.parse(from) - Date.parse(note.at)) / dayMilliseconds;
  return { days, from, count: note.ages.filter((age) => age + ahead >= days).length };
}
