/**
 * Sends the emails that wait in the records of a document, one after another within a run's time, and notes what became
 * of each. What an email says, its kind knows.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { mailProblems } from '../../content/enquiries/mails';
import type { Delivery } from '../../domain/mail/schema';
import { timeLeft } from '../store/deadline';
import type { StoredDocument } from '../store/document';
import type { MailTrouble } from './alert';
import { sendAttempt, recordMilliseconds, type AttemptResult, type Mailable } from './attempt';
import { addAttempt, furtherDelivery, nextStep } from './delivery';

interface Mailed {
  id: string;
  version: string;
}

export interface MailedKind<Stored extends Mailed> {
  document: StoredDocument<Stored>;
  /** The email of a record, due since its `createdAt`; `null` if none is wanted. */
  makeEmail: (record: Stored) => Mailable | null;
  withDelivery: (record: Stored, delivery: Delivery) => Stored;
}

/** How a run of the scheduler sends emails; tests make it quicker. */
export interface Pace {
  /** Milliseconds after which no further email begins; a scheduled function lives 30 s. */
  patience?: number;
  /** Milliseconds between two emails; the mail service takes two a second. */
  pause?: number;
  perEmail?: number;
}

/** Records outcomes in one change that keeps `updatedAt`, `version` and what others have written meanwhile. */
export async function recordOutcomes<Stored extends Mailed>(
  { document, makeEmail, withDelivery }: MailedKind<Stored>,
  outcomes: ReadonlyMap<string, Delivery>,
): Promise<void> {
  if (outcomes.size === 0) return;
  await document.change(({ records }) => {
    const changed = [...outcomes].flatMap(([id, delivery]) => {
      const record = records.get(id);
      const known = record && makeEmail(record)?.delivery;
      const next = known && furtherDelivery(known, delivery);
      return next && next !== known ? withDelivery(record, next) : [];
    });
    return { changed, result: null };
  });
}

/** Makes one attempt for each record in turn. Each is read again before: it may have been erased. */
async function sendAttemptsInTurn<Stored extends Mailed>(
  { document, makeEmail }: MailedKind<Stored>,
  ids: readonly string[],
  { now, patience = 20_000, pause = 600, perEmail = 5_000 }: Pace & { now: Date },
): Promise<Map<string, AttemptResult>> {
  const end = performance.now() + Math.min(patience, timeLeft() - perEmail - recordMilliseconds);
  const made = new Map<string, AttemptResult>();
  for (const id of ids) {
    if (performance.now() > end) break;
    if (made.size > 0) await sleep(pause);
    try {
      const record = (await document.read()).records.get(id);
      const email = record && makeEmail(record);
      if (email?.delivery.state !== 'pending') continue;
      const started = { ...email, delivery: addAttempt(email.delivery, now) };
      made.set(id, await sendAttempt(started, { now, milliseconds: perEmail }));
    } catch (cause) {
      console.warn('An email waits for the next run.', cause);
    }
  }
  return made;
}

/** Mails records with a pending email, longest waiting first. The idempotency key makes repetition harmless. */
export async function mailPending<Stored extends Mailed>(
  kind: MailedKind<Stored>,
  now: Date,
  pace: Pace = {},
): Promise<MailTrouble> {
  const { records } = await kind.document.read();
  const pending = [...records.values()].flatMap((record) => {
    const email = kind.makeEmail(record);
    return email?.delivery.state === 'pending' ? { ...email, id: record.id } : [];
  });
  const givenUp = pending.filter((email) => nextStep(email, now) === 'give up');
  const lastAttempt = ({ delivery }: Mailable) => delivery.attemptedAt ?? '';
  const due = pending
    .filter((email) => nextStep(email, now) === 'send')
    .sort((one, other) => lastAttempt(one).localeCompare(lastAttempt(other)));

  const ids = due.map(({ id }) => id);
  const attempts = await sendAttemptsInTurn(kind, ids, { ...pace, now });
  const outcomes = new Map<string, Delivery>();
  for (const { id, delivery } of givenUp) outcomes.set(id, { ...delivery, state: 'failed' });
  for (const [id, { delivery }] of attempts) outcomes.set(id, delivery);
  await recordOutcomes(kind, outcomes);

  const made = [...attempts.values()];
  const count = (state: string) => made.filter(({ outcome }) => outcome.kind === state).length;
  const problems = [
    ...givenUp.map(({ delivery }) => delivery.problem ?? mailProblems.givenUp),
    ...made.flatMap(({ outcome }) => ('problem' in outcome ? outcome.problem : [])),
  ];
  const failed = givenUp.length + count('rejected');
  return {
    failed,
    waiting: pending.length - failed - count('sent') - count('off'),
    problem: problems.at(-1) ?? '',
  };
}
