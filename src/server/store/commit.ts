import type { RecordMeta } from '../../domain/property/schema';
import { keepHistory } from './history';
import { noteWrites } from './index-repair';
import type { KeyValueStore } from './key-value-store';
import { placeMarker, type Marker } from './pending';
import { indexEntry, type RecordFile } from './record-file';
import type { Table } from './table';

/** A record that is written but not yet in the index. */
export interface Written<Stored> {
  file: RecordFile<Stored>;
  marker: Marker;
}

/**
 * One write, in this order: marker, history, record (the commit point), index, marker
 * removed. Answers `false` when another write came first; throws `StoreUnavailable` when the store did
 * not say clearly that the record is written. `base` is what it replaces, `null` for a new record.
 */
export async function commit<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  next: Stored,
  base: RecordFile<Stored> | null,
): Promise<boolean> {
  const written = await writeRecord(table, next, base);
  if (written) await publish(table, [written]);
  return written !== null;
}

/** A write up to its commit point; `null` when another write came first. */
export async function writeRecord<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  next: Stored,
  base: RecordFile<Stored> | null,
): Promise<Written<Stored> | null> {
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
  if (etag !== false) return { file: { stored: next, etag }, marker };
  await lift(table, marker);
  return null;
}

/** From the commit point on writes count, whatever happens: with a marker left, the next read completes the index. */
export async function publish<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  written: readonly Written<Stored>[],
): Promise<void> {
  const entries = written.map(({ file }) => [file.stored._id, indexEntry(table, file)] as const);
  const noted = await noteWrites(table, entries).catch(() => false);
  if (noted) await Promise.all(written.map(({ marker }) => lift(table, marker)));
}

/** A marker that cannot be removed costs the next readers a look, nothing else. */
async function lift(table: { pending: KeyValueStore }, marker: Marker): Promise<void> {
  await table.pending.remove(marker.key).catch(() => undefined);
}
