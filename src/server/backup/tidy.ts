import pMap from 'p-map';
import type { BackupEntry, Manifest } from '../../domain/backup/manifest';
import { oldBackups } from '../../domain/backup/plan';
import { timeLeft } from '../store/deadline';
import {
  type LastNamed,
  listDays,
  readLastNamed,
  readManifest,
  removeManifest,
  removeObject,
  writeLastNamed,
} from './manifests';

const concurrency = 24;
const reserve = 3_000;

/**
 * Deletes the backups that are too old, then those of the `stored` bytes (by hash) that no kept one names; whether all
 * is done. To be called with the backup just made, while none is being made whose bytes nothing names yet.
 */
export async function tidyBackups(
  today: string,
  { entries }: Manifest,
  stored: ReadonlySet<string>,
): Promise<boolean> {
  const days = await listDays();
  const old = oldBackups(days, today);
  for (const day of old) await removeManifest(day);
  const kept = days.filter((day) => !old.includes(day));
  const { days: known, dayOf } = await readLastNamed();
  // A night that was killed before this is not among the known ones.
  for (const day of kept.filter((each) => each !== today && !known.has(each)))
    name(dayOf, day, await readEntries(day));
  name(dayOf, today, entries);
  const oldest = kept[0] ?? today;
  for (const [sha256, day] of dayOf) if (day < oldest) dayOf.delete(sha256);
  // Before anything is removed: what it no longer has is removed now, or by the next night.
  await writeLastNamed({ days: new Set([...kept, today]), dayOf });
  const unneeded = [...stored].filter((sha256) => !dayOf.has(sha256));
  let isDone = true;
  const removeInTime = async (sha256: string) => {
    if (timeLeft() < reserve) isDone = false;
    else await removeObject(sha256);
  };
  await pMap(unneeded, removeInTime, { concurrency });
  return isDone;
}

function name(dayOf: LastNamed['dayOf'], day: string, entries: readonly BackupEntry[]): void {
  for (const { sha256 } of entries) if ((dayOf.get(sha256) ?? '') < day) dayOf.set(sha256, day);
}

/** Throws when a manifest cannot be read: it names bytes that must stay, and nobody knows which. */
async function readEntries(day: string): Promise<readonly BackupEntry[]> {
  const manifest = await readManifest(day);
  if (!manifest) throw new Error(`The manifest of ${day} cannot be read.`);
  return manifest.entries;
}
