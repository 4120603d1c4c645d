import { bulkMessages } from '../../content/bulk-messages';
import type { UndoResult } from '../../domain/bulk/preview';
import type { Property } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import type { PlannedWrite, WriteOutcome } from '../store/collection';
import { timeLeft } from '../store/deadline';
import { properties } from '../store/properties';
import {
  batchVersion,
  listBatches,
  readBatch,
  readChunk,
  writeChunk,
  type BatchRow,
  type Before,
} from './batch-file';
import { notePurge, purgeHomes, type OldPages } from './purge-homes';
import { undoUntil } from './undo-until';

/** Milliseconds that undoing one more chunk may need. */
const chunkReserve = 4_000;

/** A home as it was; one that was not there goes to the trash, so that nothing is lost. */
function fieldsBefore(before: Property | null, now: Date): object {
  if (before === null) return { deletedAt: now.toISOString() };
  return { deletedAt: undefined, ...before, restores: before.restores ?? before.version };
}

function plannedUndo(
  batch: string,
  id: string,
  before: Property | null,
  now: Date,
): PlannedWrite<Property> {
  const loaded = batchVersion(batch, 'load', id);
  return {
    id,
    version: batchVersion(batch, 'undo', id),
    fields: (current) =>
      // Undoing a later upload has brought back what this one wrote.
      current?.version === loaded || current?.restores === loaded
        ? fieldsBefore(before, now)
        : null,
  };
}

type Edited = UndoResult['edited'];

/** One that is in the trash by now is not there any more, as it was before. */
function isEdited(current: Property | null, before: Property | null): boolean {
  if (current === null || current.version === before?.version) return false;
  return before !== null || current.deletedAt === undefined;
}

async function undoRows(
  batch: string,
  rows: readonly BatchRow[],
  before: Before,
  now: Date,
): Promise<Omit<UndoResult, 'left'>> {
  const outcomes = await properties.writeMany(
    rows.map(({ id }) => plannedUndo(batch, id, before[id] ?? null, now)),
  );
  const wasEdited = ({ state, id, current }: WriteOutcome<Property>) =>
    state === 'left' && isEdited(current, before[id] ?? null);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const edited: Edited = outcomes.filter(wasEdited).map(({ id, current }) => ({
    id,
    name: current?.name ?? '',
    row: byId.get(id)?.row ?? 0,
  }));
  return { undone: outcomes.filter(({ state }) => state === 'written').length, edited };
}

/** The rows of a chunk that it wrote, as far as is known; all of them where it was cut off. */
async function writtenRows(batch: string, chunk: number): Promise<BatchRow[]> {
  const rows = (await readChunk(batch, 'rows', chunk)) ?? [];
  const done = await readChunk(batch, 'done', chunk);
  const written = new Set(
    done?.results
      .filter(({ state }) => state === 'created' || state === 'updated')
      .map(({ row }) => row),
  );
  return done ? rows.filter(({ row }) => written.has(row)) : rows;
}

async function undoChunk(batch: string, chunk: number, now: Date) {
  const rows = await writtenRows(batch, chunk);
  const before = (await readChunk(batch, 'before', chunk)) ?? {};
  const undone = await undoRows(batch, rows, before, now);
  await writeChunk(batch, 'undone', chunk, undone);
  return undone;
}

async function requireLoaded(batch: string, now: Date) {
  const plan = await readBatch(batch, 'plan');
  if (plan === null) throw new Problem(404, bulkMessages.unknownBatch);
  if (undoUntil(plan.at) < now.toISOString()) throw new Problem(409, bulkMessages.tooOld);
  const [keys] = await listBatches(`${batch}/`);
  const chunks = keys?.chunksWith('before') ?? [];
  if (chunks.length === 0) throw new Problem(409, bulkMessages.nothingLoaded);
  return { chunks, undone: new Set(keys?.chunksWith('undone')) };
}

/**
 * Takes a batch back, as far as its time allows: rows become what they were, new homes go to the
 * trash, homes edited since stay and are named. To be called again while rows are left.
 */
export async function undoBatch(batch: string, now: Date): Promise<UndoResult & OldPages> {
  const { chunks, undone } = await requireLoaded(batch, now);
  const result: UndoResult = { undone: 0, edited: [], left: 0 };
  await notePurge();
  for (const chunk of chunks) {
    const known = undone.has(chunk) ? await readChunk(batch, 'undone', chunk) : null;
    if (known === null && timeLeft() < chunkReserve) {
      result.left += (await writtenRows(batch, chunk)).length;
      continue;
    }
    const { undone: count, edited } = known ?? (await undoChunk(batch, chunk, now));
    result.undone += count;
    result.edited.push(...edited);
  }
  return result.left === 0 ? { ...result, ...(await purgeHomes()) } : result;
}
