import type { Config } from '@netlify/functions';
import { exportEnquiries } from '../../src/server/enquiries/export';
import { serve } from '../../src/server/http/router';
import { workbookRoutes } from '../../src/server/import/workbook-routes';

/** Every call that reads or writes a workbook, so that no other function loads a library for it. */
export const config: Config = {
  path: [
    '/api/property/template*',
    '/api/property/export*',
    '/api/property/bulk',
    '/api/property/bulk/preview*',
    '/api/property/bulk/faulty/*',
    '/api/enquiry/export*',
  ],
};

export default serve([
  ...workbookRoutes,
  { method: 'GET', path: '/api/enquiry/export', guarded: true, run: exportEnquiries },
]);
