import { importMessages } from '../../content/import';
import { isoDay } from '../../domain/date';
import {
  sheetLimits,
  undoDays,
  type CellError,
  type ReadChoices,
  type RowCounts,
  type RowResult,
} from '../../domain/import/preview';
import { readUpload, type Upload } from '../http/request';
import { Problem } from '../http/problem';
import { privateJson, workbookResponse } from '../http/reply';
import { type Call, idOf } from '../http/router';
import { properties } from '../records/properties';
import { faultyWorkbook } from '../spreadsheet/faulty-workbook';
import { exportWorkbook, templateWorkbook } from '../spreadsheet/properties-workbook';
import { timeLeft } from '../store/deadline';
import { StoreUnavailable } from '../store/key-value-store';
import { readDocument, readPlan, readRows } from './documents';
import { importChunk, purgeProperties, type OldPages } from './import-chunk';
import { prepareImport } from './prepare';
import { openImport } from './progress';
import { forOperator, writtenJson } from './routes';
import { faultyRows, type FaultyRow, type StoredResult } from './schema';

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
interface ImportResult extends OldPages {
  id: string;
  counts: RowCounts;
  /** The results of the rows that were sent to the store. */
  results: RowResult[];
  /** The rows with errors, with all that is wrong. */
  rejected: { row: number; name: string; errors: CellError[] }[];
  /** Numbers of the valid rows that there was no time for: send the same workbook again. */
  left: number[];
}

/** Milliseconds that importing one more chunk, and answering, may need. */
const chunkReserve = 6_000;

/** Imports the good rows of a workbook in one call, as many as its time allows. */
export async function importWorkbook(
  upload: Pick<Upload, 'bytes' | 'fileName'>,
  choices: ReadChoices,
  now: Date,
): Promise<ImportResult> {
  const { id, counts, rows, chunks } = await prepareImport(upload, choices, now);
  const results: RowResult[] = [];
  let chunk = 0;
  let hasOldPages = false;
  let isAway = false;
  for (; chunk < chunks && timeLeft() > chunkReserve; chunk += 1) {
    const imported = await importChunk(id, chunk).catch((thrown: unknown) => {
      // What is written stays and is reported; the rest is listed as `left`.
      if (chunk > 0 && thrown instanceof StoreUnavailable) return null;
      throw thrown;
    });
    isAway = imported === null;
    if (!imported) break;
    results.push(...imported.results);
    hasOldPages ||= imported.hasOldPages === true;
  }
  // Purging with an unavailable store would only delay the answer.
  if (isAway) hasOldPages = true;
  else if (chunk > 0 && chunk < chunks) hasOldPages ||= !(await purgeProperties());
  const reached = new Set(results.map(({ row }) => row));
  const isLeft = ({ action, row }: (typeof rows)[number]) =>
    (action === 'create' || action === 'update') && !reached.has(row);
  return {
    id,
    counts,
    results,
    rejected: rows
      .filter(({ action }) => action === 'error')
      .map(({ row, name, errors }) => ({ row, name, errors })),
    left: rows.filter(isLeft).map(({ row }) => row),
    ...(hasOldPages && { hasOldPages }),
  };
}

async function importCall(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return writtenJson(await importWorkbook(upload, choicesOf(upload), new Date()));
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

/** The rows that were rejected by the preview or skipped by the import, in the order of the sheet. */
async function faultyCall(call: Call): Promise<Response> {
  const id = idOf(call);
  const [plan, open] = [await readPlan(id), await openImport(id)];
  if (!plan || !open) throw new Problem(404, importMessages.unknownImport(undoDays));
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
  {
    method: 'GET',
    path: '/api/property/export',
    // 10,000 records are read one by one, and their workbook takes 6 s; a function lives 60 s.
    milliseconds: 40_000,
    run: exportCall,
  },
  // The call of the specification: preview and import in one.
  { method: 'POST', path: '/api/property/bulk', run: importCall },
  { method: 'POST', path: '/api/property/bulk/preview', run: previewCall },
  { method: 'GET', path: '/api/property/bulk/faulty/:id', run: faultyCall },
]);
