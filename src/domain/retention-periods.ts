import { dayMilliseconds } from './date';

/** How long things are kept, in days where the name says nothing else. */

export const trashDays = 90;

/** For how many months the company may choose to keep enquiries, shortest first. */
export const retentionChoices = ['6', '12', '24', '36'] as const;
export const retentionMonths = retentionChoices.map(Number);

/** An enquiry marked as possible spam is erased after this, unless it was released. */
export const spamDays = 90;

/** How long the first page says what a flood has pushed out. */
export const evictedDays = 7;

/** A picture younger than this is kept, as a draft may name it: drafts last as long (`src/islands/admin/drafts.ts`). */
export const unusedPictureDays = 30;

/** A request for news by email has to be confirmed within so many hours; the next night deletes it. */
export const requestHours = 48;

/** How many nightly backups are kept, one a night: what was erased is in none of them after as many days. */
export const backupNights = 30;

/** The ids of what was erased are remembered for as long as somebody may restore a backup that they downloaded before. */
export const erasedDays = 400;

export const historyDays = 400;

/** The moment so many days before, ISO 8601 in UTC, as the times of records are compared. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMilliseconds).toISOString();
}

/** The moment so many calendar months before, ISO 8601 in UTC; where that month has no such day, on its last one. */
export function monthsBefore(now: Date, months: number): string {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before.toISOString();
}

/** The moment so many days after another, both ISO 8601 in UTC. */
export function daysAfter(moment: string, days: number): string {
  return daysBefore(new Date(moment), -days);
}
