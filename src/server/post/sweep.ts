/**
 * What a run of the sweep mails: the mails that wait in records, one after another within its time, those of enquiries first;
 * in a flood one email an hour for all that wait; and whom it tells that mail fails. The door by which the sweep enters.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { alertWords, floodWords, mailProblems } from '../../content/enquiries/mails';
import type { Enquiry } from '../../domain/enquiry/schema';
import {
  addAttempt,
  afterAttempt,
  type EmailOutcome,
  findMail,
  furtherMails,
  giveUp,
  type Mailed,
  nextStep,
} from '../../domain/mail/mails';
import type { Email, Mail } from '../../domain/mail/schema';
import { environment } from '../env';
import { alertKey } from '../limits/day-marks';
import { timeLeft } from '../store/deadline';
import type { StoredDocument } from '../store/document';
import { makeUuid } from '../store/keys';
import { openStore } from '../store/open';
import { inboxAddress } from './office-email';
import {
  type AttemptResult,
  recordMilliseconds,
  sendAttempt,
  sendAttemptInRequest,
  sendEmail,
} from './send';
import { enquiries, subscribers } from './stores';

export { fileReceived } from './file';

interface MailedRecord extends Mailed {
  id: string;
  version: string;
  mails: Mail[];
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
interface MailTrouble {
  failed: number;
  waiting: number;
  problem: string;
}

/** A mail of a record, by the record's id. */
interface MailOf {
  id: string;
  mail: Mail;
}

/** Records outcomes in one change that keeps `updatedAt`, `version` and what others have written meanwhile. */
async function recordOutcomes<Stored extends MailedRecord>(
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
async function mailPending<Stored extends MailedRecord>(
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

const alertMilliseconds = 5_000;

function alertText({ failed, waiting, problem }: MailTrouble): string {
  const counts = [
    ...(failed > 0 ? [alertWords.failed(failed)] : []),
    ...(waiting > 0 ? [alertWords.waiting(waiting)] : []),
  ];
  return `${alertWords.title}: ${counts.join('; ')}. ${problem} ${alertWords.stored}`;
}

async function post(address: string, text: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Chat services read either `text` or `content`.
    body: JSON.stringify({ text, content: text }),
    // What fails here is told to nobody but the address that was set.
    redirect: 'manual',
    signal: AbortSignal.timeout(alertMilliseconds),
  });
  if (!answer.ok) throw new Error(`The alert webhook answered ${answer.status}.`);
}

/**
 * Logs that mail to the office fails, and tells the operator over the second channel, once an hour. After an unclear answer the
 * next run tells it again: an alert too many costs nothing, and one too few leaves the failure unseen.
 */
async function alertOperator(trouble: MailTrouble, now: Date): Promise<void> {
  const { failed, waiting, problem } = trouble;
  console.warn(`Emails to the office: ${failed} given up, ${waiting} waiting. ${problem}`);
  const address = environment().alertWebhookUrl;
  if (address === null) return;
  const marker = alertKey(now);
  const marks = openStore('marks');
  if (!(await marks.createJson(marker, {}))) return;
  try {
    await post(address, alertText(trouble));
  } catch (cause) {
    console.warn('The operator could not be alerted; the next run tries again.', cause);
    await marks.remove(marker);
  }
}

const hour = 3_600_000;
const floodMilliseconds = 5_000;

/** Sends the hourly email for all enquiries that wait for it: no attempt began in a flood, or where nobody could count. */
async function mailFlood(now: Date): Promise<MailTrouble> {
  const flooded = [...(await enquiries.read()).records.values()].flatMap((enquiry) => {
    const mail = findMail(enquiry, 'enquiry');
    return mail?.attempts === 0 && !enquiry.spam ? { id: enquiry.id, mail } : [];
  });
  const lately = new Date(now.getTime() - hour).toISOString();
  const waiting = flooded.filter(({ mail }) => mail.state === 'pending');
  const isTold = flooded.some(({ mail }) => (mail.sentAt ?? '') > lately);
  if (waiting.length === 0 || isTold) return { failed: 0, waiting: 0, problem: '' };
  const email = {
    subject: floodWords.subject(waiting.length),
    text: floodWords.text(inboxAddress()),
  };
  const key = makeUuid('flood', ...waiting.map(({ id }) => id));
  const outcome = await sendEmail(email, key, floodMilliseconds);
  const outcomes = waiting.map(({ id, mail }) => ({ id, mail: afterAttempt(mail, outcome, now) }));
  await recordOutcomes(enquiries, outcomes);
  const problem = 'problem' in outcome ? outcome.problem : '';
  return { failed: 0, waiting: waiting.length, problem };
}

/** The other kinds of an enquiry; each costs a run one call of the store. */
const toVisitors = ['confirmation', 'answer'] as const;

/** Sends pending mails to the office and alerts the operator of failures; then those to visitors. */
export async function mailEnquiries(now: Date, pace: Pace = {}): Promise<MailTrouble> {
  const flood = await mailFlood(now);
  const report = await mailPending(enquiries, 'enquiry', now, pace);
  for (const trouble of [report, flood])
    if (trouble.problem !== '') await alertOperator(trouble, now);
  for (const kind of toVisitors) {
    const { failed, waiting, problem } = await mailPending(enquiries, kind, now, pace);
    if (problem !== '')
      console.warn(`Emails to visitors: ${failed} given up, ${waiting} waiting. ${problem}`);
  }
  return report;
}

/** Mails the news that waits. What fails for 23 hours comes again with the news of the next day. */
export async function mailNews(now: Date, pace: Pace = {}): Promise<void> {
  const { failed, waiting, problem } = await mailPending(subscribers, 'news', now, pace);
  if (problem !== '') console.warn(`News: ${failed} given up, ${waiting} waiting. ${problem}`);
}
