import { daysBefore } from '../retention';

/** A number of things, and their bytes. */
export interface Amount {
  count: number;
  bytes: number;
}

/** The newest backup in a few words. */
export interface LatestBackup {
  /** The day in Asia/Kolkata that names it, YYYY-MM-DD. */
  day: string;
  /** When it ended, ISO 8601 in UTC. */
  at: string;
  /** Everything, pictures too. */
  all: Amount;
  pictures: Amount;
  /** Whether what no night of those that are kept needs has been deleted since. */
  tidied: boolean;
}

const maxAgeDays = 2;

/** Whether a backup (or the first property, where there is none) is so old that one was missed. */
export function isBackupLate(since: string, now: Date): boolean {
  return Date.parse(since) < Date.parse(daysBefore(now, maxAgeDays));
}

/** The runs of a night end within an hour of the backup. */
const nightMilliseconds = 2 * 60 * 60_000;

/** Whether the night of this backup ended before what is too old was deleted. */
export function isUntidy({ at, tidied }: LatestBackup, now: Date): boolean {
  return !tidied && Date.parse(at) < now.getTime() - nightMilliseconds;
}
