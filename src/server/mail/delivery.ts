import type { Delivery } from '../../domain/mail/schema';
import type { EmailOutcome } from './send';

/** An email to be delivered, or delivered already: its delivery, and when it was first due. */
export interface WithDelivery {
  createdAt: string;
  delivery: Delivery;
}

type NextStep = 'send' | 'wait' | 'give up';

type NotSendable = 'sent' | 'running' | 'off';

const minute = 60_000;
const hour = 60 * minute;
/** Hours after which an unsent email is given up; the mail service forgets idempotency keys after 24. */
const retryHours = 23;
/** Between the beginnings of two attempts; longer than any request lives. */
const pauseMilliseconds = 2 * minute;
/** A function lives 60 s: an attempt without an outcome has ended by then. */
const maxAttemptMilliseconds = minute;
const keyMilliseconds = 24 * hour;

function age({ createdAt, delivery }: WithDelivery, now: Date): number {
  return now.getTime() - Date.parse(delivery.requestedAt ?? createdAt);
}

/** The next step of a pending email, by its age and its last attempt alone. */
export function nextStep({ createdAt, delivery }: WithDelivery, now: Date): NextStep {
  if (age({ createdAt, delivery }, now) >= retryHours * hour) return 'give up';
  if (delivery.attemptedAt === undefined) return 'send';
  const due = Date.parse(delivery.attemptedAt) + pauseMilliseconds;
  return now.getTime() >= due ? 'send' : 'wait';
}

/** The delivery with one more attempt begun; nothing is sent yet. */
export function addAttempt(delivery: Delivery, now: Date): Delivery {
  const attempts = delivery.attempts + 1;
  return { ...delivery, state: 'pending', attempts, attemptedAt: now.toISOString() };
}

/** The delivery with an attempt that the operator asked for; with a new key and deadline if the email had been given up. */
export function addRequestedAttempt({ createdAt, delivery }: WithDelivery, now: Date): Delivery {
  const isKeyGood =
    delivery.state === 'pending' && age({ createdAt, delivery }, now) < keyMilliseconds;
  const requestedAt = isKeyGood ? delivery.requestedAt : now.toISOString();
  return addAttempt({ ...delivery, requestedAt, problem: undefined }, now);
}

/** Why an email cannot be sent again now, `null` when it can; `hasMail` says whether mail is set up. */
export function whyNotSendable(
  { state, attemptedAt, problem }: Delivery,
  hasMail: boolean,
  now: Date,
): NotSendable | null {
  if (state === 'sent') return state;
  if (!hasMail) return 'off';
  if (state !== 'pending' || attemptedAt === undefined || problem !== undefined) return null;
  return now.getTime() - Date.parse(attemptedAt) < maxAttemptMilliseconds ? 'running' : null;
}

/** The delivery after the attempt that it began. */
export function afterAttempt(delivery: Delivery, outcome: EmailOutcome, now: Date): Delivery {
  const before = { ...delivery, problem: undefined };
  switch (outcome.kind) {
    case 'sent':
      return { ...before, state: 'sent', sentAt: now.toISOString() };
    case 'off':
      return { ...before, state: 'stored' };
    case 'rejected':
      return { ...before, state: 'failed', problem: outcome.problem };
    case 'retry':
      return { ...before, state: 'pending', problem: outcome.problem };
  }
}

/**
 * Ranks deliveries by their attempts; within one attempt: no outcome, then a problem, then an end. So the second attempt
 * is 6 without an outcome, 7 with a problem and 8 when it failed for good; the third begins at 9.
 */
function progress({ state, attempts, problem }: Delivery): number {
  if (state === 'sent') return Infinity;
  if (state !== 'pending') return 3 * attempts + 2;
  return 3 * attempts + (problem === undefined ? 0 : 1);
}

/** The delivery that has come further: a sent one, else the later attempt, else the one with an outcome. */
export function furtherDelivery(one: Delivery, other: Delivery): Delivery {
  return progress(other) > progress(one) ? other : one;
}
