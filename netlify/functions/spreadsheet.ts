import type { Config } from '@netlify/functions';
import { exportEnquiries } from '../../src/server/spreadsheet/enquiries-export';
import { serve } from '../../src/server/http/router';
import { importRoutes } from '../../src/server/import/routes';

/** Workbooks and imports, apart from `property.ts`, so that a visitor's list loads no library for them. */
export const config: Config = {
  path: [
    '/api/property/template*',
    '/api/property/export*',
    '/api/property/bulk*',
    '/api/enquiry/export*',
  ],
};

export default serve([
  ...importRoutes,
  { method: 'GET', path: '/api/enquiry/export', guarded: true, run: exportEnquiries },
]);
