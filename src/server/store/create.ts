import type { RecordMeta } from '../../domain/property/schema';
import { commit } from './commit';
import { Conflict } from './conflict';
import { StoreUnavailable } from './key-value-store';
import { readRecord } from './record-file';
import { freshRecordId, InvalidRecordId, isRecordId } from './record-id';
import type { Table } from './table';

/** Stores a new record; throws `Conflict` when its id is taken, be it by a record in the trash. */
export async function create<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  input: object,
  id = freshRecordId(),
): Promise<Stored> {
  if (!isRecordId(id)) throw new InvalidRecordId(id);
  const now = table.now().toISOString();
  const meta = { _id: id, date: now, createdAt: now, updatedAt: now, version: crypto.randomUUID() };
  const stored = table.read({ ...input, ...meta });
  if (!stored) throw new TypeError('The new record cannot be read back.');
  if (await commit(table, stored, null)) return stored;
  const taken = await readRecord(table, id);
  throw taken
    ? new Conflict(taken.stored)
    : new StoreUnavailable(new Error(`The id ${id} is taken.`));
}
