import type { PublishingNote } from '../../domain/company/publishing';
import { companyId, missingFacts } from '../../domain/company/record';
import type { Company } from '../../domain/company/schema';
import type { RetentionNote } from '../../domain/enquiry/retention';
import { readRetentionNote } from '../enquiries/retention';
import { describePublishing } from '../publish/company';
import { companyRecords } from '../records/company';
import { orMissing } from './fallback';

export interface CompanyState {
  /** `null` before the first save. */
  record: Company | null;
  /** The facts of which visitors see placeholders, once what is saved is built. */
  missing: ReturnType<typeof missingFacts>;
  publishing: PublishingNote;
}

/** How long enquiries are kept, and their ages; `null` where that cannot be read. */
export function loadRetention(now: Date): Promise<RetentionNote | null> {
  return orMissing('the days that enquiries are kept', () => readRetentionNote(now));
}

/** The stored facts, and whether the site was built with them. Throws `StoreUnavailable`. */
export async function loadCompany(now: Date): Promise<CompanyState> {
  const record = await companyRecords.readPresent(companyId);
  return {
    record,
    missing: missingFacts(record ?? {}),
    publishing: await describePublishing(record, now),
  };
}
