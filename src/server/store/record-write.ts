import { setTimeout as pause } from 'node:timers/promises';
import type { RecordMeta } from '../../domain/record';
import { appendHistory } from './history';
import { Conflict, StoreUnavailable, type KeyValueStore } from './key-value-store';
import { indexEntry, updateIndex, type IndexedKind, type IndexEntries } from './record-index';

/** Records of one kind that visitors see: their writes leave a history. */
export interface RecordKind<Stored extends RecordMeta, Summary> extends IndexedKind<
  Stored,
  Summary
> {
  /** First part of the keys in the history. */
  kind: 'property' | 'blog';
}

/** One kind of record, the stores that hold it, and the clock. */
export interface Table<Stored extends RecordMeta, Summary> extends RecordKind<Stored, Summary> {
  records: KeyValueStore;
  history: KeyValueStore;
  derived: KeyValueStore;
  now: () => Date;
}

/** Attempts of one writer without `ifMatch` while others write the same record. */
const maxAttempts = 12;
const maxPause = 40;

/** A record with the etag that a conditional write needs. */
export interface RecordFile<Stored> {
  stored: Stored;
  etag: string;
}

/** A saved record. Unless `isIndexed`, lists show it after the next sweep. */
export interface Saved<Stored> {
  record: Stored;
  isIndexed: boolean;
}

/** One record, or `null` when there is none that can be read. */
export async function readRecord<Stored extends RecordMeta>(
  { records, read }: Pick<Table<Stored, unknown>, 'records' | 'read'>,
  id: string,
): Promise<RecordFile<Stored> | null> {
  const found = await records.readJson(id);
  const stored = found && read(found.value);
  return stored && { stored, etag: found.etag };
}

/**
 * Appends to the history and writes the record: the commit point. `null` when another write came first;
 * throws `StoreUnavailable` when the store did not say clearly that the record is written. `base` is what
 * it replaces, `null` for a new record.
 */
export async function writeRecord<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  next: Stored,
  base: RecordFile<Stored> | null,
): Promise<RecordFile<Stored> | null> {
  await appendHistory(table, next, base?.stored.version ?? null);
  const etag = base
    ? await table.records.replaceJson(next._id, next, base.etag)
    : await table.records.createJson(next._id, next);
  return etag === false ? null : { stored: next, etag };
}

/** The fields to change, or `null` when the record's current state does not allow the change. */
export type FieldsOf<Stored> = (current: Stored) => object | null;

/**
 * Changes one record; `null` when there is none, or `fieldsOf` declines. Without `ifMatch`, the version that the
 * writer has seen, the last writer wins; with it another version throws `Conflict`.
 */
export async function changeRecord<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  fieldsOf: FieldsOf<Stored>,
  ifMatch?: string,
): Promise<RecordFile<Stored> | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * Math.min(maxPause, 5 * 2 ** attempt));
    const base = await readRecord(table, id);
    const fields = base && fieldsOf(base.stored);
    if (!fields) return null;
    const next = nextVersion(table, base.stored, fields);
    if (ifMatch !== undefined && ifMatch !== base.stored.version) {
      await appendHistory(table, next, ifMatch);
      throw new Conflict(base.stored);
    }
    const written = await writeRecord(table, next, base);
    if (written) return written;
    // The losing document is already in the history; the conflict carries the winning one.
    if (ifMatch !== undefined)
      throw new Conflict((await readRecord(table, id))?.stored ?? base.stored);
  }
  throw new StoreUnavailable(new Error(`Too many writers of ${id} at the same time.`));
}

/** Adds written records to the index at once; `false` when that is left to the sweep. */
export async function indexRecords<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  written: readonly RecordFile<Stored>[],
): Promise<boolean> {
  const entries: IndexEntries<Summary> = new Map(
    written.map(({ stored, etag }) => [stored._id, indexEntry(table, stored, etag)]),
  );
  return updateIndex(table.derived, table, entries);
}

/** The document after a change, with a fresh version or the given one. */
export function nextVersion<Stored extends RecordMeta>(
  { read, now }: Pick<Table<Stored, unknown>, 'read' | 'now'>,
  current: Stored,
  fields: object,
  version: string = crypto.randomUUID(),
): Stored {
  // Servers' clocks differ, but the times of one record's versions have to increase.
  const after = Date.parse(current.updatedAt) + 1 || 0;
  const updatedAt = new Date(Math.max(now().getTime(), after)).toISOString();
  const next = read({ ...current, restores: undefined, ...fields, version, updatedAt });
  if (!next) throw new TypeError(`The changed record ${current._id} cannot be read back.`);
  return next;
}

/** The first document of a record; `fields` may carry the day that it was listed (`date`). */
export function firstVersion<Stored extends RecordMeta>(
  { read, now }: Pick<Table<Stored, unknown>, 'read' | 'now'>,
  id: string,
  fields: object,
  version: string = crypto.randomUUID(),
): Stored {
  const at = now().toISOString();
  const stored = read({ date: at, ...fields, _id: id, createdAt: at, updatedAt: at, version });
  if (!stored) throw new TypeError('The new record cannot be read back.');
  return stored;
}
