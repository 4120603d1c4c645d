import { importMessages } from '../../content/import/page';
import { isoDay } from '../../domain/date';
import { sheetLimits } from '../../domain/import/table';
import { type CellError, type ReadChoices, type RowCounts } from '../../domain/import/preview';
import { type ImportResult } from '../../domain/import/result';
import { readUpload, type Upload } from '../http/request';
import { Problem } from '../http/problem';
import { privateJson, workbookResponse } from '../http/reply';
import { type Call, idOf } from '../http/router';
import { properties } from '../records/properties';
import { faultyWorkbook } from '../spreadsheet/faulty-workbook';
import { exportWorkbook, templateWorkbook } from '../spreadsheet/properties-workbook';
import { importRows, type OldPages } from './import-rows';
import { prepareImport } from './prepare';
import { forOperator, writtenJson } from './routes';
import type { FaultyRow, StoredImport } from './schema';
import { requireImport } from './import-store';

function workbookOf(call: Call): Promise<Upload> {
  return readUpload(call.request, { limit: sheetLimits.bytes, noun: 'workbook' });
}

/** How the workbook is to be read: the fields beside the file. */
function choicesOf({ form }: Upload): ReadChoices {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const sheet = textOf('sheet');
  return {
    ...(sheet !== '' && { sheet }),
    columns: textOf('columns').split(','),
    twinsAreChanges: textOf('twins') === 'change',
  };
}

async function previewCall(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return privateJson(await prepareImport(upload, choicesOf(upload), new Date()));
}

/** What the one call did with each row. */
interface WholeImport extends ImportResult, OldPages {
  id: string;
  counts: RowCounts;
  /** The rows with errors, with all that is wrong. */
  rejected: { row: number; name: string; errors: CellError[] }[];
  /** What to look at in the rows that can be imported. */
  cautions: { row: number; name: string; cautions: string[] }[];
  /** The headers of the columns that were left out, or their letters. */
  notImported: string[];
}

/** Imports the good rows of a workbook in one call. */
export async function importWorkbook(
  upload: Pick<Upload, 'bytes' | 'fileName'>,
  choices: ReadChoices,
  now: Date,
): Promise<WholeImport> {
  const { id, counts, rows, columns } = await prepareImport(upload, choices, now);
  const rejected = rows
    .filter(({ action }) => action === 'error')
    .map(({ row, name, errors }) => ({ row, name, errors }));
  const cautions = rows
    .filter((row) => row.cautions.length > 0)
    .map(({ row, name, cautions: texts }) => ({ row, name, cautions: texts }));
  const notImported = columns
    .filter(({ key, consent }) => key === null || consent === 'missing')
    .map(({ header, letters }) => header || letters);
  return { id, counts, rejected, cautions, notImported, ...(await importRows(id, [], now)) };
}

async function importCall(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return writtenJson(await importWorkbook(upload, choicesOf(upload), new Date()));
}

async function exportCall(): Promise<Response> {
  const records = await properties.all();
  const listed = (await properties.listPresent()).flatMap(({ _id }) => records.get(_id) ?? []);
  const day = isoDay(new Date().toISOString());
  return workbookResponse(exportWorkbook(listed), `properties-${day}.xlsx`);
}

/** The rows that the import skipped, with the reasons. */
function skippedRows({ rows, results = [] }: StoredImport): FaultyRow[] {
  const skipped = results.filter(({ state }) => state === 'skipped');
  const reasons = new Map(skipped.map(({ row, message }) => [row, message]));
  return rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined ? [] : [{ row, cells, reason }];
  });
}

/** The rows that were rejected by the preview or skipped by the import, in the order of the sheet. */
async function faultyCall(call: Call): Promise<Response> {
  const { file } = await requireImport(idOf(call));
  const rows = [...file.rejected, ...skippedRows(file)].sort((one, other) => one.row - other.row);
  if (rows.length === 0) throw new Problem(404, importMessages.noFaultyRows);
  const { sheet, headers } = file;
  return workbookResponse(faultyWorkbook({ sheet, headers, rows }), 'rows-to-correct.xlsx');
}

/** The calls that read or write a workbook: they alone need a spreadsheet library. */
export const workbookRoutes = forOperator([
  {
    method: 'GET',
    path: '/api/property/template',
    run: () => workbookResponse(templateWorkbook(), 'properties-template.xlsx'),
  },
  { method: 'GET', path: '/api/property/export', run: exportCall },
  // The call of the specification: preview and import in one.
  { method: 'POST', path: '/api/property/bulk', run: importCall },
  { method: 'POST', path: '/api/property/bulk/preview', run: previewCall },
  { method: 'GET', path: '/api/property/bulk/faulty/:id', run: faultyCall },
]);
