import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import {
  changeByOperator,
  downloadCalendar,
  listEnquiries,
  removeEnquiry,
  resendEnquiry,
} from '../../src/server/enquiries/inbox';

/** Paths must not overlap those of another function; see `property.ts`. */
export const config: Config = {
  path: [
    '/api/enquiry/list*',
    '/api/enquiry/calendar/*',
    '/api/enquiry/update/*',
    '/api/enquiry/resend/*',
    '/api/enquiry/delete/*',
  ],
};

export default serve([
  { method: 'GET', path: '/api/enquiry/list', guarded: true, run: listEnquiries },
  { method: 'GET', path: '/api/enquiry/calendar/:id', guarded: true, run: downloadCalendar },
  { method: 'PUT', path: '/api/enquiry/update/:id', guarded: true, run: changeByOperator },
  { method: 'POST', path: '/api/enquiry/resend/:id', guarded: true, run: resendEnquiry },
  { method: 'DELETE', path: '/api/enquiry/delete/:id', guarded: true, run: removeEnquiry },
]);
