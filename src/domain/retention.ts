import { dayMilliseconds } from './date';

/** How long things are kept, in days. */

/** A record in the trash is erased after this. */
export const trashDays = 90;

/** A picture that nothing names is erased after this. */
export const unusedPictureDays = 30;

/** After an upload, a draft in a browser may name a picture for this long: a month of work, and the month that it is kept. */
export const draftedPictureDays = 60;

/** How many nightly backups are kept, one a night: what was erased is in none of them after as many days. */
export const backupNights = 30;

/** What was erased is remembered for as long as somebody may restore a backup that they downloaded before. */
export const erasedMarkDays = 3 * 365;

/** Every version of a record is kept for this long, then the newest of each month. */
const historyDays = 365;

/** Versions of no record are those of a write that failed or came too late; no writer is at work for this long. */
const orphanDays = 1;

/** The moment so many days before, ISO 8601 in UTC, as the times of records are compared. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMilliseconds).toISOString();
}

/** The moment so many days after another, both ISO 8601 in UTC. */
export function daysAfter(moment: string, days: number): string {
  return daysBefore(new Date(moment), -days);
}

/** One version in the history of a record. */
export interface KeptVersion {
  key: string;
  version: string;
  /** Milliseconds since 1970; `NaN` where the key does not tell, which is never erased. */
  at: number;
}

/**
 * The versions to erase, oldest first: older than a year, not the newest of their month (in UTC) that became the
 * record, and not `current`, the version that the record has now. Of a month in which nothing is known to have
 * become the record, nothing is erased.
 */
export function versionsToThin(
  versions: readonly KeptVersion[],
  { current, saved }: { current: string; saved: ReadonlySet<string> },
  now: Date,
): KeptVersion[] {
  const monthOf = ({ at }: KeptVersion) => new Date(at).toISOString().slice(0, 7);
  const oldest = now.getTime() - historyDays * dayMilliseconds;
  const dated = versions.filter(({ at }) => !Number.isNaN(at));
  const oldestFirst = dated.toSorted((one, other) => one.at - other.at);
  return [...Map.groupBy(oldestFirst, monthOf).values()].flatMap((month) => {
    const kept = month.findLast(({ version }) => saved.has(version));
    if (!kept) return [];
    return month.filter((each) => each.at < oldest && each !== kept && each.version !== current);
  });
}

/**
 * The keys of the versions to erase where there is no record: those older than any writer. A record that is
 * being created has its history first, seconds before it.
 */
export function versionsOfNothing(versions: readonly KeptVersion[], now: Date): string[] {
  const oldest = now.getTime() - orphanDays * dayMilliseconds;
  return versions.filter(({ at }) => at < oldest).map(({ key }) => key);
}
