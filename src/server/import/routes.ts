import { importMessages } from '../../content/import/page';
import { readJson } from '../http/request';
import { type Call, idOf, type Route } from '../http/router';
import { privateJson } from '../http/reply';
import { importRows, type OldPages } from './import-rows';
import { recentImports } from './import-list';
import { importBody } from './schema';
import { undoImport } from './undo';

/** Reading a workbook takes up to 8 s, and a thousand properties as many entries of the history. */
const milliseconds = 30_000;

/** The operator's calls, with the time that an import needs. */
export function forOperator(routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, milliseconds, guarded: true }));
}

/** What was written, with a warning where visitors may see the old pages. */
export function writtenJson({ hasOldPages, ...result }: OldPages): Response {
  const headers = hasOldPages ? { 'x-warning': importMessages.oldPages } : {};
  return privateJson(result, { headers });
}

async function importCall(call: Call): Promise<Response> {
  const { choices } = await readJson(call.request, importBody);
  return writtenJson(await importRows(idOf(call), choices));
}

/** The calls of an import after its preview; this code must not import `server/spreadsheet`. */
export const importRoutes = forOperator([
  { method: 'POST', path: '/api/property/bulk/import/:id', run: importCall },
  {
    method: 'POST',
    path: '/api/property/bulk/undo/:id',
    run: async (call) => writtenJson(await undoImport(idOf(call), new Date())),
  },
  {
    method: 'GET',
    path: '/api/property/bulk/batches',
    run: async () => privateJson(await recentImports()),
  },
]);
