import { setTimeout as pause } from 'node:timers/promises';
import { timeLeft } from './deadline';
import { CorruptValue, type KeyValueStore, type StoreName } from './key-value-store';

/** What every indexed record carries. */
export interface Versioned {
  version: string;
  /** ISO 8601 in UTC; grows with every version of a record. */
  updatedAt: string;
  deletedAt?: string | undefined;
}

/** Records of one kind in one store, with an index in `derived`. */
export interface IndexedKind<Stored extends Versioned, Summary> {
  /** Where the records are. */
  store: StoreName;
  /** The key of the index; without it, the store's name. */
  index?: string;
  /** Counted up whenever `summarize` changes its result, so that an older index is rebuilt. */
  format: number;
  /** A stored document of any age as a record, or `null` when it cannot be read as one. */
  read: (document: unknown) => Stored | null;
  summarize: (stored: Stored) => Summary;
  /** Indexes only this many of the last keys, where keys sort by time. */
  newestOnly?: number;
}

/** The index entry of one record; the etag tells whether the record has changed without reading it. */
export interface IndexEntry<Summary> {
  etag: string;
  version: string;
  updatedAt: string;
  deletedAt?: string;
  summary: Summary;
}

export type IndexEntries<Summary> = Map<string, IndexEntry<Summary>>;

/** The index as found: a cache that may be missing (`etag` is `null`), corrupt, of an older format or half built. */
export interface FoundIndex<Summary> {
  etag: string | null;
  complete: boolean;
  entries: IndexEntries<Summary>;
}

type IndexOf = Pick<IndexedKind<Versioned, unknown>, 'store' | 'index' | 'format'>;

const keyOf = ({ store, index = store }: IndexOf) => index;

/** Attempts of one writer while others write the same index; after that it is left to the sweep. */
const maxAttempts = 40;
const maxPause = 200;

/** Milliseconds reserved for the purge and the response. */
const reserve = 3_000;

/** The index entry of a record. */
export function indexEntry<Stored extends Versioned, Summary>(
  { summarize }: Pick<IndexedKind<Stored, Summary>, 'summarize'>,
  stored: Stored,
  etag: string,
): IndexEntry<Summary> {
  const { version, updatedAt, deletedAt } = stored;
  const summary = summarize(stored);
  return { etag, version, updatedAt, ...(deletedAt !== undefined && { deletedAt }), summary };
}

/** The entries of a whole index of this format in one store call, else `null`. */
export async function readIndexEntries<Summary>(
  derived: KeyValueStore,
  kind: IndexOf,
): Promise<IndexEntries<Summary> | null> {
  try {
    const value = await derived.readValue(keyOf(kind));
    return isIndex<Summary>(value, kind) && value.complete ? new Map(value.entries) : null;
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/** The index with the etag that a conditional write needs; anything in another format counts as empty. */
export async function readIndex<Summary>(
  derived: KeyValueStore,
  kind: IndexOf,
): Promise<FoundIndex<Summary>> {
  const nothing = { complete: false, entries: new Map<string, IndexEntry<Summary>>() };
  try {
    const found = await derived.readJson(keyOf(kind));
    if (!found || !isIndex<Summary>(found.value, kind))
      return { etag: found?.etag ?? null, ...nothing };
    const { complete, entries } = found.value;
    return { etag: found.etag, complete, entries: new Map(entries) };
  } catch (error) {
    if (error instanceof CorruptValue) return { etag: error.etag, ...nothing };
    throw error;
  }
}

/** Writes the index over the one that was found; `false` when somebody else wrote it in between. */
export async function writeIndex<Summary>(
  derived: KeyValueStore,
  kind: IndexOf,
  { etag, complete, entries }: FoundIndex<Summary>,
): Promise<boolean> {
  const document = { format: kind.format, complete, entries: [...entries] };
  const written =
    etag === null
      ? await derived.createJson(keyOf(kind), document)
      : await derived.replaceJson(keyOf(kind), document, etag);
  return written !== false;
}

/**
 * Adds records just written to the index, all at once: two store calls. `false` when that is left
 * to the sweep. If the index is not complete there is nothing to do: the next read rebuilds it.
 */
export async function updateIndex<Summary>(
  derived: KeyValueStore,
  kind: IndexOf,
  written: IndexEntries<Summary>,
): Promise<boolean> {
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (timeLeft() < reserve) break;
      if (attempt > 0) await pause(Math.random() * Math.min(maxPause, 5 * 2 ** attempt));
      const index = await readIndex<Summary>(derived, kind);
      const newer = [...written].filter(([id, entry]) => isNewer(entry, index.entries.get(id)));
      if (!index.complete || newer.length === 0) return true;
      for (const [id, entry] of newer) index.entries.set(id, entry);
      if (await writeIndex(derived, kind, index)) return true;
    }
  } catch (cause) {
    console.warn(`The index of ${kind.store} was not updated; the sweep does it.`, cause);
  }
  return false;
}

function isNewer(entry: IndexEntry<unknown>, known: IndexEntry<unknown> | undefined): boolean {
  return known === undefined || known.updatedAt < entry.updatedAt;
}

interface IndexDocument<Summary> {
  format: number;
  complete: boolean;
  entries: [id: string, entry: IndexEntry<Summary>][];
}

function isIndex<Summary>(value: unknown, { format }: IndexOf): value is IndexDocument<Summary> {
  if (typeof value !== 'object' || value === null) return false;
  const index = value as Partial<IndexDocument<Summary>>;
  return (
    index.format === format &&
    typeof index.complete === 'boolean' &&
    Array.isArray(index.entries) &&
    index.entries.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const entry = value[1] as Partial<IndexEntry<unknown>> | null;
  return (
    typeof entry?.version === 'string' &&
    typeof entry.etag === 'string' &&
    typeof entry.updatedAt === 'string' &&
    typeof entry.summary === 'object' &&
    entry.summary !== null
  );
}
