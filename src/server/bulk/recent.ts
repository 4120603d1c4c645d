import type { BatchSummary, RowCounts } from '../../domain/bulk/preview';
import {
  batchTime,
  dropBatch,
  listBatches,
  readBatch,
  readChunk,
  type BatchKeys,
} from './batch-file';
import { undoUntil } from './undo-until';

/** The list shows so many. */
const shownBatches = 10;
/** Days after which an upload that was only looked at is dropped. */
const previewDays = 2;
const dayMilliseconds = 86_400_000;

function addCounts(one: RowCounts, other: RowCounts | null): RowCounts {
  if (other === null) return one;
  return {
    create: one.create + other.create,
    update: one.update + other.update,
    unchanged: one.unchanged + other.unchanged,
    error: one.error + other.error,
  };
}

async function summaryOf({ batch, chunksWith }: BatchKeys): Promise<BatchSummary | null> {
  const plan = await readBatch(batch, 'plan');
  if (plan === null) return null;
  const { fileName, at, counts, chunks } = plan;
  const undone = new Set(chunksWith('undone'));
  const isUndone = chunksWith('before').every((chunk) => undone.has(chunk));
  const late = await Promise.all(
    chunksWith('late').map((chunk) => readChunk(batch, 'late', chunk)),
  );
  const state = isUndone ? 'undone' : chunksWith('done').length < chunks ? 'begun' : 'loaded';
  const real = late.reduce<RowCounts>(addCounts, counts);
  return { batch, fileName, at, counts: real, state, undoUntil: undoUntil(at) };
}

/** The last workbooks of which something was loaded, newest first. */
export async function recentBatches(): Promise<BatchSummary[]> {
  const loaded = (await listBatches()).filter(({ chunksWith }) => chunksWith('before').length > 0);
  const summaries = await Promise.all(loaded.slice(0, shownBatches).map(summaryOf));
  return summaries.filter((summary) => summary !== null);
}

/** Drops uploads that can no longer be undone, and those that were only looked at; answers how many. */
export async function sweepBatches(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - previewDays * dayMilliseconds).toISOString();
  const dropped = (await listBatches()).filter(({ batch, chunksWith }) => {
    const at = batchTime(batch);
    return chunksWith('before').length > 0 ? undoUntil(at) < now.toISOString() : at < oldest;
  });
  for (const batch of dropped) await dropBatch(batch);
  return dropped.length;
}
