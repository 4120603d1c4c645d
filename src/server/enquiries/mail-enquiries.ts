/**
 * Which emails an enquiry causes (to the office, the automatic answer, the confirmation of a visit), each with its record
 * of delivery, and the one email an hour that stands for all in a flood.
 */
import { floodWords } from '../../content/enquiries/mails';
import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { alertOperator, type MailTrouble } from '../mail/alert';
import type { Email } from '../../domain/mail/schema';
import { sendAttemptInRequest } from '../mail/attempt';
import { afterAttempt } from '../mail/delivery';
import { mailPending, type MailedKind, type Pace, recordOutcomes } from '../mail/pending';
import { sendEmail } from '../mail/send';
import { makeUuid } from '../store/keys';
import { inboxAddress, mailableEnquiry } from './enquiry-email';
import { enquiries } from './stores';
import { answerEmail, confirmationEmail } from './visitor-texts';

const anyOfficeMail: MailedKind<Enquiry> = {
  document: enquiries,
  makeEmail: mailableEnquiry,
  withDelivery: (enquiry, delivery) => ({ ...enquiry, delivery }),
};

/** Whether an enquiry waits for the hourly email: `receive.ts` begins no attempt in a flood, or where it could not count. */
const isForHourlyEmail = ({ spam, delivery }: Enquiry) => !spam && delivery.attempts === 0;

export const immediateOfficeMail: MailedKind<Enquiry> = {
  ...anyOfficeMail,
  makeEmail: (enquiry) => (isForHourlyEmail(enquiry) ? null : mailableEnquiry(enquiry)),
};

function makeVisitorKind(
  name: 'answer' | 'confirmation',
  makeEmail: (enquiry: Enquiry, mail: VisitorMail) => Email,
): MailedKind<Enquiry> {
  return {
    document: enquiries,
    makeEmail: (enquiry) => {
      const { id, [name]: mail } = enquiry;
      if (!mail) return null;
      return {
        // A visit that is arranged anew is confirmed anew.
        key: `${name}/${id}/${mail.at}`,
        createdAt: mail.at,
        delivery: mail.delivery,
        email: () => makeEmail(enquiry, mail),
      };
    },
    withDelivery: (enquiry, delivery) => {
      const { [name]: mail } = enquiry;
      return mail ? { ...enquiry, [name]: { ...mail, delivery } } : enquiry;
    },
  };
}

const answers = makeVisitorKind('answer', answerEmail);
export const confirmations = makeVisitorKind('confirmation', confirmationEmail);

/** Sends the begun email of a filed enquiry; `null` when it was erased. On failure the scheduler sends it. */
export async function mailInRequest(
  kind: MailedKind<Enquiry>,
  enquiry: Enquiry,
  now: Date,
): Promise<Enquiry | null> {
  const { id } = enquiry;
  const email = kind.makeEmail(enquiry);
  const delivery = email && (await sendAttemptInRequest(email, now));
  if (delivery) await recordOutcomes(kind, new Map([[id, delivery]]));
  return (await enquiries.read()).records.get(id) ?? null;
}

const hour = 3_600_000;
const floodMilliseconds = 5_000;

async function mailFlood(now: Date): Promise<MailTrouble> {
  const flooded = [...(await enquiries.read()).records.values()].filter(isForHourlyEmail);
  const lately = new Date(now.getTime() - hour).toISOString();
  const waiting = flooded.filter(({ delivery }) => delivery.state === 'pending');
  const isTold = flooded.some(({ delivery }) => (delivery.sentAt ?? '') > lately);
  if (waiting.length === 0 || isTold) return { failed: 0, waiting: 0, problem: '' };
  const email = {
    subject: floodWords.subject(waiting.length),
    text: floodWords.text(inboxAddress()),
  };
  const key = makeUuid('flood', ...waiting.map(({ id }) => id));
  const outcome = await sendEmail(email, key, floodMilliseconds);
  const outcomes = waiting.map(
    ({ id, delivery }) => [id, afterAttempt(delivery, outcome, now)] as const,
  );
  await recordOutcomes(anyOfficeMail, new Map(outcomes));
  const problem = 'problem' in outcome ? outcome.problem : '';
  return { failed: 0, waiting: waiting.length, problem };
}

/** Sends pending emails to the office and alerts the operator of failures; then those to visitors. */
export async function mailEnquiries(now: Date, pace: Pace = {}): Promise<MailTrouble> {
  const flood = await mailFlood(now);
  const report = await mailPending(immediateOfficeMail, now, pace);
  for (const trouble of [report, flood])
    if (trouble.problem !== '') await alertOperator(trouble, now);
  for (const kind of [confirmations, answers]) {
    const { failed, waiting, problem } = await mailPending(kind, now, pace);
    if (problem !== '')
      console.warn(`Emails to visitors: ${failed} given up, ${waiting} waiting. ${problem}`);
  }
  return report;
}
