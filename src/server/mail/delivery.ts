import type { Delivery } from '../../domain/mail/schema';
import { retryHours } from '../../domain/mail/vocabulary';
import type { EmailOutcome } from './send';

/** What decisions about a delivery depend on. */
export interface Delivered {
  /** ISO 8601 in UTC. */
  createdAt: string;
  delivery: Delivery;
}

/**
 * What the scheduler does with an outbox marker; `settle` removes it, as nothing is left to mail.
 * An email is given up after `retryHours`.
 */
type NextStep = 'send' | 'wait' | 'give up' | 'settle';

/** Why the operator's 'Send again' does nothing now. */
export type NotSendable = 'sent' | 'running' | 'quarantined' | 'off';

const minute = 60_000;
const hour = 60 * minute;
/** Longer than any request lives, so that an attempt still running is left alone. */
const minBackoff = 2 * minute;
const maxBackoff = 15 * minute;
/** A function lives 60 s: an attempt without an answer has ended by then. */
const maxAttemptMilliseconds = minute;

/** Milliseconds between the beginning of an attempt and the next one. */
export function backoff(attempts: number): number {
  return Math.min(minBackoff * 2 ** Math.max(0, attempts - 1), maxBackoff);
}

/** Decides by the delivery's state and age alone. */
export function nextStep({ createdAt, delivery }: Delivered, now: Date): NextStep {
  if (delivery.state !== 'pending') return 'settle';
  const since = Date.parse(delivery.requestedAt ?? createdAt);
  if (now.getTime() - since >= retryHours * hour) return 'give up';
  if (delivery.attemptedAt === undefined) return 'send';
  const due = Date.parse(delivery.attemptedAt) + backoff(delivery.attempts);
  return now.getTime() >= due ? 'send' : 'wait';
}

/** Claims an attempt that the caller makes now: the first to write the claim sends. */
export function claimAttempt(delivery: Delivery, now: Date): Delivery {
  return {
    ...delivery,
    state: 'pending',
    attempts: delivery.attempts + 1,
    attemptedAt: now.toISOString(),
    answeredAt: undefined,
  };
}

/**
 * Claims an attempt that the operator requested. An email that was given up, quarantined or never
 * tried starts anew, with a new idempotency key and a new deadline; an email still being tried
 * keeps its key, because an earlier attempt may have arrived.
 */
export function claimRequested({ createdAt, delivery }: Delivered, now: Date): Delivery {
  const isTried =
    delivery.state === 'pending' && nextStep({ createdAt, delivery }, now) !== 'give up';
  const requestedAt = isTried ? delivery.requestedAt : now.toISOString();
  return claimAttempt({ ...delivery, requestedAt, problem: undefined }, now);
}

function isRunning({ attemptedAt, answeredAt }: Delivery, now: Date): boolean {
  if (attemptedAt === undefined || answeredAt !== undefined) return false;
  return now.getTime() - Date.parse(attemptedAt) < maxAttemptMilliseconds;
}

/** Why an email cannot be sent again now, `null` when it can; `hasMail` says whether mail is set up. */
export function whyNotSendable(
  delivery: Delivery,
  hasMail: boolean,
  now: Date,
): NotSendable | null {
  const { state } = delivery;
  if (state === 'sent' || state === 'quarantined') return state;
  if (!hasMail) return 'off';
  return state === 'pending' && isRunning(delivery, now) ? 'running' : null;
}

/** The delivery after an attempt; `attempt` is its number. */
export function afterAttempt(
  delivery: Delivery,
  outcome: EmailOutcome,
  { attempt, now }: { attempt: number; now: Date },
): Delivery {
  const { problem, ...before } = delivery;
  const isAnswered = attempt === delivery.attempts && 'answered' in outcome && outcome.answered;
  const after = { ...before, ...(isAnswered && { answeredAt: now.toISOString() }) };
  switch (outcome.kind) {
    case 'sent':
      return { ...after, state: 'sent', sentAt: now.toISOString() };
    case 'off':
      return { ...after, state: 'stored', problem };
    case 'rejected':
      return { ...after, state: 'failed', problem: outcome.problem };
    case 'retry':
      return { ...after, state: 'pending', problem: outcome.problem };
  }
}

/**
 * The idempotency key of an email; `marker` names what is mailed. A new request by the operator
 * gets a new key: the mail service rejects an old one once settings were corrected.
 */
export function emailKey(marker: string, { requestedAt }: Delivery): string {
  return requestedAt === undefined ? marker : `${marker}/${requestedAt}`;
}
