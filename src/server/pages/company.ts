import { companyForm } from '../../content/forms/company';
import { built } from '../../content/company';
import { companyId, missingFacts } from '../../domain/company/record';
import type { Company } from '../../domain/company/schema';
import { formatMinute } from '../../domain/date';
import { environment } from '../env';
import { companyRecords } from '../records/company';

/** Milliseconds after which a build that was asked for should be done. */
const buildMilliseconds = 15 * 60_000;

export interface CompanyState {
  /** `null` before the first save. */
  record: Company | null;
  /** The facts of which visitors see placeholders, once what is saved is built. */
  missing: ReturnType<typeof missingFacts>;
  isOnSite: boolean;
  /** Since when they do, or what it waits for. */
  publishing: string;
}

function publishingOf({ version, updatedAt }: Company, now: Date): string {
  const { live, waiting, late, press } = companyForm.publishing;
  if (version === built.version) return live(formatMinute(built.at));
  const saved = formatMinute(updatedAt);
  if (environment().buildHookUrl === null) return press(saved);
  const isLate = now.getTime() - Date.parse(updatedAt) > buildMilliseconds;
  return isLate ? late(saved) : waiting(saved);
}

/** The stored facts, and whether the site was built with them. Throws `StoreUnavailable`. */
export async function loadCompany(now: Date): Promise<CompanyState> {
  const record = await companyRecords.readPresent(companyId);
  return {
    record,
    missing: missingFacts(record ?? {}),
    isOnSite: record?.version === built.version,
    publishing: record ? publishingOf(record, now) : companyForm.publishing.none,
  };
}
