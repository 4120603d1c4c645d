import { company } from '../../content/company';
import type { Enquiry } from '../../domain/enquiry/schema';
import { isWorkedOn } from '../../domain/enquiry/suspicion';
import { daysBefore, spamDays } from '../../domain/retention-periods';
import { readEnquiry } from './file';
import { enquiries, receivedStore } from './stores';

/** Erases an enquiry; `false` when there is none. The record goes last, so that an interruption can be repeated. */
export async function eraseEnquiry(id: string, now: Date): Promise<boolean> {
  if (!(await readEnquiry(id))) return false;
  await receivedStore().remove(id);
  await enquiries.change(() => ({ erased: [id], result: null }), { now });
  return true;
}

/** Erases the enquiries that are older than the company keeps them, and old possible spam, in one change. */
export async function eraseOldEnquiries(now: Date): Promise<void> {
  const oldest = daysBefore(now, company.enquiryRetentionDays);
  const oldestSpam = daysBefore(now, spamDays);
  const isUnread = (enquiry: Enquiry) => enquiry.spam && !isWorkedOn(enquiry);
  await enquiries.change(
    ({ records }) => ({
      erased: [...records.values()]
        .filter((one) => one.createdAt < oldest || (isUnread(one) && one.createdAt < oldestSpam))
        .map(({ id }) => id),
      result: null,
    }),
    { now },
  );
}
