import type { Delivery, Email } from '../../domain/mail/schema';
import { timeLeft } from '../store/deadline';
import { afterAttempt, type Delivered } from './delivery';
import { sendEmail, type EmailOutcome } from './send';

export interface Mailable extends Delivered {
  /** Names the record in the idempotency keys of its email. */
  key: string;
  /** Always the same email, as the idempotency key demands. */
  email: () => Email;
}

export interface Attempt {
  outcome: EmailOutcome;
  delivery: Delivery;
}

const waitMilliseconds = 4_000;
/** Milliseconds reserved for recording the outcome. */
export const recordMilliseconds = 2_000;

/** Makes the attempt that was begun. A repeated one has the same key; the operator's request has a new one. */
export async function attempt(
  { key, email, delivery }: Mailable,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<Attempt> {
  const { requestedAt } = delivery;
  const ownKey = requestedAt === undefined ? key : `${key}/${requestedAt}`;
  const outcome = await sendEmail(email(), ownKey, milliseconds);
  return { outcome, delivery: afterAttempt(delivery, outcome, now) };
}

/** Makes the attempt that the delivery has begun within a request, which has to be answered in time; `null` when there is no time left. */
export async function attemptInRequest(mailable: Mailable, now: Date): Promise<Delivery | null> {
  const milliseconds = Math.min(waitMilliseconds, timeLeft() - recordMilliseconds);
  return milliseconds > 0 ? (await attempt(mailable, { now, milliseconds })).delivery : null;
}
