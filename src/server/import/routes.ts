/**
 * The calls of workbooks: template, export, preview, import, faulty rows, undo. Each reads a request and answers; what
 * happens is in the other files of this folder.
 */
import { sheetFaultText } from '../../content/import/faults';
import { importMessages } from '../../content/import/messages';
import { questionText } from '../../content/import/questions';
import { publicationSentences } from '../../content/import/result';
import { isoDay } from '../../domain/date';
import {
  columnTitle,
  findUnanswered,
  matchingFault,
  sheetLimits,
  countWritten,
  type CellPreview,
  type RowPreview,
  type FaultyRow,
} from '../../domain/import';
import { cacheTags, purge } from '../cdn';
import { parseJson, readJson, readUpload, type Upload, validate } from '../http/request';
import { Problem } from '../http/problem';
import { privateJson, workbookResponse } from '../http/reply';
import { type Call, requireId, type Route } from '../http/router';
import { properties } from '../records/properties';
import { faultyWorkbook } from '../spreadsheet/faulty-workbook';
import { exportWorkbook, templateWorkbook } from '../spreadsheet/properties-workbook';
import { recentImports } from './import-list';
import { importRows } from './import-rows';
import { requireImport } from './import-store';
import { prepareImport } from './prepare';
import { importBody, matchingBody, type StoredImport, type GivenMatching } from './schema';
import { undoImport } from './undo';
import { untilWritten } from './until-written';

/** Purges the pages of all properties, and answers what was written; warns where the sweep has to purge. */
async function writtenJson(result: object): Promise<Response> {
  const isPurged = await purge([cacheTags.properties]);
  return privateJson(result, { headers: isPurged ? {} : { 'x-warning': importMessages.oldPages } });
}

async function importPreviewed(call: Call): Promise<Response> {
  const { choices } = await readJson(call.request, importBody);
  return writtenJson(await importRows(requireId(call), choices));
}

async function undoCall(call: Call): Promise<Response> {
  return writtenJson(await undoImport(requireId(call), new Date()));
}

async function listCall(): Promise<Response> {
  return privateJson(await recentImports());
}

function readWorkbookUpload(call: Call): Promise<Upload> {
  return readUpload(call.request, { limit: sheetLimits.bytes, noun: 'workbook' });
}

function readMatching({ form }: Upload): GivenMatching | null {
  const text = form.get('matching');
  return typeof text === 'string' && text !== '' ? validate(parseJson(text), matchingBody) : null;
}

async function previewCall(call: Call): Promise<Response> {
  const upload = await readWorkbookUpload(call);
  return privateJson(await prepareImport(upload, readMatching(upload), new Date()));
}

type NotedRow = Pick<RowPreview, 'row' | 'name' | 'cells'>;

/** What the screen asks about a row that may be a property which is there. */
function makeLikePreview(name: string): CellPreview {
  return { cell: '', column: columnTitle('name'), value: name, caution: importMessages.same };
}

/** Imports the good rows of a workbook in one call; names rows with faults or cautions, and what was left out. */
export async function importWorkbook(
  upload: Pick<Upload, 'bytes' | 'fileName'>,
  given: GivenMatching | null,
  now: Date,
) {
  const read = await untilWritten('imported', () => prepareImport(upload, given, now, false));
  const { preview, matching, hiddenSheets, otherSheets } = read;
  const fault = matchingFault(matching) ?? { code: 'empty' };
  if (!preview) throw new Problem(422, sheetFaultText(fault, matching.sheet));
  const { id, counts, rows } = preview;
  const noted = (what: 'fault' | 'caution') =>
    rows.flatMap(({ row, name, cells: all, like }): NotedRow[] => {
      const cells = [...all, ...(like ? [makeLikePreview(name)] : [])];
      const found = cells.filter((cell) => cell[what] !== undefined);
      return found.length > 0 ? [{ row, name, cells: found }] : [];
    });
  const { results } = await importRows(id, {}, now);
  return {
    id,
    counts,
    leftOut: [...preview.hiddenRows, ...preview.leftOutRows.map(({ number }) => number)],
    /** What nobody was asked, and is left as it is. */
    asked: findUnanswered(read.questions, matching.answers).map(questionText),
    notImported: [...read.notImported, ...read.hiddenColumns],
    hiddenSheets,
    otherSheets,
    rejected: noted('fault'),
    cautions: noted('caution'),
    results,
    publication: publicationSentences(countWritten(rows, results)),
  };
}

async function importCall(call: Call): Promise<Response> {
  const upload = await readWorkbookUpload(call);
  return writtenJson(await importWorkbook(upload, readMatching(upload), new Date()));
}

async function exportCall(): Promise<Response> {
  const records = await properties.allStored();
  const listed = (await properties.listPresent()).flatMap(({ _id }) => records.get(_id) ?? []);
  const day = isoDay(new Date().toISOString());
  return workbookResponse(await exportWorkbook(listed), `properties-${day}.xlsx`);
}

function skippedRows({ rows, results = [] }: StoredImport): FaultyRow[] {
  const skipped = results.filter(({ state }) => state === 'skipped');
  const reasons = new Map(skipped.map(({ row, message }) => [row, message]));
  return rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined ? [] : [{ row, cells, reason }];
  });
}

async function faultyCall(call: Call): Promise<Response> {
  const file = await requireImport(requireId(call));
  const rows = [...file.rejected, ...skippedRows(file)].sort((one, other) => one.row - other.row);
  if (rows.length === 0) throw new Problem(404, importMessages.noFaultyRows);
  const { headers } = file;
  return workbookResponse(await faultyWorkbook({ headers, rows }), 'rows-to-correct.xlsx');
}

async function templateCall(): Promise<Response> {
  return workbookResponse(await templateWorkbook(), 'properties-template.xlsx');
}

/** The calls of workbooks of properties, and of the imports that come of them. */
export const importRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/property/template', guarded: true, run: templateCall },
  { method: 'GET', path: '/api/property/export', guarded: true, run: exportCall },
  // The call of the specification: preview and import in one.
  { method: 'POST', path: '/api/property/bulk', guarded: true, run: importCall },
  { method: 'POST', path: '/api/property/bulk/preview', guarded: true, run: previewCall },
  { method: 'GET', path: '/api/property/bulk/faulty/:id', guarded: true, run: faultyCall },
  { method: 'POST', path: '/api/property/bulk/import/:id', guarded: true, run: importPreviewed },
  { method: 'POST', path: '/api/property/bulk/undo/:id', guarded: true, run: undoCall },
  { method: 'GET', path: '/api/property/bulk/batches', guarded: true, run: listCall },
];
