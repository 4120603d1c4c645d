import { importMessages } from '../../content/import/page';
import { cacheTags, purge } from '../cdn';
import { readJson } from '../http/request';
import { type Call, idOf, type Route } from '../http/router';
import { privateJson } from '../http/reply';
import { importRows } from './import-rows';
import { recentImports } from './import-list';
import { importBody } from './schema';
import { undoImport } from './undo';

/** Purges the pages of all properties, and answers what was written; warns where the sweep has to purge. */
export async function writtenJson(result: object): Promise<Response> {
  const isPurged = await purge([cacheTags.properties]);
  return privateJson(result, { headers: isPurged ? {} : { 'x-warning': importMessages.oldPages } });
}

async function importCall(call: Call): Promise<Response> {
  const { choices } = await readJson(call.request, importBody);
  return writtenJson(await importRows(idOf(call), choices));
}

async function undoCall(call: Call): Promise<Response> {
  return writtenJson(await undoImport(idOf(call), new Date()));
}

async function listCall(): Promise<Response> {
  return privateJson(await recentImports());
}

/** The calls of an import after its preview; this code must not import `server/spreadsheet`. */
export const importRoutes: readonly Route[] = [
  { method: 'POST', path: '/api/property/bulk/import/:id', guarded: true, run: importCall },
  { method: 'POST', path: '/api/property/bulk/undo/:id', guarded: true, run: undoCall },
  { method: 'GET', path: '/api/property/bulk/batches', guarded: true, run: listCall },
];
