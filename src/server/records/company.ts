import { storedCompany } from '../../domain/company/record';
import { Records } from './records';

/** The company's facts: a kind with one record. No page has them before it is built anew. */
export const companyRecords = new Records({
  kind: 'company',
  document: 'company',
  read: storedCompany,
  toPublic: (company) => company,
  loadSummarize: () => Promise.resolve((company) => company),
  tags: [],
});
