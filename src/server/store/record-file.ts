import type { RecordMeta } from '../../domain/property/schema';
import { timeLeft } from './deadline';
import { inParallel } from '../in-parallel';
import { CorruptValue, type KeyValueStore } from './key-value-store';
import type { IndexEntry } from './record-index';
import type { Table } from './table';

/** A record with the etag that a write over it has to name. */
export interface RecordFile<Stored> {
  stored: Stored;
  etag: string;
}

const parallelReads = 24;

/** Milliseconds kept back from reading many records for what has to follow. */
const reserve = 2_500;

/** One record, or `null` when there is none that can be read. */
export async function readRecord<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
): Promise<RecordFile<Stored> | null> {
  const found = await table.records.readJson(id);
  const stored = found && table.read(found.value);
  return stored && { stored, etag: found.etag };
}

/** Many records at once, by id; those that are not there or cannot be read are missing in the answer. */
export async function readRecords<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  ids: Iterable<string>,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  await inParallel(ids, parallelReads, async (id) => {
    const stored = table.read(await readWhole(table, id));
    if (stored) found.set(id, stored);
  });
  return found;
}

async function readWhole(table: { records: KeyValueStore }, id: string): Promise<unknown> {
  try {
    return await table.records.readValue(id);
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/** What the index holds of a record. */
export function indexEntry<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  { stored, etag }: RecordFile<Stored>,
): IndexEntry<Summary> {
  const { version, updatedAt, deletedAt } = stored;
  const summary = table.summarize(stored);
  return { etag, version, updatedAt, ...(deletedAt !== undefined && { deletedAt }), summary };
}

/**
 * Index entries made from the records themselves, `null` where there is none. Stops early when the
 * running operation is almost out of time: the ids left out are missing in the answer.
 */
export async function readEntries<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  ids: Iterable<string>,
): Promise<Map<string, IndexEntry<Summary> | null>> {
  const entries = new Map<string, IndexEntry<Summary> | null>();
  await inParallel(ids, parallelReads, async (id) => {
    if (timeLeft() > reserve) entries.set(id, await readEntry(table, id));
  });
  return entries;
}

async function readEntry<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  id: string,
): Promise<IndexEntry<Summary> | null> {
  try {
    const file = await readRecord(table, id);
    return file && indexEntry(table, file);
  } catch (error) {
    // One broken record must not take the whole list away.
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}
