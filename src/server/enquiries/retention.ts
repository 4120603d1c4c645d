import { company } from '../../content/company';
import { isQuarantineKey, quarantineKey } from '../../domain/enquiry/id';
import { daysBefore, quarantineDays } from '../../domain/retention';
import { readEnquiry } from './file';
import { enquiries, quarantineStore, receivedStore } from './stores';

/**
 * Erases an enquiry wherever it is; `false` when there is none. The record goes last, so that an interrupted erasure
 * can be repeated.
 */
export async function eraseEnquiry(id: string, now: Date): Promise<boolean> {
  const enquiry = await readEnquiry(id);
  if (!enquiry) return false;
  if (isQuarantineKey(id)) {
    await quarantineStore().remove(id);
    return true;
  }
  await Promise.all([quarantineStore().remove(quarantineKey(enquiry)), receivedStore().remove(id)]);
  await enquiries.change(() => ({ erased: [id], result: null }), { now });
  return true;
}

/** Erases the enquiries that are older than the company keeps them, in one change, and deletes old ones in quarantine. */
export async function eraseOldEnquiries(now: Date): Promise<void> {
  const oldest = daysBefore(now, company.enquiryRetentionDays);
  await enquiries.change(
    ({ records }) => ({
      erased: [...records.values()].flatMap(({ id, createdAt }) => (createdAt < oldest ? id : [])),
      result: null,
    }),
    { now },
  );
  const end = quarantineKey({ createdAt: daysBefore(now, quarantineDays), id: '' });
  const quarantined = await quarantineStore().list();
  await quarantineStore().removeAll(quarantined.filter((key) => key < end));
}
