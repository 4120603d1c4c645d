import { isBackupLate, isUntidy, type LatestBackup } from '../../domain/backup/state';
import { readLatest } from '../backup/manifests';
import { properties } from '../records/properties';
import { orMissing } from './missing';

/** What the operator is told about backups; `latest` is `null` where there is none. */
export interface BackupState {
  latest: LatestBackup | null;
  isLate: boolean;
  isUntidy: boolean;
}

/** The state of the backups; `null` when the store does not answer. */
export function loadBackupState(now: Date): Promise<BackupState | null> {
  return orMissing('the backups', async () => {
    const latest = await readLatest();
    const since = latest?.at ?? (await oldestChange());
    return {
      latest,
      isLate: since !== undefined && isBackupLate(since, now),
      isUntidy: latest !== null && isUntidy(latest, now),
    };
  });
}

/** When a property was last left alone: a site that has had one for days should have a backup. An import sets `date`. */
async function oldestChange(): Promise<string | undefined> {
  const moments = (await properties.list()).map(({ updatedAt }) => updatedAt);
  return moments.sort()[0];
}
