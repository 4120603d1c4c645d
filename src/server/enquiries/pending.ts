import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { alertOperator } from '../mail/alert';
import type { Email } from '../../domain/mail/schema';
import { attemptInRequest } from '../mail/attempt';
import {
  mailPending,
  type MailedKind,
  type MailReport,
  type Pace,
  recordOutcomes,
} from '../mail/pending';
import { mailableEnquiry } from './enquiry-email';
import { enquiries } from './stores';
import { answerEmail, confirmationEmail } from './visitor-emails';

/** The email to the office. */
export const toOffice: MailedKind<Enquiry> = {
  document: enquiries,
  emailOf: mailableEnquiry,
  withDelivery: (enquiry, delivery) => ({ ...enquiry, delivery }),
};

function toVisitor(
  name: 'answer' | 'confirmation',
  emailOf: (enquiry: Enquiry, mail: VisitorMail) => Email,
): MailedKind<Enquiry> {
  return {
    document: enquiries,
    emailOf: (enquiry) => {
      const { id, [name]: mail } = enquiry;
      return (
        mail && {
          key: `${name}/${id}`,
          createdAt: mail.at,
          delivery: mail.delivery,
          email: () => emailOf(enquiry, mail),
        }
      );
    },
    withDelivery: (enquiry, delivery) => {
      const { [name]: mail } = enquiry;
      return mail ? { ...enquiry, [name]: { ...mail, delivery } } : enquiry;
    },
  };
}

/** The automatic answer to the visitor. */
const answers = toVisitor('answer', answerEmail);
/** The email to the visitor whose visit or call is confirmed. */
export const confirmations = toVisitor('confirmation', confirmationEmail);

/**
 * Mails a filed enquiry whose attempt has begun, within the request, and returns it with the outcome; `null` when it was
 * erased meanwhile. When this fails, the scheduler mails it later.
 */
export async function mailInRequest(
  kind: MailedKind<Enquiry>,
  enquiry: Enquiry,
  now: Date,
): Promise<Enquiry | null> {
  const { id } = enquiry;
  const email = kind.emailOf(enquiry);
  const delivery = email && (await attemptInRequest(email, now));
  if (delivery) await recordOutcomes(kind, new Map([[id, delivery]]));
  return (await enquiries.read()).records.get(id) ?? null;
}

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
