import type { Lead, LeadDelivery } from '../../../domain/lead/schema';
import { nextStep } from '../next-step';

/** Why the operator's 'Send again' does nothing now. */
export type Refusal = 'sent' | 'busy' | 'quarantined' | 'off';

/** Milliseconds that a function lives at most: an attempt without an answer has ended by then. */
const longestAttempt = 60_000;

function isRunning({ attemptedAt, answeredAt }: LeadDelivery, now: Date): boolean {
  if (attemptedAt === undefined || answeredAt !== undefined) return false;
  return now.getTime() - Date.parse(attemptedAt) < longestAttempt;
}

/** Decides by the lead's state alone; `mail` says whether mail is set up. `null`: it can be sent. */
export function refusal(lead: Lead, mail: boolean, now: Date): Refusal | null {
  const { state } = lead.delivery;
  if (state === 'sent' || state === 'quarantined') return state;
  if (!mail) return 'off';
  return state === 'pending' && isRunning(lead.delivery, now) ? 'busy' : null;
}

/**
 * The delivery of a lead whose next attempt the caller makes now. What was given up, set aside or never
 * tried starts anew, with a key and hours of its own; a mail still being tried keeps its key, because
 * an earlier attempt may have arrived.
 */
export function claimed(lead: Lead, now: Date): LeadDelivery {
  const { state, attempts, requestedAt } = lead.delivery;
  const time = now.toISOString();
  const isTried = state === 'pending' && nextStep(lead, now) !== 'give up';
  const requested = isTried ? requestedAt : time;
  return {
    state: 'pending',
    attempts: attempts + 1,
    attemptedAt: time,
    ...(requested !== undefined && { requestedAt: requested }),
  };
}
