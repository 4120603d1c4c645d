import pMap from 'p-map';
import type { Manifest } from '../../domain/backup/manifest';
import { oldBackups } from '../../domain/backup/plan';
import { timeLeft } from '../store/deadline';
import {
  backupStore,
  type LastNamed,
  listDays,
  listObjects,
  objectKey,
  readLastNamed,
  readManifest,
  removeManifest,
  writeLastNamed,
} from './manifests';

const concurrency = 24;
const reserve = 3_000;

/**
 * Deletes the backups that are too old, then the bytes that no kept one names; whether all is done. To be called
 * with the backup just made, while none is being made whose bytes nothing names yet.
 */
export async function tidyBackups(today: string, { entries }: Manifest): Promise<boolean> {
  const days = await listDays();
  const old = oldBackups(days, today);
  for (const day of old) await removeManifest(day);
  const kept = days.filter((day) => !old.includes(day));
  const oldest = kept[0] ?? today;
  const named = (await readLastNamed()) ?? (await nameAnew(kept));
  for (const { sha256 } of entries) named.set(sha256, today);
  for (const [sha256, day] of named) if (day < oldest) named.delete(sha256);
  // Before anything is removed: what it no longer has is removed now, or by the next night.
  await writeLastNamed(named);
  const unneeded = (await listObjects()).filter((sha256) => !named.has(sha256));
  let isDone = true;
  const removeInTime = async (sha256: string) => {
    if (timeLeft() < reserve) isDone = false;
    else await backupStore().remove(objectKey(sha256));
  };
  await pMap(unneeded, removeInTime, { concurrency });
  return isDone;
}

/** Throws when a manifest cannot be read: it names bytes that must stay, and nobody knows which. */
async function nameAnew(days: readonly string[]): Promise<LastNamed> {
  const named: LastNamed = new Map();
  for (const day of days) {
    const manifest = await readManifest(day);
    if (!manifest) throw new Error(`The manifest of ${day} cannot be read.`);
    for (const { sha256 } of manifest.entries) named.set(sha256, day);
  }
  return named;
}
