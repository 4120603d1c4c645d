import { CorruptValue, type KeyValueStore } from './key-value-store';

/** What the index holds of one record; the etag tells without reading it whether it has changed. */
export interface IndexEntry<Summary> {
  etag: string;
  version: string;
  updatedAt: string;
  deletedAt?: string;
  summary: Summary;
}

export type IndexEntries<Summary> = Map<string, IndexEntry<Summary>>;

/** The index as found: a cache that may be missing (`etag` is `null`), broken, old or half built. */
export interface FoundIndex<Summary> {
  etag: string | null;
  entries: IndexEntries<Summary>;
  complete: boolean;
}

interface IndexDocument<Summary> {
  format: number;
  complete: boolean;
  entries: [id: string, entry: IndexEntry<Summary>][];
}

interface IndexPlace {
  derived: KeyValueStore;
  store: string;
  format: number;
}

/** Reads the index; whatever is not one of this format counts as empty and incomplete. */
export async function readIndex<Summary>(place: IndexPlace): Promise<FoundIndex<Summary>> {
  try {
    const found = await place.derived.readJson(place.store);
    if (found && isIndex<Summary>(found.value, place.format)) {
      const { entries, complete } = found.value;
      return { etag: found.etag, entries: new Map(entries), complete };
    }
    return { etag: found?.etag ?? null, entries: new Map(), complete: false };
  } catch (error) {
    if (error instanceof CorruptValue)
      return { etag: error.etag, entries: new Map(), complete: false };
    throw error;
  }
}

/** Writes the index over the one that was found; `false` when somebody else wrote it in between. */
export async function writeIndex<Summary>(
  place: IndexPlace,
  index: FoundIndex<Summary>,
): Promise<boolean> {
  const { complete, etag } = index;
  const entries = [...index.entries];
  const document: IndexDocument<Summary> = { format: place.format, complete, entries };
  const written =
    etag === null
      ? await place.derived.createJson(place.store, document)
      : await place.derived.replaceJson(place.store, document, etag);
  return written !== false;
}

function isIndex<Summary>(value: unknown, format: number): value is IndexDocument<Summary> {
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
