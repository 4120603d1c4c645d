import pMap from 'p-map';
import { timeLeft } from './deadline';
import { CorruptValue, StoreUnavailable, type KeyValueStore } from './key-value-store';
import { openStore } from './open';
import {
  indexEntry,
  readIndex,
  writeIndex,
  type FoundIndex,
  type IndexedKind,
  type IndexEntries,
  type IndexEntry,
  type Versioned,
} from './record-index';

/** An index that matches the records. */
export interface VerifiedIndex<Summary> {
  entries: IndexEntries<Summary>;
  /** The ids whose entry differed from their record. */
  changed: string[];
  /** How many records there are, including those that `newestOnly` omits. */
  total: number;
  /** How many records were not compared in time; 0 unless `catchUp` allows it. */
  left: number;
}

export interface VerifyOptions {
  /**
   * Milliseconds after which the entries read so far are returned, with the number of those left for the
   * next call; without it everything is compared, or nothing is returned.
   */
  catchUp?: number;
}

interface Stores {
  records: KeyValueStore;
  derived: KeyValueStore;
}

const maxAttempts = 3;
const parallelReads = 24;

/** Milliseconds reserved, while many records are read, for writing the index. */
const reserve = 2_500;

/**
 * Compares the index with the list of all records, reads those that differ and writes the index:
 * two store calls when nothing differs, for any number of records. It repairs an index that is
 * missing, corrupt, of an older format or behind the records. When time runs out it writes the part
 * done so far, so that the next call continues from there, and throws `StoreUnavailable`; with
 * `catchUp` it returns that part instead.
 */
export async function readVerified<Stored extends Versioned, Summary>(
  kind: IndexedKind<Stored, Summary> & Partial<Stores>,
  { catchUp = Infinity }: VerifyOptions = {},
): Promise<VerifiedIndex<Summary>> {
  const { records = openStore(kind.store), derived = openStore('derived') } = kind;
  const changed = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    // The index is read before the records: a writer who changes it in between makes this write fail.
    const found = await readIndex<Summary>(derived, kind);
    const listed = (await records.list()).sort((one, other) => (one.key < other.key ? -1 : 1));
    const index = await compare(kind, records, found, listed, catchUp);
    for (const id of index.changed) changed.add(id);
    const complete = index.left === 0;
    const isSame = index.changed.length === 0 && complete === found.complete;
    const isStored =
      isSame || (await writeIndex(derived, kind, { ...index, complete }).catch(() => false));
    if (!complete && catchUp === Infinity)
      throw new StoreUnavailable(new Error(`The index of ${kind.store} is being rebuilt.`));
    // The result is right even when the index cannot be stored: the next comparison writes it.
    if (isStored || attempt === maxAttempts) {
      const { entries, left } = index;
      return { entries, changed: [...changed], total: listed.length, left };
    }
  }
}

async function compare<Stored extends Versioned, Summary>(
  kind: IndexedKind<Stored, Summary>,
  records: KeyValueStore,
  found: FoundIndex<Summary>,
  listed: readonly { key: string; etag: string }[],
  catchUp: number,
): Promise<Omit<FoundIndex<Summary>, 'complete'> & { changed: string[]; left: number }> {
  const etags = new Map(listed.map(({ key, etag }) => [key, etag]));
  const indexed = [...etags.keys()].slice(-(kind.newestOnly ?? etags.size));
  const older = new Set([...etags.keys()].slice(0, -indexed.length));
  const entries = new Map([...found.entries].filter(([id]) => !older.has(id)));
  const differing = indexed.filter((id) => entries.get(id)?.etag !== etags.get(id));
  const unlisted = [...entries.keys()].filter((id) => !etags.has(id));
  const changed: string[] = [];
  // Counted from here, so that every call reads some, however long the list took.
  const end = performance.now() + catchUp;
  let left = 0;
  const refresh = async (id: string) => {
    if (timeLeft() < reserve || performance.now() > end) {
      left += 1;
      return;
    }
    const entry = await readEntry(kind, records, id, etags.get(id));
    if (entry) entries.set(id, entry);
    else if (!entries.delete(id)) return;
    changed.push(id);
  };
  await pMap([...differing, ...unlisted], refresh, { concurrency: parallelReads });
  return { etag: found.etag, entries, changed, left };
}

/**
 * The entry of one record, `null` where there is none. With the etag of the list one call is enough: what
 * is read is at least as new, and if it is newer the next comparison finds another etag. A list can lack
 * a record that is being written, so that nothing is dropped without a look.
 */
async function readEntry<Stored extends Versioned, Summary>(
  kind: IndexedKind<Stored, Summary>,
  records: KeyValueStore,
  id: string,
  etag: string | undefined,
): Promise<IndexEntry<Summary> | null> {
  try {
    const found =
      etag === undefined
        ? await records.readJson(id)
        : { value: await records.readValue(id), etag };
    const stored = found && kind.read(found.value);
    return stored && indexEntry(kind, stored, found.etag);
  } catch (error) {
    // One corrupt record must not make the whole list fail.
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}
