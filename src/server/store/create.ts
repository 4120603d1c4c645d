import type { RecordMeta } from '../../domain/property/schema';
import { commit } from './commit';
import { Conflict } from './conflict';
import { StoreUnavailable } from './key-value-store';
import { firstVersion } from './next-version';
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
  const stored = firstVersion(table, id, input);
  if (await commit(table, stored, null)) return stored;
  const taken = await readRecord(table, id);
  throw taken
    ? new Conflict(taken.stored)
    : new StoreUnavailable(new Error(`The id ${id} is taken.`));
}
