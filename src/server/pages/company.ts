import type { PublishingNote } from '../../domain/company/publishing';
import { companyId, missingFacts } from '../../domain/company/record';
import type { Company } from '../../domain/company/schema';
import type { Lowering } from '../../domain/enquiry/retention';
import { readLowerings } from '../post/office';
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

/** What a shorter time for enquiries erases; nothing where that cannot be read, as then nothing is erased. */
export async function loadLowerings(now: Date): Promise<Lowering[]> {
  return (await orMissing('how long enquiries are kept', () => readLowerings(now))) ?? [];
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
