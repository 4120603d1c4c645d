import type { RecordMeta } from '../../domain/property/schema';
import { publish, writeRecord, type Written } from './commit';
import { inParallel } from '../in-parallel';
import { firstVersion, nextVersion } from './next-version';
import type { PlannedWrite, WriteOutcome } from './planned-write';
import { readRecord } from './record-file';
import type { Table } from './table';

/** So many records are written at the same time. */
const width = 10;

/** Writes many records, then the index once; what was written is in the index even when a later write throws. */
export async function writeMany<Stored extends RecordMeta, Summary>(
  table: Table<Stored, Summary>,
  writes: readonly PlannedWrite<Stored>[],
): Promise<WriteOutcome<Stored>[]> {
  const written: Written<Stored>[] = [];
  const outcomes = new Map<string, WriteOutcome<Stored>>();
  try {
    await inParallel(writes, width, async (write) => {
      outcomes.set(write.id, await writeOne(table, write, written));
    });
  } finally {
    if (written.length > 0) await publish(table, written);
  }
  return writes.flatMap(({ id }) => outcomes.get(id) ?? []);
}

async function writeOne<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  { id, version, fields }: PlannedWrite<Stored>,
  written: Written<Stored>[],
): Promise<WriteOutcome<Stored>> {
  const base = await readRecord(table, id);
  const current = base?.stored ?? null;
  // Its marker, if it is still there, brings it into the index with the next read.
  if (current?.version === version) return { id, state: 'written', current };
  const changed = fields(current);
  if (changed === null) return { id, state: 'left', current };
  const next = current
    ? nextVersion(table, current, changed, version)
    : firstVersion(table, id, changed, version);
  const done = await writeRecord(table, next, base);
  if (!done) return whoWon(table, id, version);
  written.push(done);
  return { id, state: 'written', current: next };
}

/** What came first may be this very write, sent twice at the same time. */
async function whoWon<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  version: string,
): Promise<WriteOutcome<Stored>> {
  const current = (await readRecord(table, id))?.stored ?? null;
  return { id, state: current?.version === version ? 'written' : 'left', current };
}
