import pMap from 'p-map';
import type { RecordMeta } from '../../domain/record';
import {
  firstVersion,
  indexRecords,
  nextVersion,
  readRecord,
  writeRecord,
  type RecordFile,
  type Table,
} from './record-write';

/** One of many writes. */
export interface WriteRequest<Stored> {
  id: string;
  /** The version that it gives: a record that has it already was written by an earlier attempt. */
  version: string;
  /** The fields to write over the current record (`null` if there is none), or `null` to leave it unchanged. */
  fields: (current: Stored | null) => object | null;
}

export interface WriteResult<Stored> {
  id: string;
  /** `left`: `fields` returned `null`, or somebody else wrote at the same time. */
  state: 'written' | 'left';
  /** The current record, as far as known. */
  current: Stored | null;
}

const parallelWrites = 10;

/**
 * Writes many records (three store calls each), then the index once; what was written is in the index
 * even when a later write throws.
 */
export async function writeMany<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  requests: readonly WriteRequest<Stored>[],
): Promise<{ results: WriteResult<Stored>[]; isIndexed: boolean }> {
  const written: RecordFile<Stored>[] = [];
  const failures: unknown[] = [];
  // Writes that have begun continue after a failure: the index has to include their results.
  const writeUnlessFailed = async (request: WriteRequest<Stored>) => {
    if (failures.length > 0) return [];
    try {
      return [await writeOne(table, request, written)];
    } catch (thrown) {
      failures.push(thrown);
      return [];
    }
  };
  const results = await pMap(requests, writeUnlessFailed, { concurrency: parallelWrites });
  const isIndexed = written.length === 0 || (await indexRecords(table, written));
  if (failures.length > 0) throw failures[0];
  return { results: results.flat(), isIndexed };
}

async function writeOne<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  { id, version, fields }: WriteRequest<Stored>,
  written: RecordFile<Stored>[],
): Promise<WriteResult<Stored>> {
  const base = await readRecord(table, id);
  const current = base?.stored ?? null;
  if (base && current?.version === version) {
    // The earlier attempt may have ended before the index.
    written.push(base);
    return { id, state: 'written', current };
  }
  const changed = fields(current);
  if (changed === null) return { id, state: 'left', current };
  const next = current
    ? nextVersion(table, current, changed, version)
    : firstVersion(table, id, changed, version);
  const done = await writeRecord(table, next, base);
  if (!done) return resolveRace(table, id, version);
  written.push(done);
  return { id, state: 'written', current: next };
}

/** The write that came first may be this same one, sent twice. */
async function resolveRace<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  version: string,
): Promise<WriteResult<Stored>> {
  const current = (await readRecord(table, id))?.stored ?? null;
  return { id, state: current?.version === version ? 'written' : 'left', current };
}
