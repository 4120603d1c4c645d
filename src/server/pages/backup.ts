import { isBackupLate, type LatestBackup } from '../../domain/backup/state';
import { readLatest } from '../backup/manifests';
import { properties } from '../records/properties';
import { StoreUnavailable } from '../store/key-value-store';

/** What the operator is told about backups; `latest` is `null` where there is none. */
export interface BackupState {
  latest: LatestBackup | null;
  isLate: boolean;
}

/** The state of the backups; `null` when the store does not answer. */
export async function loadBackupState(now: Date): Promise<BackupState | null> {
  try {
    const latest = await readLatest();
    const since = latest?.at ?? (await oldestDay());
    return { latest, isLate: since !== undefined && isBackupLate(since, now) };
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn('The backups could not be checked.', thrown);
    return null;
  }
}

/** The day of the first property: a site that has one for days should have a backup. */
async function oldestDay(): Promise<string | undefined> {
  return (await properties.list()).at(-1)?.date;
}
