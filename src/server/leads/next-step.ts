import type { Lead } from '../../domain/lead/schema';
import { retryHours } from '../../domain/lead/vocabulary';

/** What the scheduler does with a lead on the outbox. */
export type NextStep = 'send' | 'wait' | 'give up' | 'set aside' | 'release';

const minute = 60_000;
const hour = 60 * minute;
/** Longer than any request lives, so that a claim still at work is left alone. */
const firstPause = 2 * minute;
const longestPause = 15 * minute;

/** Milliseconds between the beginning of an attempt and the next one. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPause * 2 ** Math.max(0, attempts - 1), longestPause);
}

/** Decides by the lead's state and age alone. */
export function nextStep({ createdAt, delivery }: Lead, now: Date): NextStep {
  if (delivery.state === 'quarantined') return 'set aside';
  if (delivery.state !== 'pending') return 'release';
  const since = Date.parse(delivery.requestedAt ?? createdAt);
  if (now.getTime() - since >= retryHours * hour) return 'give up';
  if (!delivery.attemptedAt) return 'send';
  const due = Date.parse(delivery.attemptedAt) + pauseAfter(delivery.attempts);
  return now.getTime() >= due ? 'send' : 'wait';
}
