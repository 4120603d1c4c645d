import type {
  ImportSummary,
  ReadChoices,
  ImportPreview,
  ChunkResult,
  UndoResult,
} from '../domain/import/preview';
import { paths } from '../paths';
import { request, type RequestOptions } from './request';

/** 4 MB take minutes on a poor connection (ms). */
const uploadMilliseconds = 180_000;
/** A chunk of rows may use the whole time of a function (ms). */
const writeMilliseconds = 60_000;

/** A result with the server's warning, such as that visitors may see old pages for a while, or `null`. */
export type Warned<Result> = Result & { warning: string | null };

async function write<Result>(path: string, options: RequestOptions = {}): Promise<Warned<Result>> {
  const { body, warning } = await request<Result>(path, {
    method: 'POST',
    milliseconds: writeMilliseconds,
    ...options,
  });
  return { ...body, warning };
}

/** What a workbook would do; nothing is written. Without a sheet the first one with headers is read. */
export async function previewWorkbook(
  file: File,
  { sheet, columns = [], twinsAreChanges }: ReadChoices = {},
): Promise<ImportPreview> {
  const form = new FormData();
  form.set('file', file);
  if (sheet !== undefined) form.set('sheet', sheet);
  if (columns.length > 0) form.set('columns', columns.join(','));
  if (twinsAreChanges) form.set('twins', 'change');
  const options = { method: 'POST', form, milliseconds: uploadMilliseconds } as const;
  return (await request<ImportPreview>(paths.api.importPreview, options)).body;
}

/** Writes one chunk of an import, counted from 0, without the rows of these numbers; safe to repeat. */
export function importChunk(
  id: string,
  chunk: number,
  skipped: readonly number[],
): Promise<Warned<ChunkResult>> {
  return write(paths.api.importChunk(id), { json: { chunk, skipped } });
}

/** Undoes an import, a part of it at a time; call it again while `left` is not 0. */
export function undoImport(id: string): Promise<Warned<UndoResult>> {
  return write(paths.api.importUndo(id));
}

/** The last imports, newest first. */
export async function listImports(): Promise<ImportSummary[]> {
  return (await request<ImportSummary[]>(paths.api.imports)).body;
}
