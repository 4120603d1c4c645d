import { mailProblems } from '../../content/enquiries/mails';
import type { Delivery } from '../../domain/mail/schema';
import type { StoredDocument } from '../store/document';
import { attemptInTurn, type Mailable, type Pace } from './attempt';
import { type Delivered, nextStep } from './delivery';

/** Records of one document that are mailed. */
export interface MailedKind<Stored extends { id: string }> {
  document: StoredDocument<Stored>;
  /** Since when an email of the record is due, and how far it is; nothing for a record without one. */
  emailOf: (record: Stored) => Delivered | null | undefined;
  mailable: (record: Stored) => Mailable;
  /** The record with a delivery that has come further than its own; `null` when it has not. */
  withDelivery: (record: Stored, delivery: Delivery) => Stored | null;
}

/** The outcome of a run; `problem` is the mail service's last one. */
export interface MailReport {
  sent: number;
  failed: number;
  waiting: number;
  problem: string;
  /** Whether the mail service answered every attempt. */
  isAnswered: boolean;
}

const isPending = (email: Delivered | null | undefined) => email?.delivery.state === 'pending';

/**
 * Records what became of emails, in one change; a delivery is no change by the operator: `updatedAt` and `version` stay.
 * What the operator or another attempt has written meanwhile is kept.
 */
export async function recordOutcomes<Stored extends { id: string }>(
  { document, withDelivery }: Pick<MailedKind<Stored>, 'document' | 'withDelivery'>,
  outcomes: ReadonlyMap<string, Delivery>,
): Promise<void> {
  if (outcomes.size === 0) return;
  await document.change(({ records }) => {
    const changed = [...outcomes].flatMap(([id, delivery]) => {
      const current = records.get(id);
      return (current && withDelivery(current, delivery)) ?? [];
    });
    return { changed, result: null };
  });
}

/**
 * Mails the records whose email is still pending, longest waiting first. Nothing is claimed: what a crash leaves
 * unrecorded is repeated under the same idempotency key, which sends nothing twice. Before each email the document is
 * read again: a record that was erased meanwhile is not
 * mailed.
 */
export async function mailPending<Stored extends { id: string }>(
  kind: MailedKind<Stored>,
  now: Date,
  pace: Pace = {},
): Promise<MailReport> {
  const { document, emailOf, mailable } = kind;
  const { records } = await document.read();
  const pending = [...records.values()].flatMap((record) => {
    const email = emailOf(record);
    return email && isPending(email) ? { ...email, id: record.id } : [];
  });
  const givenUp = pending.filter((email) => nextStep(email, now) === 'give up');
  const lastAttempt = ({ delivery }: Delivered) => delivery.attemptedAt ?? '';
  const due = pending
    .filter((email) => nextStep(email, now) === 'send')
    .sort((one, other) => lastAttempt(one).localeCompare(lastAttempt(other)));

  const current = async ({ id }: { id: string }) => {
    const record = (await document.read()).records.get(id);
    return record && isPending(emailOf(record)) ? mailable(record) : null;
  };
  const attempts = await attemptInTurn(due, current, { ...pace, now });
  await recordOutcomes(
    kind,
    new Map([
      ...givenUp.map(({ id, delivery }): [string, Delivery] => [
        id,
        { ...delivery, state: 'failed' },
      ]),
      ...[...attempts].map(([{ id }, { delivery }]): [string, Delivery] => [id, delivery]),
    ]),
  );

  const outcomes = [...attempts.values()].map(({ outcome }) => outcome);
  const count = (state: string) => outcomes.filter((outcome) => outcome.kind === state).length;
  const problems = [
    ...givenUp.map(({ delivery }) => delivery.problem ?? mailProblems.givenUp),
    ...outcomes.flatMap((outcome) => ('problem' in outcome ? outcome.problem : [])),
  ];
  const failed = givenUp.length + count('rejected');
  return {
    sent: count('sent'),
    failed,
    waiting: pending.length - failed - count('sent') - count('off'),
    problem: problems.at(-1) ?? '',
    isAnswered: outcomes.every((outcome) => !('answered' in outcome) || outcome.answered),
  };
}
