import type { BulkPreview, RowPreview } from '../../domain/bulk/preview';
import { chunkRows } from '../../domain/bulk/preview';
import type { PlannedRow } from '../../domain/bulk/planned-row';
import type { Upload } from '../http/upload';
import {
  freshBatch,
  writeBatch,
  writeChunk,
  type BatchPlan,
  type BatchRow,
  type KeptRow,
} from './batch-file';
import { fittingRows } from './fitting-rows';
import { countRows, planWorkbook, type WorkbookPlan } from './plan-workbook';

/** Why a row is kept back, in one text. */
function reasonOf({ errors }: RowPreview): string {
  return errors
    .map(
      ({ cell, column, message }) => `${column === '' ? cell : `${column} (${cell})`}: ${message}`,
    )
    .join('\n');
}

function chunksOf(rows: readonly PlannedRow[]): BatchRow[][] {
  const writes = rows.flatMap(({ row, name, id, cells, write }) =>
    write ? [{ row, name, id, cells, write }] : [],
  );
  const starts = Array.from({ length: Math.ceil(writes.length / chunkRows) }, (_, at) => at);
  return starts.map((at) => writes.slice(at * chunkRows, (at + 1) * chunkRows));
}

function keptRows(rows: readonly PlannedRow[]): KeptRow[] {
  return rows
    .filter(({ action }) => action === 'error')
    .map((row) => ({ row: row.row, cells: row.cells, reason: reasonOf(row) }));
}

/** Keeps what was planned under the batch, so that it can be loaded chunk by chunk; no home is touched. */
async function keepPlan(batch: string, plan: BatchPlan, { rows }: WorkbookPlan): Promise<void> {
  const chunks = chunksOf(rows);
  await Promise.all([
    writeBatch(batch, 'kept', keptRows(rows)),
    ...chunks.map((chunk, at) => writeChunk(batch, 'rows', at, chunk)),
  ]);
  await writeBatch(batch, 'plan', plan);
}

function previewOf({ row, name, id, action, changes, errors, cautions }: PlannedRow): RowPreview {
  return { row, name, id, action, changes, errors, cautions };
}

/** Reads a workbook into a batch of its own and answers what loading it would do. */
export async function prepareBatch(
  { bytes, fileName }: Pick<Upload, 'bytes' | 'fileName'>,
  sheetName: string | undefined,
  now: Date,
): Promise<BulkPreview> {
  const planned = await planWorkbook(new Uint8Array(bytes), sheetName, now);
  const { sheet, table, rows } = planned;
  const batch = freshBatch(now);
  const counts = countRows(rows);
  const plan: BatchPlan = {
    fileName: fileName.slice(0, 200),
    sheet: sheet.name,
    at: now.toISOString(),
    headers: table.headers,
    counts,
    chunks: chunksOf(rows).length,
  };
  await keepPlan(batch, plan, planned);
  return {
    batch,
    fileName: plan.fileName,
    sheet: sheet.name,
    sheets: sheet.names,
    columns: table.matches,
    counts,
    rows: fittingRows(rows.map(previewOf)),
    chunks: plan.chunks,
  };
}
