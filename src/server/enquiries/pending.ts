import { mailProblems } from '../../content/enquiries/mails';
import type { Enquiry } from '../../domain/enquiry/schema';
import { alertOperator } from '../mail/alert';
import { attemptInRequest, attemptInTurn, type Pace } from '../mail/attempt';
import { nextStep } from '../mail/delivery';
import { mailableEnquiry } from './enquiry-email';
import { withDelivery } from './file';
import { enquiries } from './stores';

/** The outcome of a run; `problem` is the mail service's last one. */
interface MailReport {
  sent: number;
  failed: number;
  waiting: number;
  problem: string;
}

type Delivery = Enquiry['delivery'];

/**
 * Records what became of emails, in one change; a delivery is no change by the operator: `updatedAt` and `version` stay.
 * What the operator or another attempt has written meanwhile is kept.
 */
async function record(outcomes: ReadonlyMap<string, Delivery>): Promise<void> {
  if (outcomes.size === 0) return;
  await enquiries.change(({ records }) => {
    const changed = [...outcomes].flatMap(([id, delivery]) => {
      const current = records.get(id);
      return (current && withDelivery(current, delivery)) ?? [];
    });
    return { changed, result: null };
  });
}

/**
 * Mails a filed enquiry whose attempt has begun, within the request, and returns it with the outcome; `null` when it was
 * erased meanwhile. When this fails, the scheduler mails it later.
 */
export async function mailNow(enquiry: Enquiry, now: Date): Promise<Enquiry | null> {
  const { id } = enquiry;
  const delivery = await attemptInRequest(mailableEnquiry(enquiry), now);
  if (delivery) await record(new Map([[id, delivery]]));
  return (await enquiries.read()).records.get(id) ?? null;
}

/**
 * Mails the filed enquiries whose email is still pending, longest waiting first. Nothing is claimed: what a crash leaves
 * unrecorded is repeated under the same idempotency key, which sends nothing twice.
 */
export async function mailPending(now: Date, pace: Pace = {}): Promise<MailReport> {
  const { records } = await enquiries.read();
  const pending = [...records.values()].filter(({ delivery }) => delivery.state === 'pending');
  const givenUp = pending.filter((enquiry) => nextStep(enquiry, now) === 'give up');
  const lastAttempt = ({ delivery }: Enquiry) => delivery.attemptedAt ?? '';
  const due = pending
    .filter((enquiry) => nextStep(enquiry, now) === 'send')
    .sort((one, other) => lastAttempt(one).localeCompare(lastAttempt(other)));

  const attempts = await attemptInTurn(due, mailableEnquiry, { ...pace, now });
  await record(
    new Map([
      ...givenUp.map(({ id, delivery }): [string, Delivery] => [
        id,
        { ...delivery, state: 'failed' },
      ]),
      ...[...attempts].map(([{ id }, { delivery }]): [string, Delivery] => [id, delivery]),
    ]),
  );

  const outcomes = [...attempts.values()].map(({ outcome }) => outcome);
  const count = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const problems = [
    ...givenUp.map(({ delivery }) => delivery.problem ?? mailProblems.givenUp),
    ...outcomes.flatMap((outcome) => ('problem' in outcome ? outcome.problem : [])),
  ];
  const failed = givenUp.length + count('rejected');
  const report = {
    sent: count('sent'),
    failed,
    waiting: pending.length - failed - count('sent') - count('off'),
    problem: problems.at(-1) ?? '',
  };
  if (report.problem !== '') await alertOperator(report, now);
  return report;
}
