import { addDays, isoDay } from '../../domain/date';
import { listNights } from '../store/nights';
import { properties } from '../records/properties';
import { orMissing } from './fallback';

export interface BackupState {
  /** The last night (YYYY-MM-DD) that has every document that any has; `null` before the first. */
  latest: string | null;
  isLate: boolean;
}

/** The state of the backups; `null` when the store does not answer. */
export function loadBackupState(now: Date): Promise<BackupState | null> {
  return orMissing('the backups', async () => {
    const newest = Object.values(await listNights()).flatMap((days) => days.at(-1) ?? []);
    const latest = newest.sort()[0] ?? null;
    const since = latest ?? (await oldestChange());
    const yesterday = addDays(isoDay(now.toISOString()), -1);
    return { latest, isLate: since !== null && since < yesterday };
  });
}

async function oldestChange(): Promise<string | null> {
  const days = [...(await properties.all()).values()].map(({ updatedAt }) => isoDay(updatedAt));
  return days.sort()[0] ?? null;
}
