import type { Lead, LeadDelivery } from '../../domain/lead/schema';
import { record } from './delivery';
import { leadMail } from './lead-mail';
import { sendMail, type MailOutcome } from './mail';
import { release } from './outbox';

function after(
  { attempts, attemptedAt, problem }: LeadDelivery,
  outcome: MailOutcome,
  now: Date,
): LeadDelivery {
  const tried = { attempts, ...(attemptedAt !== undefined && { attemptedAt }) };
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
 * Sends the mail of a lead that the caller has claimed, records how it went and takes the lead off the
 * outbox when it is settled. The lead's id is the idempotency key: if recording fails, the next attempt
 * sends nothing twice.
 */
export async function deliver(
  lead: Lead,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<MailOutcome> {
  const outcome = await sendMail(leadMail(lead), lead.id, milliseconds);
  await record(lead.id, (delivery) => after(delivery, outcome, now));
  if (outcome.kind !== 'retry') await release(lead.id);
  return outcome;
}
