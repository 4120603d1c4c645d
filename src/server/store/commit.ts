import type { RecordMeta } from '../../domain/property/schema';
import { keepHistory } from './history';
import { noteWrite } from './index-repair';
import type { KeyValueStore } from './key-value-store';
import { placeMarker, type Marker } from './pending';
import { indexEntry, type RecordFile } from './record-file';
import type { Table } from './table';

/**
 * One write, in the order of the design: marker, history, record (the commit point), index, marker
 * removed. Answers `false` when another write came first; throws `StoreUnavailable` when the store did
 * not say clearly that the record is written. `base` is what it replaces, `null` for a new record.
 */
export async function commit<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  next: Stored,
  base: RecordFile<Stored> | null,
): Promise<boolean> {
  const marker = await placeMarker(table, next._id, next.version);
  try {
    await keepHistory(table, next, base?.stored.version ?? null);
  } catch (error) {
    await lift(table, marker);
    throw error;
  }
  // When this throws the marker stays: the record may have been written all the same.
  const etag = base
    ? await table.records.replaceJson(next._id, next, base.etag)
    : await table.records.createJson(next._id, next);
  if (etag !== false) await publish(table, { stored: next, etag }, marker);
  else await lift(table, marker);
  return etag !== false;
}

/** From here on the write counts, whatever happens: with the marker left, the next read completes the index. */
async function publish<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  file: RecordFile<Stored>,
  marker: Marker,
): Promise<void> {
  const entry = indexEntry(table, file);
  const noted = await noteWrite(table, file.stored._id, entry).catch(() => false);
  if (noted) await lift(table, marker);
}

/** A marker that cannot be removed costs the next readers a look, nothing else. */
async function lift(table: { pending: KeyValueStore }, marker: Marker): Promise<void> {
  await table.pending.remove(marker.key).catch(() => undefined);
}
