import { isQuarantined } from '../../domain/lead/inbox';
import type { Lead } from '../../domain/lead/schema';
import { readLead } from './delivery';
import { uuidOf } from './identity';
import { inParallel } from '../in-parallel';
import { isLead } from './is-lead';
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

/** A lead with its marker; `null` when it cannot be read, so that it waits without holding up the others. */
async function readMarked(id: string): Promise<{ id: string; lead: Lead | null } | null> {
  try {
    const lead = await readLead(id);
    if (lead !== null && !isLead(lead)) throw new Error('What lies in the store is no lead.');
    return { id, lead };
  } catch (cause) {
    console.warn(`Lead ${id} is left out of the digest.`, cause);
    return null;
  }
}

/**
 * Mails the leads that were set aside as one digest; they stay in the inbox. What cannot be mailed
 * waits for the next night.
 */
export async function sendDigest(): Promise<void> {
  const ids = await waitingForDigest();
  const listed = ids.slice(0, mostLeads);
  const read = (await inParallel(listed, 10, readMarked)).filter((marked) => marked !== null);
  const waiting = read.flatMap(({ lead }) => (lead && isQuarantined(lead) ? [lead] : []));
  if (waiting.length > 0) {
    const mail = digestMail(waiting, ids.length - listed.length);
    const outcome = await sendMail(mail, uuidOf('digest', ...ids), mailMilliseconds);
    if (outcome.kind === 'retry') {
      console.warn(`The digest waits for the next night. ${outcome.problem}`);
      return;
    }
  }
  await inParallel(read, 10, ({ id }) => releaseFromDigest(id));
}
