import { listBatches, readBatch, readChunk, type KeptRow } from './batch-file';

async function keptOfChunk(batch: string, chunk: number): Promise<KeptRow[]> {
  const done = await readChunk(batch, 'done', chunk);
  const reasons = new Map(
    done?.results.filter(({ state }) => state === 'kept').map(({ row, message }) => [row, message]),
  );
  if (reasons.size === 0) return [];
  const rows = (await readChunk(batch, 'rows', chunk)) ?? [];
  return rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined ? [] : [{ row, cells, reason }];
  });
}

/** The rows of a batch that were not loaded, in the order of the sheet: those that the preview refused, and those that were edited since. */
export async function keptRows(batch: string): Promise<KeptRow[]> {
  const refused = (await readBatch(batch, 'kept')) ?? [];
  const [keys] = await listBatches(`${batch}/`);
  const chunks = keys?.chunksWith('done') ?? [];
  const late = await Promise.all(chunks.map((chunk) => keptOfChunk(batch, chunk)));
  return [...refused, ...late.flat()].sort((one, other) => one.row - other.row);
}
