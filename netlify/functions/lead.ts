import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import {
  listLeads,
  removeLead,
  resendLead,
  showLead,
  updateLead,
} from '../../src/server/leads/inbox/calls';
import { exportLeads } from '../../src/server/leads/inbox/export';

export const config: Config = { path: '/api/lead/*' };

export default serve([
  { method: 'GET', path: '/api/lead/list', guarded: true, run: listLeads },
  { method: 'GET', path: '/api/lead/export', guarded: true, run: exportLeads },
  { method: 'GET', path: '/api/lead/getlead/:id', guarded: true, run: showLead },
  { method: 'PUT', path: '/api/lead/update/:id', guarded: true, run: updateLead },
  { method: 'POST', path: '/api/lead/resend/:id', guarded: true, run: resendLead },
  { method: 'DELETE', path: '/api/lead/delete/:id', guarded: true, run: removeLead },
]);
