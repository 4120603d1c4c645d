import type { Config } from '@netlify/functions';
import { companyFields } from '../../src/domain/company/fields';
import { companyId } from '../../src/domain/company/record';
import { makeCompanySchemas } from '../../src/domain/company/schema';
import { serve } from '../../src/server/http/router';
import { loadPhoneReader } from '../../src/server/phone-numbers';
import { publishFacts } from '../../src/server/publish/company';
import { recordCalls } from '../../src/server/records/calls';
import { companyRecords } from '../../src/server/records/company';

export const config: Config = { path: '/api/company*' };

const calls = recordCalls({
  records: companyRecords,
  fields: companyFields,
  schemas: async () => makeCompanySchemas(await loadPhoneReader()),
  onlyId: companyId,
});

export default serve([
  { method: 'POST', path: '/api/company', guarded: true, run: calls.add },
  { method: 'PUT', path: '/api/company', guarded: true, run: calls.update },
  { method: 'GET', path: '/api/company/history', guarded: true, run: calls.history },
  { method: 'POST', path: '/api/company/publish', guarded: true, run: publishFacts },
]);
