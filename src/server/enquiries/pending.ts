import type { Enquiry } from '../../domain/enquiry/schema';
import { alertOperator } from '../mail/alert';
import { attemptInRequest, type Pace } from '../mail/attempt';
import { mailPending, type MailedKind, type MailReport, recordOutcomes } from '../mail/pending';
import { mailableEnquiry } from './enquiry-email';
import { withDelivery } from './file';
import { enquiries } from './stores';

const mailed: MailedKind<Enquiry> = {
  document: enquiries,
  emailOf: (enquiry) => enquiry,
  mailable: mailableEnquiry,
  withDelivery,
};

/**
 * Mails a filed enquiry whose attempt has begun, within the request, and returns it with the outcome; `null` when it was
 * erased meanwhile. When this fails, the scheduler mails it later.
 */
export async function mailNow(enquiry: Enquiry, now: Date): Promise<Enquiry | null> {
  const { id } = enquiry;
  const delivery = await attemptInRequest(mailableEnquiry(enquiry), now);
  if (delivery) await recordOutcomes(mailed, new Map([[id, delivery]]));
  return (await enquiries.read()).records.get(id) ?? null;
}

/** Mails the filed enquiries whose email is still pending, and tells the operator when that fails. */
export async function mailEnquiries(now: Date, pace: Pace = {}): Promise<MailReport> {
  const report = await mailPending(mailed, now, pace);
  if (report.problem !== '') await alertOperator(report, now);
  return report;
}
