import pMap from 'p-map';
import { daysBefore, erasedMarkDays } from '../../domain/retention';
import type { StoreName } from './key-value-store';
import { openStore } from './open';
import type { IndexedKind } from './record-index';
import { readVerified } from './verified';

/** Remembers what was erased for good, so that restoring a backup does not bring it back. */
interface Mark {
  /** When it was erased, ISO 8601 in UTC. */
  at: string;
}

const concurrency = 10;
/** Deleted in one night; the rest waits for the next. */
const maxDeleted = 1_000;

const marks = () => openStore('erased');

/** The marks are indexed like records, so that reading all of them takes two store calls. */
const markKind: IndexedKind<{ version: string; updatedAt: string }, object> = {
  store: 'erased',
  format: 1,
  read: (value) => {
    const at = (value as Partial<Mark> | null)?.at;
    return typeof at === 'string' ? { version: at, updatedAt: at } : null;
  },
  summarize: () => ({}),
};

/** Marks keys of a store as erased for good: before they are removed, so that an interrupted erasure is marked too. */
export async function markErased(
  store: StoreName,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const mark: Mark = { at: now.toISOString() };
  await pMap(keys, (key) => marks().writeJson(`${store}/${key}`, mark), { concurrency });
}

/**
 * What was erased for good in the last three years, as `<store>/<key>`, and when (ISO 8601 in UTC). What a backup
 * made before that moment holds under the key is not to be restored. Throws `StoreUnavailable`.
 */
export async function listErased(): Promise<Map<string, string>> {
  const { entries } = await readVerified(markKind);
  return new Map([...entries].map(([key, { updatedAt }]) => [key, updatedAt]));
}

/** Deletes marks that are older than any backup of use. */
export async function deleteOldMarks(now: Date): Promise<void> {
  const oldest = daysBefore(now, erasedMarkDays);
  const old = [...(await listErased())].filter(([, at]) => at < oldest).slice(0, maxDeleted);
  await pMap(old, ([key]) => marks().remove(key), { concurrency });
  if (old.length > 0) await listErased();
}
