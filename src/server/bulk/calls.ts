import { bulkMessages } from '../../content/bulk-messages';
import { sheetLimits } from '../../domain/bulk/preview';
import { readJson } from '../http/body';
import { idOf, type Call } from '../http/call';
import { privateJson } from '../http/reply';
import { readUpload, type Upload } from '../http/upload';
import { importWorkbook } from './import-workbook';
import { loadChunk } from './load-chunk';
import { prepareBatch } from './prepare';
import type { OldPages } from './purge-homes';
import { recentBatches } from './recent';
import { chunkBody } from './schema';
import { undoBatch } from './undo';

function workbookOf(call: Call): Promise<Upload> {
  return readUpload(call.request, { limit: sheetLimits.bytes, noun: 'workbook' });
}

function sheetOf({ form }: Upload): string | undefined {
  const sheet = form.get('sheet');
  return typeof sheet === 'string' && sheet !== '' ? sheet : undefined;
}

/** Answers what was written, with a warning where visitors may see the old pages. */
function writtenJson({ hasOldPages, ...result }: OldPages): Response {
  const headers = hasOldPages ? { 'x-warning': bulkMessages.oldPages } : {};
  return privateJson(result, { headers });
}

/** `POST /api/property/bulk/preview` (`file`, optional `sheet`): what a workbook would do; no home is touched. */
export async function previewUpload(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return privateJson(await prepareBatch(upload, sheetOf(upload), new Date()));
}

/** `POST /api/property/bulk/chunk/{batch}`: loads up to 50 rows. */
export async function loadUpload(call: Call): Promise<Response> {
  const { chunk } = await readJson(call.request, chunkBody);
  return writtenJson(await loadChunk(idOf(call), chunk));
}

/** `POST /api/property/bulk/undo/{batch}`: takes a batch back. */
export async function undoUpload(call: Call): Promise<Response> {
  return writtenJson(await undoBatch(idOf(call), new Date()));
}

/** `GET /api/property/bulk/batches`: the last workbooks that were loaded. */
export async function listUploads(): Promise<Response> {
  return privateJson(await recentBatches());
}

/** `POST /api/property/bulk` (`file`): the call of the specification, preview and load in one. */
export async function importUpload(call: Call): Promise<Response> {
  const upload = await workbookOf(call);
  return writtenJson(await importWorkbook(upload, sheetOf(upload), new Date()));
}
