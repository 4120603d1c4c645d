import pMap from 'p-map';
import { oldBackups } from '../../domain/backup/plan';
import { timeLeft } from '../store/deadline';
import {
  backupStore,
  listDays,
  listObjects,
  objectKey,
  readManifest,
  removeManifest,
} from './manifests';

const concurrency = 24;
const reserve = 3_000;

/**
 * Deletes the backups that are too old, then the bytes that no kept one names; whether all is done. To be called
 * while no backup is being made, whose bytes nothing names yet. Throws when a kept manifest cannot be read.
 */
export async function tidyBackups(today: string): Promise<boolean> {
  const days = await listDays();
  const old = oldBackups(days, today);
  for (const day of old) await removeManifest(day);
  const needed = new Set<string>();
  for (const day of days.filter((each) => !old.includes(each))) {
    const manifest = await readManifest(day);
    // It names bytes that must stay, and nobody knows which.
    if (!manifest) throw new Error(`The manifest of ${day} cannot be read.`);
    for (const { sha256 } of manifest.entries) needed.add(sha256);
  }
  const unneeded = (await listObjects()).filter((sha256) => !needed.has(sha256));
  let isDone = true;
  const removeInTime = async (sha256: string) => {
    if (timeLeft() < reserve) isDone = false;
    else await backupStore().remove(objectKey(sha256));
  };
  await pMap(unneeded, removeInTime, { concurrency });
  return isDone;
}
