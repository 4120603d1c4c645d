import { addDays } from '../date';
import { backupNights } from '../retention';
import type { BackedUpStore, BackupEntry } from './manifest';

/** A value as the list of its store has it. */
export interface ListedValue {
  store: BackedUpStore;
  key: string;
  etag: string;
}

/** What a backup takes over from the one before, and what it has to read. */
export interface BackupPlan {
  unchanged: BackupEntry[];
  toRead: ListedValue[];
}

/**
 * Compares what is stored with the backup before by etag. An entry is taken over only if its bytes are among
 * the `objects` (by hash), so that a lost one is stored again. A list can lack a key while others are written: what
 * only the backup before has is read again, but for versions, which never change and are listed the next night.
 */
export function planBackup(
  listed: readonly ListedValue[],
  before: readonly BackupEntry[],
  objects: ReadonlySet<string>,
): BackupPlan {
  const known = new Map(before.map((entry) => [`${entry.store}/${entry.key}`, entry]));
  const plan: BackupPlan = { unchanged: [], toRead: [] };
  for (const value of listed) {
    const entry = known.get(`${value.store}/${value.key}`);
    if (entry?.etag === value.etag && objects.has(entry.sha256)) plan.unchanged.push(entry);
    else plan.toRead.push(value);
    known.delete(`${value.store}/${value.key}`);
  }
  for (const { store, key, etag } of known.values())
    if (store !== 'history') plan.toRead.push({ store, key, etag });
  return plan;
}

/**
 * The keys of the history that belong into a backup: the versions since a moment (as it stands in keys), and
 * the newest of each record. A key is `<kind>/<id>/<time>-<version>`.
 */
export function recentHistory(keys: readonly string[], since: string): Set<string> {
  const newest = new Map<string, string>();
  const kept = new Set<string>();
  for (const key of keys) {
    const place = key.lastIndexOf('/');
    const record = key.slice(0, place);
    if (key.slice(place + 1) >= since) kept.add(key);
    if (key > (newest.get(record) ?? '')) newest.set(record, key);
  }
  for (const key of newest.values()) kept.add(key);
  return kept;
}

/** The days (YYYY-MM-DD) whose backups are too old on a day; the newest stays, however old it is. */
export function oldBackups(days: readonly string[], today: string): string[] {
  const oldest = addDays(today, 1 - backupNights);
  const newest = days.reduce((one, other) => (one > other ? one : other), '');
  return days.filter((day) => day < oldest && day !== newest);
}
