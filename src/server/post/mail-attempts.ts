/**
 * Attempts of mails that records have: one within a request, and those of a run of the sweep, one after another within its time;
 * and how their outcomes are recorded. When a mail is made is decided elsewhere.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { mailProblems } from '../../content/enquiries/mails';
import type { Enquiry } from '../../domain/enquiry/schema';
import {
  addAttempt,
  afterAttempt,
  type EmailOutcome,
  furtherMails,
  giveUp,
  type Mailed,
  makeServiceKey,
  nextStep,
} from '../../domain/mail/mails';
import type { Email, Mail } from '../../domain/mail/schema';
import { timeLeft, timeLimits } from '../store/deadline';
import type { StoredDocument } from '../store/document';
import { sendEmail } from './send';
import { enquiries } from './stores';

/** Milliseconds reserved for recording the outcome. */
const recordMilliseconds = 2_000;

interface AttemptResult {
  outcome: EmailOutcome;
  mail: Mail;
}

/** Sends the words of a mail whose attempt has begun. A repeated attempt has the same key, so that it arrives once. */
async function sendAttempt(
  mail: Mail & { email: Email },
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<AttemptResult> {
  const outcome = await sendEmail(mail.email, makeServiceKey(mail), milliseconds);
  return { outcome, mail: afterAttempt(mail, outcome, now) };
}

/** The same within a request, which has to be answered in time; `null` when there is no time left, or no attempt was begun. */
export async function sendAttemptInRequest(mail: Mail, now: Date): Promise<Mail | null> {
  const { email } = mail;
  const milliseconds = Math.min(timeLimits.email, timeLeft() - recordMilliseconds);
  if (milliseconds <= 0 || !email) return null;
  return (await sendAttempt({ ...mail, email }, { now, milliseconds })).mail;
}

interface MailedRecord extends Mailed {
  id: string;
  version: string;
  mails: Mail[];
}

/** A mail of a record, by the record's id. */
interface MailOf {
  id: string;
  mail: Mail;
}

/** Records outcomes in one change that keeps `updatedAt`, `version` and what others have written meanwhile. */
export async function recordOutcomes<Stored extends MailedRecord>(
  document: StoredDocument<Stored>,
  outcomes: readonly MailOf[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await document.change(({ records }) => {
    const changed = [...new Set(outcomes.map(({ id }) => id))].flatMap((id) => {
      const record = records.get(id);
      const sent = outcomes.filter((one) => one.id === id).map(({ mail }) => mail);
      const mails = record && furtherMails(record.mails, sent);
      return mails && mails !== record.mails ? { ...record, mails: [...mails] } : [];
    });
    return { changed, result: null };
  });
}

/** Sends the begun mail of a filed enquiry; `null` when it was erased. On failure the scheduler sends it. */
export async function mailInRequest(
  { id }: Enquiry,
  begun: Mail,
  now: Date,
): Promise<Enquiry | null> {
  const mail = await sendAttemptInRequest(begun, now);
  if (mail) await recordOutcomes(enquiries, [{ id, mail }]);
  return (await enquiries.read()).records.get(id) ?? null;
}

/** How a run sends emails; tests make it quicker. */
export interface Pace {
  /** Milliseconds after which no further email begins; a scheduled function lives 30 s. */
  patience?: number;
  /** Milliseconds between two emails; the mail service takes two a second. */
  pause?: number;
  perEmail?: number;
}

/** The failures of a run of mail; `problem` comes from the mail service. */
export interface MailTrouble {
  failed: number;
  waiting: number;
  problem: string;
}

/** The mails of a kind that wait in a record; those without words wait for the hourly email. */
function listPending({ mails }: Mailed, kind: Mail['kind']): (Mail & { email: Email })[] {
  return mails.flatMap((mail) => {
    const { email } = mail;
    return mail.kind === kind && mail.state === 'pending' && email ? { ...mail, email } : [];
  });
}

/** Makes one attempt for each mail in turn. Its record is read again before: it may have been erased. */
async function sendAttemptsInTurn<Stored extends MailedRecord>(
  document: StoredDocument<Stored>,
  due: readonly MailOf[],
  { now, patience = 20_000, pause = 600, perEmail = 5_000 }: Pace & { now: Date },
): Promise<(AttemptResult & { id: string })[]> {
  const end = performance.now() + Math.min(patience, timeLeft() - perEmail - recordMilliseconds);
  const made: (AttemptResult & { id: string })[] = [];
  for (const { id, mail: seen } of due) {
    if (performance.now() > end) break;
    if (made.length > 0) await sleep(pause);
    try {
      const record = (await document.read()).records.get(id);
      const mail = record && listPending(record, seen.kind).find(({ key }) => key === seen.key);
      if (!mail) continue;
      const begun = { ...addAttempt(mail, now), email: mail.email };
      made.push({ id, ...(await sendAttempt(begun, { now, milliseconds: perEmail })) });
    } catch (cause) {
      console.warn('An email waits for the next run.', cause);
    }
  }
  return made;
}

/** Mails the pending mails of a kind, longest waiting first. The idempotency key makes repetition harmless. */
export async function mailPending<Stored extends MailedRecord>(
  document: StoredDocument<Stored>,
  kind: Mail['kind'],
  now: Date,
  pace: Pace,
): Promise<MailTrouble> {
  const { records } = await document.read();
  const pending = [...records.values()].flatMap((record) =>
    listPending(record, kind).map((mail) => ({ id: record.id, mail })),
  );
  const givenUp = pending.filter(({ mail }) => nextStep(mail, now) === 'give up');
  const lastAttempt = ({ attemptedAt = '' }: Mail) => attemptedAt;
  const due = pending
    .filter(({ mail }) => nextStep(mail, now) === 'send')
    .sort((one, other) => lastAttempt(one.mail).localeCompare(lastAttempt(other.mail)));

  const made = await sendAttemptsInTurn(document, due, { ...pace, now });
  const unsent = givenUp.map(({ id, mail }) => ({ id, mail: giveUp(mail) }));
  await recordOutcomes(document, [...unsent, ...made]);

  const count = (result: EmailOutcome['result']) =>
    made.filter(({ outcome }) => outcome.result === result).length;
  const problems = [
    ...givenUp.map(({ mail }) => mail.problem ?? mailProblems.givenUp),
    ...made.flatMap(({ outcome }) => ('problem' in outcome ? outcome.problem : [])),
  ];
  const failed = givenUp.length + count('rejected');
  return {
    failed,
    waiting: pending.length - failed - count('sent') - count('off'),
    problem: problems.at(-1) ?? '',
  };
}
