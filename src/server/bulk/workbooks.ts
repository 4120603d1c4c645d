import { bulkMessages } from '../../content/bulk-messages';
import { isoDay } from '../../domain/date';
import { idOf, type Call } from '../http/call';
import { Problem } from '../http/problem';
import { workbookResponse } from '../http/workbook-response';
import { faultyWorkbook } from '../spreadsheet/faulty-workbook';
import { exportWorkbook } from '../spreadsheet/homes-workbook';
import { templateWorkbook } from '../spreadsheet/template-workbook';
import { properties } from '../store/properties';
import { readBatch } from './batch-file';
import { keptRows } from './kept-rows';

/** `GET /api/property/template`: an empty workbook with headers, lists and explanations. */
export function showTemplate(): Response {
  return workbookResponse(templateWorkbook(), 'homes-template.xlsx');
}

/** `GET /api/property/export`: all homes in the template's columns; loaded again it changes nothing. */
export async function exportHomes(): Promise<Response> {
  const listed = await properties.list();
  const records = await properties.readMany(listed.map(({ _id }) => _id));
  const homes = listed.flatMap(({ _id }) => records.get(_id) ?? []);
  const day = isoDay(new Date().toISOString());
  return workbookResponse(exportWorkbook(homes), `homes-${day}.xlsx`);
}

/** `GET /api/property/bulk/faulty/{batch}`: the rows kept back, each with what to correct. */
export async function showFaulty(call: Call): Promise<Response> {
  const batch = idOf(call);
  const plan = await readBatch(batch, 'plan');
  if (plan === null) throw new Problem(404, bulkMessages.unknownBatch);
  const rows = await keptRows(batch);
  if (rows.length === 0) throw new Problem(404, bulkMessages.noKept);
  const { sheet, headers } = plan;
  return workbookResponse(faultyWorkbook({ sheet, headers, rows }), 'rows-to-correct.xlsx');
}
