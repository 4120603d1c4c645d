import type { Route } from '../http/route';

/** Reading a workbook takes up to 8 s, and a thousand homes many store calls. */
const milliseconds = 20_000;

/** The libraries of workbooks are loaded when they are used: most requests for homes come from visitors. */
const calls = () => import('./calls');
const workbooks = () => import('./workbooks');

const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/property/template',
    run: async () => (await workbooks()).showTemplate(),
  },
  {
    method: 'GET',
    path: '/api/property/export',
    run: async () => (await workbooks()).exportHomes(),
  },
  {
    method: 'POST',
    path: '/api/property/bulk',
    run: async (call) => (await calls()).importUpload(call),
  },
  {
    method: 'POST',
    path: '/api/property/bulk/preview',
    run: async (call) => (await calls()).previewUpload(call),
  },
  {
    method: 'POST',
    path: '/api/property/bulk/chunk/:id',
    run: async (call) => (await calls()).loadUpload(call),
  },
  {
    method: 'GET',
    path: '/api/property/bulk/faulty/:id',
    run: async (call) => (await workbooks()).showFaulty(call),
  },
  {
    method: 'POST',
    path: '/api/property/bulk/undo/:id',
    run: async (call) => (await calls()).undoUpload(call),
  },
  {
    method: 'GET',
    path: '/api/property/bulk/batches',
    run: async () => (await calls()).listUploads(),
  },
];

/** The calls of the spreadsheet round trip, the operator's only. */
export const bulkRoutes: readonly Route[] = routes.map((route) => ({
  ...route,
  guarded: true,
  milliseconds,
}));
