import pMap from 'p-map';
import { versionsOfNothing, versionsToThin, type KeptVersion } from '../../domain/retention';
import type { RecordMeta } from '../../domain/record';
import { timeLeft } from './deadline';
import { savedOnes, versionOfKey } from './history';
import { CorruptValue, type KeyValueStore } from './key-value-store';
import { openStore } from './open';
import type { RecordKind } from './record-write';
import { readVerified } from './verified';

/** Erased in one night; the rest waits for the next. */
const maxErased = 2_000;
const concurrency = 24;
const parallelRecords = 4;
/** Milliseconds reserved for what has begun. */
const reserve = 3_000;
/** Milliseconds reserved, while entries are read, for removing what they tell to remove. */
const removing = 10_000;

/**
 * Thins the history of one kind of record: every version of a year, then the newest saved one of each month, and
 * the one that the record has now. Versions of records that do not exist are erased. Nothing of it is marked as erased,
 * since no backup holds versions so old.
 */
export async function thinHistory<Stored extends RecordMeta, Summary>(
  kind: RecordKind<Stored, Summary>,
  now: Date,
): Promise<void> {
  const history = openStore('history');
  const records = openStore(kind.store);
  const listed = (await history.list(`${kind.kind}/`)).map(({ key }) => versionOfKey(key));
  // Read after the history: a version written in between is in no list, and stays.
  const { entries } = await readVerified(kind);
  const byId = [...Map.groupBy(listed, ({ key }) => key.split('/')[1] ?? '')];
  const thinned = await pMap(
    byId,
    ([id, versions]) => {
      const current = entries.get(id)?.version;
      return current === undefined ? [] : thinnedOf(history, versions, current, now);
    },
    { concurrency: parallelRecords },
  );
  const orphans = byId.filter(([id]) => !entries.has(id));
  const ofNothing = await pMap(
    orphans,
    async ([id, versions]) => orphaned(records, id, versions, now),
    { concurrency },
  );
  await pMap(
    [...ofNothing.flat(), ...thinned.flat()].slice(0, maxErased),
    async (key) => {
      if (timeLeft() > reserve) await history.remove(key);
    },
    { concurrency },
  );
}

/** The keys to erase of one record. Entries are read only where a month has several old ones. */
async function thinnedOf(
  history: KeyValueStore,
  versions: readonly KeptVersion[],
  current: string,
  now: Date,
): Promise<string[]> {
  const all = new Set(versions.map(({ version }) => version));
  const [first] = versionsToThin(versions, { current, saved: all }, now);
  if (!first || timeLeft() < removing) return [];
  // What became the record is followed only by younger ones.
  const keys = versions.filter(({ at }) => at >= first.at).map(({ key }) => key);
  const saved = await savedOnes(history, keys);
  saved.add(current);
  return versionsToThin(versions, { current, saved }, now).map(({ key }) => key);
}

/** Looks once more whether there is a record: one that cannot be read keeps its history, to be rescued with. */
async function orphaned(
  records: KeyValueStore,
  id: string,
  versions: readonly KeptVersion[],
  now: Date,
): Promise<string[]> {
  const old = versionsOfNothing(versions, now);
  if (old.length === 0 || timeLeft() < reserve) return [];
  try {
    return (await records.readValue(id)) === null ? old : [];
  } catch (thrown) {
    if (thrown instanceof CorruptValue) return [];
    throw thrown;
  }
}
