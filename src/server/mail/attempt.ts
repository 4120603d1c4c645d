import type { Delivery, Email } from '../../domain/mail/schema';
import { timeLeft, timeLimits } from '../store/deadline';
import { afterAttempt, type WithDelivery } from './delivery';
import { sendEmail, type EmailOutcome } from './send';

export interface Mailable extends WithDelivery {
  /** Names the record in the idempotency keys of its email. */
  key: string;
  /** Always the same email, as the idempotency key demands. */
  email: () => Email;
}

export interface AttemptResult {
  outcome: EmailOutcome;
  delivery: Delivery;
}

/** Milliseconds reserved for recording the outcome. */
export const recordMilliseconds = 2_000;

/** Sends the email of an attempt that has begun. A repeated attempt has the same key; the operator's request has a new one. */
export async function sendAttempt(
  { key, email, delivery }: Mailable,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<AttemptResult> {
  const { requestedAt } = delivery;
  const ownKey = requestedAt === undefined ? key : `${key}/${requestedAt}`;
  const outcome = await sendEmail(email(), ownKey, milliseconds);
  return { outcome, delivery: afterAttempt(delivery, outcome, now) };
}

/** The same within a request, which has to be answered in time; `null` when there is no time left. */
export async function sendAttemptInRequest(
  mailable: Mailable,
  now: Date,
): Promise<Delivery | null> {
  const milliseconds = Math.min(timeLimits.email, timeLeft() - recordMilliseconds);
  return milliseconds > 0 ? (await sendAttempt(mailable, { now, milliseconds })).delivery : null;
}
