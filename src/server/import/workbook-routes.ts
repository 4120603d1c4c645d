import { importMessages } from '../../content/import';
import { isoDay } from '../../domain/date';
import { sheetLimits } from '../../domain/import/preview';
import { readUpload, type Upload } from '../http/body';
import { Problem } from '../http/problem';
import { privateJson, workbookResponse } from '../http/reply';
import { type Call, idOf } from '../http/router';
import { faultyWorkbook } from '../spreadsheet/faulty-workbook';
import { exportWorkbook, templateWorkbook } from '../spreadsheet/properties-workbook';
import { properties } from '../records/properties';
import { readDocument, readPlan, readRows } from './documents';
import { importWorkbook } from './import-workbook';
import { prepareImport } from './prepare';
import { openImport } from './progress';
import { forOperator, writtenJson } from './routes';
import { type FaultyRow, faultyRows, type StoredResult } from './schema';

function workbookOf(call: Call): Promise<Upload> {
  return readUpload(call.request, { limit: sheetLimits.bytes, noun: 'workbook' });
}

function sheetOf({ form }: Upload): string | undefined {
  const sheet = form.get('sheet');
  return typeof sheet === 'string' && sheet !== '' ? sheet : undefined;
}

async function previewCall(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return privateJson(await prepareImport(upload, sheetOf(upload), new Date()));
}

async function importCall(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return writtenJson(await importWorkbook(upload, sheetOf(upload), new Date()));
}

async function exportCall(): Promise<Response> {
  const listed = await properties.list();
  const records = await properties.readMany(listed.map(({ _id }) => _id));
  const found = listed.flatMap(({ _id }) => records.get(_id) ?? []);
  const day = isoDay(new Date().toISOString());
  return workbookResponse(exportWorkbook(found), `homes-${day}.xlsx`);
}

async function skippedRows(
  id: string,
  chunk: number,
  results: readonly StoredResult[] = [],
): Promise<FaultyRow[]> {
  const skipped = results.filter(({ state }) => state === 'skipped');
  if (skipped.length === 0) return [];
  const reasons = new Map(skipped.map(({ row, message }) => [row, message]));
  return ((await readRows(id, chunk)) ?? []).flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined ? [] : [{ row, cells, reason }];
  });
}

/** The rows that were rejected by the preview or skipped while loading, in the order of the sheet. */
async function faultyCall(call: Call): Promise<Response> {
  const id = idOf(call);
  const [plan, open] = [await readPlan(id), await openImport(id)];
  if (!plan || !open) throw new Problem(404, importMessages.unknownImport);
  // The first release kept the rejected rows apart.
  const rejected = plan.rejected ?? (await readDocument(`${id}/kept`, faultyRows)) ?? [];
  const skipped = await Promise.all(
    open.progress.chunks.map(({ results }, chunk) => skippedRows(id, chunk, results)),
  );
  const rows = [...rejected, ...skipped.flat()].sort((one, other) => one.row - other.row);
  if (rows.length === 0) throw new Problem(404, importMessages.noFaultyRows);
  const { sheet, headers } = plan;
  return workbookResponse(faultyWorkbook({ sheet, headers, rows }), 'rows-to-correct.xlsx');
}

/** The calls that read or write a workbook: they alone need a spreadsheet library. */
export const workbookRoutes = forOperator([
  {
    method: 'GET',
    path: '/api/property/template',
    run: () => workbookResponse(templateWorkbook(), 'homes-template.xlsx'),
  },
  { method: 'GET', path: '/api/property/export', run: exportCall },
  // The call of the specification: preview and load in one.
  { method: 'POST', path: '/api/property/bulk', run: importCall },
  { method: 'POST', path: '/api/property/bulk/preview', run: previewCall },
  { method: 'GET', path: '/api/property/bulk/faulty/:id', run: faultyCall },
]);
