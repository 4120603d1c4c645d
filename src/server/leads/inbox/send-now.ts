import type { Lead } from '../../../domain/lead/schema';
import { Problem } from '../../http/problem';
import { timeLeft } from '../../store/deadline';
import { deliver } from '../deliver';
import { readLead } from '../delivery';
import { mailSettings } from '../mail-settings';
import { mark } from '../outbox';
import { claimed, refusal, type Refusal } from './claim-now';
import { replaceLead } from './replace';

const mailMilliseconds = 4_000;
/** Kept back from the mail for recording how it went. */
const recordMilliseconds = 2_000;

const reasons: Record<Refusal, string> = {
  sent: 'The mail of this message has been sent already.',
  busy: 'The mail of this message is being sent. Look again in a minute.',
  quarantined: 'This message is set aside. Release it, then its mail goes out.',
  off: 'No mail is set up: set RESEND_API_KEY, MAIL_FROM and MAIL_TO, then send again.',
};

/** Makes the attempt that the caller has claimed, and answers the lead as it is after it. */
export async function sendNow(lead: Lead, now: Date): Promise<Lead> {
  const milliseconds = Math.max(0, Math.min(mailMilliseconds, timeLeft() - recordMilliseconds));
  await deliver(lead, { now, milliseconds });
  return (await readLead(lead.id)) ?? lead;
}

/**
 * Sends a lead's mail again, at once; `null` when there is no such lead. Of several at the same moment
 * one sends. Throws a 409 problem that says why when there is nothing to send now.
 */
export async function sendAgain(id: string, now: Date): Promise<Lead | null> {
  const replaced = await replaceLead(id, async (current) => {
    const reason = refusal(current, mailSettings() !== null, now);
    if (reason) throw new Problem(409, reasons[reason], { extra: { current } });
    await mark(id, now);
    return { ...current, delivery: claimed(current, now) };
  });
  return replaced && sendNow(replaced.after, now);
}
