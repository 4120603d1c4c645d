/** How long things are kept, in days. */

/** A record in the trash is erased after this. */
export const trashDays = 90;

/** How many nightly backups are kept, one a night: what was erased is in none of them after as many days. */
export const backupNights = 30;

/** What was erased is remembered for longer than the backups that may hold it. */
export const erasedMarkDays = 2 * backupNights;

export const dayMilliseconds = 24 * 60 * 60_000;

/** The moment so many days before, ISO 8601 in UTC, as the times of records are compared. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMilliseconds).toISOString();
}
