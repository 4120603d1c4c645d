import { company } from '../../content/company';
import { daysBefore, spamDays } from '../../domain/retention-periods';
import { readEnquiry, receivedKeys } from './file';
import { enquiries, receivedStore } from './stores';

/** Erases an enquiry; `false` when there is none. The record goes last, so that an interruption can be repeated. */
export async function eraseEnquiry(id: string, now: Date): Promise<boolean> {
  if (!(await readEnquiry(id))) return false;
  await receivedStore().removeAll(await receivedKeys(id));
  await enquiries.change(() => ({ erased: [id], result: null }), { now });
  return true;
}

/** Erases the enquiries that are older than the company keeps them, and old possible spam, in one change. */
export async function eraseOldEnquiries(now: Date): Promise<void> {
  const oldest = daysBefore(now, company.enquiryRetentionDays);
  const oldestSpam = daysBefore(now, spamDays);
  await enquiries.change(
    ({ records }) => ({
      erased: [...records.values()].flatMap(({ id, createdAt, spam }) =>
        createdAt < oldest || (spam && createdAt < oldestSpam) ? id : [],
      ),
      result: null,
    }),
    { now },
  );
}
