import { createHash } from 'node:crypto';
import { fileFaults, rowCaution, rowFault, wholeRow } from '../../content/import/faults';
import { planRows } from '../../domain/import/plan';
import { latestListingDay, type PlannedRow } from '../../domain/import/planned-row';
import type {
  CellError,
  RowPreview,
  ImportPreview,
  ReadChoices,
  RowCounts,
} from '../../domain/import/preview';
import { isStale, readRows, type Row } from '../../domain/import/row';
import { resolveReferences } from '../../domain/import/short-reference';
import { asChanges } from '../../domain/import/twins';
import type { Property } from '../../domain/property/schema';
import { maxAnswerBytes } from '../http/reply';
import { Problem } from '../http/problem';
import type { Upload } from '../http/request';
import { missingPicturesIn } from '../images/picture-check';
import { properties } from '../records/properties';
import { readWorkbookTable } from './read-table';
import type { FaultyRow, ImportRow } from './schema';
import { freshImportId, writeImport } from './import-store';

/** The exported versions of the properties that have been saved on the site since. */
function exportedProperties(
  rows: readonly Row[],
  current: ReadonlyMap<string, Property>,
): Promise<Map<string, Property>> {
  const stale = rows.filter((row) => {
    const property = current.get(row.reference);
    return property !== undefined && isStale(row, property);
  });
  return properties.readVersions(
    stale.map(({ reference, version }) => ({ id: reference, version })),
  );
}

/** An id derived from a new property's content, so that the same row always means the same property. */
function idOf(content: string): string {
  return `x${createHash('sha256').update(content).digest('hex').slice(0, 23)}`;
}

function countRows(rows: readonly PlannedRow[]): RowCounts {
  const counts: RowCounts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** The row as it is to be written; for undo, an update carries the property that it replaces. */
function importRow(
  { row, name, id, cells, write }: PlannedRow,
  current: ReadonlyMap<string, Property>,
): ImportRow[] {
  if (write?.kind === 'create') return [{ row, name, id, cells, write }];
  const before = current.get(id);
  return write && before ? [{ row, name, id, cells, write: { ...write, before } }] : [];
}

function errorsOf({ row, faults }: PlannedRow): CellError[] {
  return faults.map(({ cell, column, value, fault }) => ({
    cell: cell ?? wholeRow(row),
    column,
    value,
    message: rowFault(fault),
  }));
}

function faultyRow(planned: PlannedRow): FaultyRow {
  const reasons = errorsOf(planned).map(
    ({ cell, column, message }) => `${column === '' ? cell : `${column} (${cell})`}: ${message}`,
  );
  return { row: planned.row, cells: planned.cells, reason: reasons.join('\n') };
}

function previewOf(planned: PlannedRow): RowPreview {
  const { row, name, id, action, changes, cautions, twin } = planned;
  const errors = errorsOf(planned);
  return {
    row,
    name,
    id,
    action,
    changes,
    errors,
    cautions: cautions.map(rowCaution),
    ...(twin && { twin }),
  };
}

/**
 * Reads a workbook, compares each row with the properties, and stores the plan as a new import; no
 * property is changed. Throws `Problem` 413, 415, 422 for what cannot be read.
 */
export async function prepareImport(
  { bytes, fileName }: Pick<Upload, 'bytes' | 'fileName'>,
  choices: ReadChoices,
  now: Date,
): Promise<ImportPreview> {
  const { sheet, table } = await readWorkbookTable(new Uint8Array(bytes), choices);
  const current = await properties.all();
  const isMissing = await missingPicturesIn(JSON.stringify(table.rows));
  const resolved = resolveReferences(readRows(table), [...current.keys()]);
  const read = choices.twinsAreChanges ? asChanges(resolved, current.values()) : resolved;
  const baselines = await exportedProperties(read, current);
  const latestDay = latestListingDay(now);
  const rows = planRows({ table, rows: read, current, baselines, isMissing, latestDay, idOf });

  const shown = rows.map(previewOf);
  // Some hundred rows with texts as long as they may be.
  if (Buffer.byteLength(JSON.stringify(shown)) > maxAnswerBytes)
    throw new Problem(422, fileFaults.tooMuch());

  const id = freshImportId(now);
  const found = {
    fileName: fileName.slice(0, 200),
    sheet: sheet.name,
    counts: countRows(rows),
  };
  await writeImport(id, {
    ...found,
    headers: table.headers,
    rejected: rows.filter(({ action }) => action === 'error').map(faultyRow),
    rows: rows.flatMap((row) => importRow(row, current)),
  });
  return {
    id,
    ...found,
    sheets: sheet.names,
    columns: table.matches,
    twinsAreChanges: choices.twinsAreChanges ?? false,
    rows: shown,
  };
}
