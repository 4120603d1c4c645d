import { firstValues } from '../../content/company';
import { companyId } from '../../domain/company/record';
import type { Company } from '../../domain/company/schema';
import {
  findRetention,
  type KeptDays,
  lowerAfterDays,
  type Retention,
  type RetentionNote,
} from '../../domain/enquiry/retention';
import type { Enquiry } from '../../domain/enquiry/schema';
import { isWorkedOn } from '../../domain/enquiry/suspicion';
import { dayMilliseconds } from '../../domain/date';
import { daysBefore, keptDays, spamDays } from '../../domain/retention-periods';
import { companyRecords } from '../records/company';
import { StoreUnavailable } from '../store/key-value-store';
import { readEnquiry } from './file';
import { enquiries, receivedStore } from './stores';

/** Erases an enquiry; `false` when there is none. The record goes last, so that an interruption can be repeated. */
export async function eraseEnquiry(id: string, now: Date): Promise<boolean> {
  if (!(await readEnquiry(id))) return false;
  await receivedStore().remove(id);
  await enquiries.change(() => ({ erased: [id], result: null }), { now });
  return true;
}

/** Until the company has saved a number, the page about privacy says this one. */
const first: KeptDays = { at: '', days: Number(firstValues.enquiryRetentionDays) };

function readDays({ enquiryRetentionDays: text }: Company): number {
  const days = text === '' ? first.days : Number(text);
  if (days >= keptDays.least && days <= keptDays.most) return days;
  throw new StoreUnavailable(new Error(`Enquiries cannot be kept for "${text}" days.`));
}

async function readPast(record: Company, now: Date): Promise<KeptDays[]> {
  if (record.updatedAt < daysBefore(now, lowerAfterDays)) return [];
  const history = await companyRecords.history(companyId);
  return history
    .filter(({ saved }) => saved)
    .map(({ at, document }) => ({ at, days: readDays(document) }))
    .reverse();
}

/** How long enquiries are kept, by what the company has saved, not by what was built. Throws `StoreUnavailable`. */
export async function readRetention(now: Date): Promise<Retention> {
  const { entries, records } = await companyRecords.document.read();
  const record = records.get(companyId);
  if (!record && entries.length > 0)
    throw new StoreUnavailable(new Error('The company’s facts are there and cannot be read.'));
  if (!record) return findRetention([first], now);
  const past = await readPast(record, now);
  return findRetention([first, ...past, { at: record.updatedAt, days: readDays(record) }], now);
}

/** The same, with the ages of the filed enquiries. Throws `StoreUnavailable`. */
export async function readRetentionNote(now: Date): Promise<RetentionNote> {
  const [retention, { records }] = await Promise.all([readRetention(now), enquiries.read()]);
  const ages = [...records.values()].map(({ createdAt }) =>
    Math.floor((now.getTime() - Date.parse(createdAt)) / dayMilliseconds),
  );
  return { ...retention, ages, at: now.toISOString() };
}

/**
 * Erases the enquiries that are older than the company keeps them, and old possible spam, in one change. Throws, and erases
 * nothing, where it is not known how long that is.
 */
export async function eraseOldEnquiries(now: Date): Promise<void> {
  const { days } = await readRetention(now);
  const oldest = daysBefore(now, days);
  const oldestSpam = daysBefore(now, spamDays);
  const isUntouchedSpam = (enquiry: Enquiry) => enquiry.spam && !isWorkedOn(enquiry);
  await enquiries.change(
    ({ records }) => ({
      erased: [...records.values()]
        .filter(
          (one) => one.createdAt < oldest || (isUntouchedSpam(one) && one.createdAt < oldestSpam),
        )
        .map(({ id }) => id),
      result: null,
    }),
    { now },
  );
}
