import { storedRecord } from '../stored-record';
import { companyFields, launchFacts } from './fields';
import type { Company, CompanyValues } from './schema';

export const companyId = 'company';

export function storedCompany(document: unknown): Company | null {
  return storedRecord(companyFields, document);
}

/** The facts of a stored record, without what the site alone needs; none before the first save. */
export function pickFacts(record: Company | null): Partial<CompanyValues> {
  const facts = Object.entries(record ?? {}).filter(([name]) => name in companyFields);
  return Object.fromEntries(facts);
}

function isFilled(value: CompanyValues[(typeof launchFacts)[number]] | undefined): boolean {
  if (value === undefined || typeof value === 'string') return Boolean(value);
  return value.some(({ phones, email, address }) => [phones, email, address].some(Boolean));
}

/** The facts that are missing, of which visitors see placeholders. */
export function missingFacts(values: Partial<CompanyValues>): (typeof launchFacts)[number][] {
  return launchFacts.filter((name) => !isFilled(values[name]));
}
