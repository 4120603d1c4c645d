import type { RecordMeta } from '../../domain/property/schema';
import { commit } from './commit';
import { Conflict } from './conflict';
import { keepHistory } from './history';
import { StoreUnavailable } from './key-value-store';
import { nextVersion } from './next-version';
import { readRecord, type RecordFile } from './record-file';
import { isRecordId } from './record-id';
import type { Table } from './table';

/** How a record is to be changed. */
export interface Change<Stored> {
  /** The changed fields, or `null` when the record in this state cannot be changed so. */
  fields: (current: Stored) => object | null;
  /** The version that the writer has seen; without it the last writer wins. */
  ifMatch?: string | undefined;
}

/** So many writers may come first before one without `ifMatch` gives up. */
const tries = 12;
const longestPause = 40;

/** Changes one record through the commit point; `null` when there is none to be changed so. */
export async function change<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  { fields, ifMatch }: Change<Stored>,
): Promise<Stored | null> {
  if (!isRecordId(id)) return null;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const base = await readRecord(table, id);
    const changed = base && fields(base.stored);
    if (!changed) return null;
    const next = nextVersion(table, base.stored, changed);
    if (ifMatch !== undefined && ifMatch !== base.stored.version) {
      await keepHistory(table, next, ifMatch);
      throw new Conflict(base.stored);
    }
    if (await commit(table, next, base)) return next;
    if (ifMatch !== undefined) throw await lost(table, id, base);
    await pause(attempt);
  }
  throw new StoreUnavailable(new Error(`Too many writers of ${id} at the same time.`));
}

/** The losing document is in the history already; the answer is the one that won. */
async function lost<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  base: RecordFile<Stored>,
): Promise<Conflict<Stored>> {
  return new Conflict((await readRecord(table, id))?.stored ?? base.stored);
}

function pause(attempt: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(longestPause, 5 * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
