import { bulkMessages } from '../../content/bulk-messages';
import type { ChunkResult, RowResult } from '../../domain/bulk/preview';
import type { Property } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import type { PlannedWrite, WriteOutcome } from '../store/collection';
import { properties } from '../store/properties';
import {
  batchVersion,
  createChunk,
  dropChunk,
  listBatches,
  readBatch,
  readChunk,
  writeChunk,
  type BatchRow,
  type BatchPlan,
} from './batch-file';
import { planDifference } from './plan-difference';
import { notePurge, purgeHomes, type OldPages } from './purge-homes';

/** Noon in Chennai, so that the day is the same wherever it is read. */
function listedOn(day: string | undefined): { date?: string } {
  return day === undefined ? {} : { date: `${day}T06:30:00.000Z` };
}

function fieldsOf({ write }: BatchRow, current: Property | null): object | null {
  const { day } = write;
  if (write.kind === 'create') {
    if (current === null) return { ...write.input, ...listedOn(day) };
    // A deleted home comes back as it was, with what was edited since it was first loaded.
    return current.deletedAt === undefined ? null : { deletedAt: undefined };
  }
  const isSeen = current?.version === write.ifMatch && current.deletedAt === undefined;
  return isSeen ? { ...write.patch, ...listedOn(day) } : null;
}

function plannedWrite(batch: string, row: BatchRow): PlannedWrite<Property> {
  return {
    id: row.id,
    version: batchVersion(batch, 'load', row.id),
    fields: (current) => fieldsOf(row, current),
  };
}

function resultOf(
  { row, name, id, write }: BatchRow,
  { state, current }: WriteOutcome<Property>,
): RowResult {
  const place = { row, name, id, message: '' };
  if (state === 'written') {
    return { ...place, state: write.kind === 'create' ? 'created' : 'updated' };
  }
  const isThere = current !== null && current.deletedAt === undefined;
  if (write.kind === 'create' && isThere) return { ...place, state: 'unchanged' };
  const message = isThere ? bulkMessages.editedMeanwhile : bulkMessages.deletedMeanwhile;
  return { ...place, state: 'kept', message };
}

async function keepBefore(batch: string, chunk: number, rows: readonly BatchRow[]): Promise<void> {
  if ((await readChunk(batch, 'before', chunk)) !== null) return;
  const current = await properties.readMany(rows.map(({ id }) => id));
  const before = Object.fromEntries(rows.map(({ id }) => [id, current.get(id) ?? null]));
  await createChunk(batch, 'before', chunk, before);
}

async function requireOpen(batch: string): Promise<BatchPlan> {
  const plan = await readBatch(batch, 'plan');
  if (plan === null) throw new Problem(404, bulkMessages.unknownBatch);
  const [keys] = await listBatches(`${batch}/`);
  if (keys && keys.chunksWith('undone').length > 0) throw new Problem(409, bulkMessages.undone);
  return plan;
}

async function writeRows(batch: string, chunk: number, rows: readonly BatchRow[]) {
  await keepBefore(batch, chunk, rows);
  await notePurge();
  const outcomes = await properties.writeMany(rows.map((row) => plannedWrite(batch, row)));
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return rows.flatMap((row) => {
    const outcome = byId.get(row.id);
    return outcome ? [resultOf(row, outcome)] : [];
  });
}

/** Keeps the result as it was first told: the same chunk may have been sent twice at the same time. */
async function keepResult(batch: string, rows: readonly BatchRow[], result: ChunkResult) {
  const { chunk, results } = result;
  const differing = planDifference(rows, results);
  if (differing !== null) await writeChunk(batch, 'late', chunk, differing);
  if (await createChunk(batch, 'done', chunk, result)) return result;
  return (await readChunk(batch, 'done', chunk)) ?? result;
}

/** An undo that ended while the chunk was being written has not seen all of it, and is opened again. */
async function refuseUndone(batch: string, chunk: number): Promise<void> {
  if ((await readChunk(batch, 'undone', chunk)) === null) return;
  await dropChunk(batch, 'undone', chunk);
  throw new Problem(409, bulkMessages.undoneMeanwhile);
}

/**
 * Loads one chunk of a batch. Repeated after an unclear answer it writes nothing twice; after the
 * last chunk the pages are called back from the CDN, at the latest by the scheduler.
 */
export async function loadChunk(batch: string, chunk: number): Promise<ChunkResult & OldPages> {
  const plan = await requireOpen(batch);
  const done = await readChunk(batch, 'done', chunk);
  if (done) return done;
  const rows = await readChunk(batch, 'rows', chunk);
  if (rows === null) throw new Problem(404, bulkMessages.unknownChunk);
  const results = await writeRows(batch, chunk, rows);
  const result = await keepResult(batch, rows, { chunk, results });
  await refuseUndone(batch, chunk);
  return chunk === plan.chunks - 1 ? { ...result, ...(await purgeHomes()) } : result;
}
