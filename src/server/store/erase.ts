import pMap from 'p-map';
import type { RecordMeta } from '../../domain/record';
import { timeLeft } from './deadline';
import { markErased } from './erased';
import { Conflict, CorruptValue, StoreUnavailable } from './key-value-store';
import type { Table } from './record-write';
import { readVerified } from './verified';

/** Stands in the place of a record while it is being erased: nobody can read, restore or create it. */
interface Erasing {
  erasing: true;
}

const isErasing = (value: unknown) => (value as Partial<Erasing> | null)?.erasing === true;

/** Attempts to begin while others write the same record. */
const maxAttempts = 12;
const concurrency = 24;
/** Erased in one night; the rest waits for the next. */
const maxErased = 200;
/** Milliseconds reserved, while many records are erased, for the index. */
const reserve = 5_000;

/**
 * Erases a record that is in the trash; `false` when there is none. Throws `Conflict` when it is not in
 * the trash, `StoreUnavailable` when it is not known to be erased: then it is repeated, or finished at night.
 */
export async function eraseRecord<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  id: string,
): Promise<boolean> {
  if (!(await begin(table, id, null))) return false;
  await finish(table, id);
  await refreshIndex(table);
  return true;
}

/**
 * The commit point: the record is replaced only as it was read, because a delete has no conditions. A restore
 * that was faster makes this fail, and one that is slower fails itself. `false` when there is nothing to erase,
 * or it was deleted (again) at `deletedBefore` or later.
 */
async function begin<Stored extends RecordMeta>(
  { records, read }: Table<Stored, unknown>,
  id: string,
  deletedBefore: string | null,
): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await records.readJson(id);
    if (isErasing(found?.value)) return true;
    const stored = found && read(found.value);
    if (!stored) return false;
    if (stored.deletedAt === undefined) throw new Conflict(stored);
    if (deletedBefore !== null && stored.deletedAt >= deletedBefore) return false;
    const erasing: Erasing = { erasing: true };
    if ((await records.replaceJson(id, erasing, found.etag)) !== false) return true;
  }
  throw new StoreUnavailable(new Error(`Too many writers of ${id} at the same time.`));
}

/** The record is removed last, so that an interrupted erasure is found and repeated. */
async function finish<Stored extends RecordMeta>(
  { store, kind, records, history, now }: Table<Stored, unknown>,
  id: string,
): Promise<void> {
  const versions = (await history.list(`${kind}/${id}/`)).map(({ key }) => key);
  await markErased(store, [id], now());
  await markErased('history', versions, now());
  await pMap(versions, (key) => history.remove(key), { concurrency });
  await records.remove(id);
}

/** Drops from the index what is erased; the summary of a record is a copy of it. */
async function refreshIndex<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
): Promise<void> {
  try {
    await readVerified(table);
  } catch (cause) {
    console.warn(`What is erased of ${table.store} stays in the index until the sweep.`, cause);
  }
}

/** Erases what was deleted before a moment (ISO 8601 in UTC), and finishes what was interrupted; in parts. */
export async function eraseTrash<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  deletedBefore: string,
): Promise<void> {
  const { entries } = await readVerified(table);
  const old = [...entries].flatMap(([id, { deletedAt }]) =>
    deletedAt !== undefined && deletedAt < deletedBefore ? [id] : [],
  );
  // The index has no entry of a record that is being erased.
  const listed = await table.records.list();
  const unlisted = listed.map(({ key }) => key).filter((key) => !entries.has(key));
  const begun = await pMap(unlisted, async (id) => ((await hasBegun(table, id)) ? [id] : []), {
    concurrency,
  });
  const due = [...begun.flat(), ...old].slice(0, maxErased);
  for (const id of due) {
    if (timeLeft() < reserve) break;
    try {
      if (await begin(table, id, deletedBefore)) await finish(table, id);
    } catch (thrown) {
      // Somebody has restored it.
      if (!(thrown instanceof Conflict)) throw thrown;
    }
  }
  if (due.length > 0) await refreshIndex(table);
}

async function hasBegun<Stored extends RecordMeta>(
  { records }: Table<Stored, unknown>,
  id: string,
): Promise<boolean> {
  try {
    return isErasing(await records.readValue(id));
  } catch (thrown) {
    // A corrupt value is no erasure.
    if (thrown instanceof CorruptValue) return false;
    throw thrown;
  }
}
