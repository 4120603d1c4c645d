import { dayMilliseconds } from '../retention';

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
}

const maxAgeDays = 2;

/** Whether a backup (or the first property, where there is none) is so old that one was missed. */
export function isBackupLate(since: string, now: Date): boolean {
  return Date.parse(since) < now.getTime() - maxAgeDays * dayMilliseconds;
}
