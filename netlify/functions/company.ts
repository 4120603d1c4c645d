import type { Config } from '@netlify/functions';
import { companyFields } from '../../src/domain/company/fields';
import { companyId } from '../../src/domain/company/record';
import { companyInput, companyPatch } from '../../src/domain/company/schema';
import { serve } from '../../src/server/http/router';
import { publishFacts } from '../../src/server/publish/company';
import { recordCalls } from '../../src/server/records/calls';
import { companyRecords } from '../../src/server/records/company';

export const config: Config = { path: '/api/company*' };

const calls = recordCalls({
  records: companyRecords,
  fields: companyFields,
  input: companyInput,
  patch: companyPatch,
  onlyId: companyId,
});

export default serve([
  { method: 'POST', path: '/api/company', guarded: true, run: calls.add },
  { method: 'PUT', path: '/api/company', guarded: true, run: calls.update },
  { method: 'GET', path: '/api/company/history', guarded: true, run: calls.history },
  { method: 'POST', path: '/api/company/publish', guarded: true, run: publishFacts },
]);
