import type {
  ImportSummary,
  ImportResult,
  UndoResult,
  Matching,
  WorkbookReading,
  RowChoices,
} from '../domain/import';
import { adminPaths } from '../admin-paths';
import { request, type RequestOptions } from './request';

/** 4 MB take minutes on a poor connection (ms). */
const uploadMilliseconds = 180_000;
/** An import may use the whole time of a function (ms). */
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

/** Previews a workbook, or returns the columns that have to be matched first; writes nothing. */
export async function previewWorkbook(
  file: File,
  matching: Partial<Matching> | null,
): Promise<WorkbookReading> {
  const form = new FormData();
  form.set('file', file);
  if (matching) form.set('matching', JSON.stringify(matching));
  const options = { method: 'POST', form, milliseconds: uploadMilliseconds } as const;
  return (await request<WorkbookReading>(adminPaths.api.importPreview, options)).body;
}

/** Imports a previewed workbook, all of it or nothing, with what is chosen for skipped rows; safe to repeat. */
export function importRows(id: string, choices: RowChoices): Promise<Warned<ImportResult>> {
  return write(adminPaths.api.importRows(id), { json: { choices } });
}

/** Undoes an import, all of it or nothing; safe to repeat. */
export function undoImport(id: string): Promise<Warned<UndoResult>> {
  return write(adminPaths.api.importUndo(id));
}

/** The last imports, newest first. */
export async function listImports(): Promise<ImportSummary[]> {
  return (await request<ImportSummary[]>(adminPaths.api.imports)).body;
}
