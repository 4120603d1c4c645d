import type { RecordMeta } from '../../domain/property/schema';
import { StoreUnavailable } from './key-value-store';
import { dropAbandoned, listMarkers, type Marker } from './pending';
import { readEntries } from './record-file';
import { isRecordId } from './record-id';
import {
  readIndex,
  writeIndex,
  type FoundIndex,
  type IndexEntries,
  type IndexEntry,
} from './record-index';
import type { Table } from './table';

const rebuildTries = 3;
const noteTries = 3;

/**
 * The index as it has to be now: two store calls, and more only where a write has not reached it or
 * where it has to be rebuilt. Markers are listed first: a marker that is gone by then was removed
 * after its write had reached the index that is read next.
 */
export async function loadEntries<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
): Promise<IndexEntries<Summary>> {
  const markers = await listMarkers(table);
  const found = await readIndex<Summary>(table);
  if (!found.complete) return (await rebuildIndex(table)).entries;
  if (await repair(table, found, markers)) await dropAbandoned(table, markers);
  return found.entries;
}

/** Brings the entries up to the records that markers name; `false` when this could not be stored. */
async function repair<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  found: FoundIndex<Summary>,
  markers: Marker[],
): Promise<boolean> {
  const open = markers.filter(({ id, version }) => found.entries.get(id)?.version !== version);
  const ids = new Set(open.map(({ id }) => id));
  const read = await readEntries(table, ids);
  if (read.size < ids.size) throw new StoreUnavailable(new Error('The index is being repaired.'));
  const changes = [...read].filter(([id, entry]) => found.entries.get(id)?.etag !== entry?.etag);
  for (const [id, entry] of changes) setEntry(found.entries, id, entry);
  if (changes.length === 0) return true;
  // The answer is right even when the index cannot be stored: the markers stay for the next reader.
  return writeIndex(table, found).catch(() => false);
}

function setEntry<Summary>(
  entries: IndexEntries<Summary>,
  id: string,
  entry: IndexEntry<Summary> | null,
): void {
  if (entry) entries.set(id, entry);
  else entries.delete(id);
}

/**
 * Compares the index with the list of all records, reads those that differ, and stores the result.
 * Out of time it stores what it has, so that the next try goes on from there, and throws `StoreUnavailable`.
 * `stored` is `false` when the entries are right but could not be written.
 */
export async function rebuildIndex<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
): Promise<{ entries: IndexEntries<Summary>; stored: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    // The index is read before the records: a write that reaches it in between makes this one fail.
    const found = await readIndex<Summary>(table);
    const { index, changed } = await compare(table, found);
    const stored = !changed || (await writeIndex(table, index).catch(() => false));
    if (!index.complete) throw new StoreUnavailable(new Error('The index is being rebuilt.'));
    if (stored || attempt === rebuildTries) return { entries: index.entries, stored };
  }
}

async function compare<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  found: FoundIndex<Summary>,
): Promise<{ index: FoundIndex<Summary>; changed: boolean }> {
  const listed = new Map((await table.records.list()).map(({ key, etag }) => [key, etag]));
  const known = (id: string) => found.entries.get(id);
  const same = [...listed.keys()].filter((id) => known(id)?.etag === listed.get(id));
  const differing = [...listed.keys()].filter(
    (id) => isRecordId(id) && known(id)?.etag !== listed.get(id),
  );
  // A list can miss a record that is being written: nothing is dropped without a look.
  const missing = [...found.entries.keys()].filter((id) => !listed.has(id));
  const unsure = [...differing, ...missing];
  const read = await readEntries(table, unsure);
  const entries: IndexEntries<Summary> = new Map();
  for (const id of same) setEntry(entries, id, known(id) ?? null);
  for (const [id, entry] of read) setEntry(entries, id, entry);
  const complete = read.size === unsure.length;
  const changed = read.size > 0 || complete !== found.complete;
  return { index: { etag: found.etag, entries, complete }, changed };
}

/**
 * Notes records just written in the index, all at once; `false` when that is left to the next reader:
 * there is no whole index (writers that each rebuilt it would hold up each other), or too many others
 * write it. Versions of one record carry growing times, so that an older one never replaces a newer one.
 */
export async function noteWrites<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  written: readonly (readonly [id: string, entry: IndexEntry<Summary>])[],
): Promise<boolean> {
  for (let attempt = 0; attempt < noteTries; attempt += 1) {
    const found = await readIndex<Summary>(table);
    if (!found.complete) return false;
    const newer = written.filter(([id, entry]) => isNewer(entry, found.entries.get(id)));
    if (newer.length === 0) return true;
    for (const [id, entry] of newer) found.entries.set(id, entry);
    if (await writeIndex(table, found)) return true;
  }
  return false;
}

function isNewer(entry: IndexEntry<unknown>, known: IndexEntry<unknown> | undefined): boolean {
  return known === undefined || known.updatedAt < entry.updatedAt;
}
