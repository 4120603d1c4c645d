import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { alertOperator } from '../mail/alert';
import type { Email } from '../../domain/mail/schema';
import { attemptInRequest, type Pace } from '../mail/attempt';
import { furtherDelivery } from '../mail/delivery';
import { mailPending, type MailedKind, type MailReport, recordOutcomes } from '../mail/pending';
import { mailableEnquiry } from './enquiry-email';
import { withDelivery } from './file';
import { enquiries } from './stores';
import { answerEmail, confirmationEmail } from './visitor-emails';

const toOffice: MailedKind<Enquiry> = {
  document: enquiries,
  emailOf: (enquiry) => enquiry,
  mailable: mailableEnquiry,
  withDelivery,
};

/** One of the emails to a visitor. */
function toVisitor(
  name: 'answer' | 'confirmation',
  emailOf: (enquiry: Enquiry, mail: VisitorMail) => Email,
): MailedKind<Enquiry> {
  return {
    document: enquiries,
    emailOf: ({ [name]: mail }) => mail && { createdAt: mail.at, delivery: mail.delivery },
    mailable: (enquiry) => {
      const { id, [name]: mail } = enquiry;
      if (!mail) throw new Error(`Enquiry ${id} has no ${name}.`);
      return { key: `${name}/${id}`, delivery: mail.delivery, email: emailOf(enquiry, mail) };
    },
    withDelivery: (enquiry, other) => {
      const { [name]: mail } = enquiry;
      if (!mail) return null;
      const delivery = furtherDelivery(mail.delivery, other);
      return delivery === mail.delivery ? null : { ...enquiry, [name]: { ...mail, delivery } };
    },
  };
}

const answers = toVisitor('answer', answerEmail);
const confirmations = toVisitor('confirmation', confirmationEmail);

/**
 * Mails a filed enquiry whose attempt has begun, within the request, and returns it with the outcome; `null` when it was
 * erased meanwhile. When this fails, the scheduler mails it later.
 */
async function mailInRequest(
  kind: MailedKind<Enquiry>,
  enquiry: Enquiry,
  now: Date,
): Promise<Enquiry | null> {
  const { id } = enquiry;
  const delivery = await attemptInRequest(kind.mailable(enquiry), now);
  if (delivery) await recordOutcomes(kind, new Map([[id, delivery]]));
  return (await enquiries.read()).records.get(id) ?? null;
}

/** Mails an enquiry to the office; see above. */
export const mailNow = (enquiry: Enquiry, now: Date) => mailInRequest(toOffice, enquiry, now);

/** Mails a confirmed visit to the visitor; see above. */
export const mailConfirmation = (enquiry: Enquiry, now: Date) =>
  mailInRequest(confirmations, enquiry, now);

/**
 * Mails the filed enquiries whose email is still pending, and tells the operator when that fails. Then the emails to
 * visitors, whose failures the inbox shows, unless the mail service is down.
 */
export async function mailEnquiries(now: Date, pace: Pace = {}): Promise<MailReport> {
  const report = await mailPending(toOffice, now, pace);
  if (report.problem !== '') await alertOperator(report, now);
  let { isAnswered } = report;
  for (const kind of [confirmations, answers]) {
    if (!isAnswered) break;
    const { failed, waiting, problem, ...rest } = await mailPending(kind, now, pace);
    isAnswered = rest.isAnswered;
    if (problem !== '')
      console.warn(`Emails to visitors: ${failed} given up, ${waiting} waiting. ${problem}`);
  }
  return report;
}
