import type { BatchSummary, BulkPreview, ChunkResult, UndoResult } from '../domain/bulk/preview';
import { paths } from '../paths';
import { request } from './request';

/** 4 MB on a poor line take minutes (ms). */
const uploadMilliseconds = 180_000;
/** A chunk of rows may use the whole time of a function (ms). */
const writeMilliseconds = 60_000;

/** What a workbook would do; nothing is written. Without `sheet` the first one is read. */
export async function previewWorkbook(file: File, sheet?: string): Promise<BulkPreview> {
  const form = new FormData();
  form.set('file', file);
  if (sheet !== undefined) form.set('sheet', sheet);
  const options = { method: 'POST', form, milliseconds: uploadMilliseconds } as const;
  return (await request<BulkPreview>(paths.api.bulkPreview, options)).body;
}

/** Writes one chunk of a batch, counted from 0; safe to repeat. */
export async function loadChunk(batch: string, chunk: number): Promise<ChunkResult> {
  const options = { method: 'POST', json: { chunk }, milliseconds: writeMilliseconds } as const;
  return (await request<ChunkResult>(paths.api.bulkChunk(batch), options)).body;
}

/** Takes a batch back, a part of it at a time; call it again while `left` is not 0. */
export async function undoBatch(batch: string): Promise<UndoResult> {
  const options = { method: 'POST', milliseconds: writeMilliseconds } as const;
  return (await request<UndoResult>(paths.api.bulkUndo(batch), options)).body;
}

/** The last batches, newest first. */
export async function listBatches(): Promise<BatchSummary[]> {
  return (await request<BatchSummary[]>(paths.api.bulkBatches)).body;
}
