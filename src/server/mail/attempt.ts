import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery, Email } from '../../domain/mail/schema';
import { timeLeft } from '../store/deadline';
import { afterAttempt, beginAttempt } from './delivery';
import { sendEmail, type EmailOutcome } from './send';

/** A record that is mailed, such as an enquiry. */
export interface Mailable {
  /** Names the record in the idempotency keys of its email. */
  key: string;
  delivery: Delivery;
  /** The same at every attempt, as the idempotency key demands. */
  email: Email;
}

/** One attempt that was made, and the delivery after it. */
interface Attempt {
  outcome: EmailOutcome;
  delivery: Delivery;
}

/** Milliseconds that a request waits for the mail service. */
const waitMilliseconds = 4_000;
/** Milliseconds reserved for recording the outcome. */
const recordMilliseconds = 2_000;
/** After this many unanswered attempts in a row the service counts as down; the rest waits for the next run. */
const maxUnanswered = 3;

/**
 * Makes the attempt that the delivery has begun. Where its outcome is not recorded, the next attempt has the same key and
 * sends nothing twice; a new request by the operator gets a new key, as the service rejects an old one once
 * settings were corrected.
 */
async function attempt(
  { key, email, delivery }: Mailable,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<Attempt> {
  const { requestedAt } = delivery;
  const ownKey = requestedAt === undefined ? key : `${key}/${requestedAt}`;
  const outcome = await sendEmail(email, ownKey, milliseconds);
  return { outcome, delivery: afterAttempt(delivery, outcome, now) };
}

/** Makes the attempt that the delivery has begun within a request, which has to be answered in time; `null` when there is no time left. */
export async function attemptInRequest(mailable: Mailable, now: Date): Promise<Delivery | null> {
  const milliseconds = Math.min(waitMilliseconds, timeLeft() - recordMilliseconds);
  return milliseconds > 0 ? (await attempt(mailable, { now, milliseconds })).delivery : null;
}

/** How a run of the scheduler sends emails; tests make it quicker. */
export interface Pace {
  /** Milliseconds after which no further email is begun; a scheduled function lives 30 s. */
  patience?: number;
  /** Milliseconds between two emails; the mail service takes two a second. */
  pause?: number;
  /** Milliseconds that one email may take. */
  perEmail?: number;
}

/**
 * Makes one attempt for each record, one after the other, as far as the time allows; returns those that were made. One
 * that fails does not stop the others, and one that is no longer to be mailed is `null`.
 */
export async function attemptInTurn<Value>(
  due: readonly Value[],
  mailable: (value: Value) => Promise<Mailable | null>,
  { now, patience = 20_000, pause = 600, perEmail = 5_000 }: Pace & { now: Date },
): Promise<Map<Value, Attempt>> {
  const end = performance.now() + Math.min(patience, timeLeft() - perEmail - recordMilliseconds);
  const made = new Map<Value, Attempt>();
  let unanswered = 0;
  for (const value of due) {
    if (performance.now() > end || unanswered >= maxUnanswered) break;
    if (made.size > 0) await sleep(pause);
    try {
      const current = await mailable(value);
      if (current === null) continue;
      const { delivery, ...rest } = current;
      const begun = { ...rest, delivery: beginAttempt(delivery, now) };
      const one = await attempt(begun, { now, milliseconds: perEmail });
      made.set(value, one);
      unanswered = 'answered' in one.outcome && !one.outcome.answered ? unanswered + 1 : 0;
    } catch (cause) {
      console.warn('An email waits for the next run.', cause);
    }
  }
  return made;
}
