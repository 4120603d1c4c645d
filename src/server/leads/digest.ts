import type { Lead } from '../../domain/lead/schema';
import { readLead } from './delivery';
import { uuidOf } from './identity';
import { inParallel } from '../in-parallel';
import { inboxAddress } from './lead-mail';
import { sendMail, type Mail } from './mail';
import { releaseFromDigest, waitingForDigest } from './outbox';

const mailMilliseconds = 8_000;
/** Leads in one digest; after a flood the rest follows night by night. */
const mostLeads = 300;
const mostCharacters = 200;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
}

function entry(lead: Lead): string {
  const from = [lead.name, lead.email, lead.number].map(oneLine).filter(Boolean).join(', ');
  return [`${lead.createdAt} ${from}`, `Set aside: ${lead.suspicion}`, oneLine(lead.message)].join(
    '\n',
  );
}

function digestMail(leads: Lead[], more: number): Mail {
  const rest = more > 0 ? [`${more} more wait in the inbox.`] : [];
  return {
    subject: `Set aside: ${leads.length + more} messages that look like abuse`,
    text: [
      `None of them was deleted; release good ones in the inbox: ${inboxAddress()}`,
      ...leads.map(entry),
      ...rest,
    ].join('\n\n'),
  };
}

/**
 * Mails the leads that were set aside as one digest; they stay in the inbox. What cannot be mailed
 * waits for the next night.
 */
export async function sendDigest(): Promise<void> {
  const ids = await waitingForDigest();
  const listed = ids.slice(0, mostLeads);
  const leads = await inParallel(listed, 10, readLead);
  const waiting = leads.filter((lead) => lead?.delivery.state === 'quarantined');
  if (waiting.length > 0) {
    const mail = digestMail(waiting as Lead[], ids.length - listed.length);
    const outcome = await sendMail(mail, uuidOf('digest', ...ids), mailMilliseconds);
    if (outcome.kind === 'retry') {
      console.warn(`The digest waits for the next night. ${outcome.problem}`);
      return;
    }
  }
  await inParallel(listed, 10, releaseFromDigest);
}
