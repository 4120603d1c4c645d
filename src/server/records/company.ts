import { companyFields } from '../../domain/company/fields';
import { companyId, storedCompany } from '../../domain/company/record';
import { cachedAnswer, cacheTags } from '../cdn';
import { privateJson, taggedJson } from '../http/reply';
import type { Call } from '../http/router';
import { Records } from './records';

/** The company's facts: a kind with one record. */
export const companyRecords = new Records({
  kind: 'company',
  document: 'company',
  read: storedCompany,
  loadSummarize: () => Promise.resolve((company) => company),
  tag: cacheTags.company,
});

/** `GET /api/company`: what a build reads, `{ version, values }`; both are empty before the first save. All of it is public. */
export async function showFacts({ request, session }: Call): Promise<Response> {
  const record = await companyRecords.readPresent(companyId);
  const { version = '' } = record ?? {};
  const saved = Object.entries(record ?? {}).filter(([name]) => name in companyFields);
  const values = Object.fromEntries(saved);
  const facts = { version, values };
  return (await session()) === null
    ? taggedJson(request, facts, cachedAnswer([cacheTags.company]))
    : privateJson(facts);
}
