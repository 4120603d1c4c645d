import { importMessages } from '../../content/import';
import { readJson } from '../http/request';
import { type Call, idOf, type Route } from '../http/router';
import { privateJson } from '../http/reply';
import { importChunk, type OldPages } from './import-chunk';
import { recentImports } from './recent';
import { chunkBody } from './schema';
import { undoImport } from './undo';

/** Reading a workbook takes up to 8 s, and a thousand properties many store calls. */
const milliseconds = 20_000;

/** The operator's calls, with the time that an import needs unless they have their own. */
export function forOperator(routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ milliseconds, ...route, guarded: true }));
}

/** What was written, with a warning where visitors may see the old pages. */
export function writtenJson({ hasOldPages, ...result }: OldPages): Response {
  const headers = hasOldPages ? { 'x-warning': importMessages.oldPages } : {};
  return privateJson(result, { headers });
}

async function chunkCall(call: Call): Promise<Response> {
  const { chunk, skipped } = await readJson(call.request, chunkBody);
  return writtenJson(await importChunk(idOf(call), chunk, skipped));
}

/** The calls of an import after its preview; this code must not import `server/spreadsheet`. */
export const importRoutes = forOperator([
  { method: 'POST', path: '/api/property/bulk/chunk/:id', run: chunkCall },
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
