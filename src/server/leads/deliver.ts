import type { Lead, LeadDelivery } from '../../domain/lead/schema';
import { record } from './delivery';
import { uuidOf } from './identity';
import { leadMail } from './lead-mail';
import { sendMail, type MailOutcome } from './mail';
import { release } from './outbox';

/** Whether the mail service has answered the attempt that the store holds as the last one. */
function isAnswered(outcome: MailOutcome, isLast: boolean): boolean {
  return isLast && 'answered' in outcome && outcome.answered;
}

function after(
  { attempts, attemptedAt, requestedAt, problem }: LeadDelivery,
  outcome: MailOutcome,
  { attempt, now }: { attempt: number; now: Date },
): LeadDelivery {
  const tried = {
    attempts,
    ...(attemptedAt !== undefined && { attemptedAt }),
    ...(isAnswered(outcome, attempt === attempts) && { answeredAt: now.toISOString() }),
    ...(requestedAt !== undefined && { requestedAt }),
  };
  switch (outcome.kind) {
    case 'sent':
      return { ...tried, state: 'sent', sentAt: now.toISOString() };
    case 'off':
      return { ...tried, state: 'stored', ...(problem !== undefined && { problem }) };
    case 'refused':
      return { ...tried, state: 'failed', problem: outcome.problem };
    case 'retry':
      return { ...tried, state: 'pending', problem: outcome.problem };
  }
}

/**
 * The idempotency key of a lead's mail. What the operator asks for anew gets a new one: the mail
 * service refuses an old key under other settings, such as the ones just corrected.
 */
function mailKey({ id, delivery }: Lead): string {
  return delivery.requestedAt === undefined ? id : uuidOf(id, delivery.requestedAt);
}

/**
 * Sends the mail of a lead that the caller has claimed, records how it went and takes the lead off the
 * outbox when it is settled. If recording fails, the next attempt has the same key and sends nothing twice.
 */
export async function deliver(
  lead: Lead,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<MailOutcome> {
  const outcome = await sendMail(leadMail(lead), mailKey(lead), milliseconds);
  const attempt = lead.delivery.attempts;
  await record(lead.id, (delivery) => after(delivery, outcome, { attempt, now }));
  if (outcome.kind !== 'retry') await release(lead.id);
  return outcome;
}
