/**
 * The mails of a record: which one is of a kind, when an attempt of it is due, what an attempt makes of it, and which of two
 * versions of it has come further. It sends and stores nothing.
 */
import type { Mail } from './schema';

/** `off`: no mail is set up. `rejected`: trying again is useless. Problems are for the operator. */
export type EmailOutcome =
  { result: 'sent' } | { result: 'off' } | { result: 'retry' | 'rejected'; problem: string };

export interface Mailed {
  mails: readonly Mail[];
}

/** How far the delivery of a mail has come. */
export type Delivery = Pick<
  Mail,
  'state' | 'attempts' | 'attemptedAt' | 'requestedAt' | 'problem' | 'sentAt'
>;

type NextStep = 'send' | 'wait' | 'give up';

type NotSendable = 'sent' | 'running' | 'off';

/** The delivery of a mail that a record does not have. */
const notMailed: Delivery = { state: 'stored', attempts: 0 };

const minute = 60_000;
const hour = 60 * minute;
/** Hours after which an unsent mail is given up; the mail service forgets idempotency keys after 24. */
const retryHours = 23;
/** Between the beginnings of two attempts; longer than any request lives. */
const pauseMilliseconds = 2 * minute;
/** A function lives 60 s: an attempt without an outcome has ended by then. */
const maxAttemptMilliseconds = minute;
const keyMilliseconds = 24 * hour;

/** The mail of a kind; each visit that was confirmed has its own, by its time. */
export function findMail({ mails }: Mailed, kind: Mail['kind'], visit?: string): Mail | undefined {
  return mails.find((mail) => mail.kind === kind && mail.visit === visit);
}

/** How far a mail of a record has come; `stored` for one that it does not have. */
export function findDelivery(record: Mailed, kind: Mail['kind'], visit?: string): Delivery {
  return findMail(record, kind, visit) ?? notMailed;
}

/** The mails with this one in place of that of its kind, and of its visit. */
export function withMail(mails: readonly Mail[], mail: Mail): Mail[] {
  const known = findMail({ mails }, mail.kind, mail.visit);
  return known ? mails.map((one) => (one === known ? mail : one)) : [...mails, mail];
}

/** A mail that waits for its first attempt. */
export function makeMail(mail: Pick<Mail, 'kind' | 'key' | 'at' | 'visit' | 'email'>): Mail {
  return { ...mail, state: 'pending', attempts: 0 };
}

const age = ({ at, requestedAt }: Mail, now: Date) => now.getTime() - Date.parse(requestedAt ?? at);

/** The next step of a pending mail, by its age and its last attempt alone. */
export function nextStep(mail: Mail, now: Date): NextStep {
  if (age(mail, now) >= retryHours * hour) return 'give up';
  if (mail.attemptedAt === undefined) return 'send';
  const due = Date.parse(mail.attemptedAt) + pauseMilliseconds;
  return now.getTime() >= due ? 'send' : 'wait';
}

/** The mail with one more attempt begun; nothing is sent yet. */
export function addAttempt(mail: Mail, now: Date): Mail {
  return { ...mail, state: 'pending', attempts: mail.attempts + 1, attemptedAt: now.toISOString() };
}

/**
 * The mail with an attempt that the operator asked for. A pending one whose key the service still knows keeps its words. Any
 * other loses them, so that they are written anew, and gets by `requestedAt` a new key and another 23 hours.
 */
export function addRequestedAttempt(mail: Mail, now: Date): Mail {
  const isKeyGood = mail.state === 'pending' && age(mail, now) < keyMilliseconds;
  const asked = isKeyGood ? mail : { ...mail, requestedAt: now.toISOString(), email: undefined };
  return addAttempt({ ...asked, problem: undefined }, now);
}

/** The key under which the service is given a mail: its own, until a request needs a new one. */
export function makeServiceKey({ key, requestedAt }: Mail): string {
  return requestedAt === undefined ? key : `${key}/${requestedAt}`;
}

/** Why a mail cannot be sent again now, `null` when it can; `hasMailKey` says whether mails are tried at all. */
export function whyNotSendable(
  { state, attemptedAt, problem }: Delivery,
  hasMailKey: boolean,
  now: Date,
): NotSendable | null {
  if (state === 'sent') return state;
  if (!hasMailKey) return 'off';
  if (state !== 'pending' || attemptedAt === undefined || problem !== undefined) return null;
  return now.getTime() - Date.parse(attemptedAt) < maxAttemptMilliseconds ? 'running' : null;
}

/** The mail after the attempt that it began. */
export function afterAttempt(mail: Mail, outcome: EmailOutcome, now: Date): Mail {
  const { email, ...before } = { ...mail, problem: undefined };
  switch (outcome.result) {
    case 'sent':
      return { ...before, state: 'sent', sentAt: now.toISOString() };
    case 'off':
      return { ...before, state: 'stored' };
    case 'rejected':
      return { ...before, state: 'failed', problem: outcome.problem };
    case 'retry':
      return { ...before, email, state: 'pending', problem: outcome.problem };
  }
}

export function giveUp(mail: Mail): Mail {
  return { ...mail, state: 'failed', email: undefined };
}

/**
 * Ranks a mail by its attempts; within one attempt: no outcome, then a problem, then an end. So the second attempt is 6
 * without an outcome, 7 with a problem and 8 when it failed for good; the third begins at 9.
 */
function progress({ state, attempts, problem }: Mail): number {
  if (state === 'sent') return Infinity;
  if (state !== 'pending') return 3 * attempts + 2;
  return 3 * attempts + (problem === undefined ? 0 : 1);
}

/** The mails of a record, each as it has come further: sent, else the later attempt, else the one with an outcome. */
export function furtherMails(mails: readonly Mail[], others: readonly Mail[]): readonly Mail[] {
  const further = mails.map((mail) => {
    const other = others.find(({ key }) => key === mail.key);
    return other && progress(other) > progress(mail) ? other : mail;
  });
  return further.every((mail, index) => mail === mails[index]) ? mails : further;
}
