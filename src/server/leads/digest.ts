import { digestWords } from '../../content/mails';
import { isQuarantined } from '../../domain/lead/inbox';
import type { Lead } from '../../domain/lead/schema';
import { shorten } from '../../domain/shorten';
import { readLead } from './delivery';
import { uuidOf } from './identity';
import { inParallel } from '../in-parallel';
import { timeLeft } from '../store/deadline';
import { isLead } from './is-lead';
import { inboxAddress } from './lead-mail';
import { sendMail, type Mail } from './mail';
import { dropDigestMarker, waitingForDigest, type DigestMarker } from './outbox';

const mailMilliseconds = 8_000;
/** Leads in one digest. */
const mostLeads = 300;
/** Digests in one night; after a flood the rest follows night by night. */
const mostDigests = 5;
/** With less time left than that, no further digest of the night is begun: one that was mailed must lose its markers. */
const digestMilliseconds = mailMilliseconds + 10_000;
const mostCharacters = 200;

function oneLine(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), mostCharacters);
}

function entry(lead: Lead): string {
  const from = [lead.name, lead.email, lead.number].map(oneLine).filter(Boolean).join(', ');
  const why = `${digestWords.setAside}: ${lead.suspicion}`;
  return [`${lead.createdAt} ${from}`, why, oneLine(lead.message)].join('\n');
}

function digestMail(leads: Lead[], more: number): Mail {
  const rest = more > 0 ? [digestWords.more.replace('#', String(more))] : [];
  return {
    subject: digestWords.subject.replace('#', String(leads.length + more)),
    text: [`${digestWords.kept} ${inboxAddress()}`, ...leads.map(entry), ...rest].join('\n\n'),
  };
}

/** A marker with its lead; `null` when it cannot be read, so that it waits without holding up the others. */
async function readMarked(
  marker: DigestMarker,
): Promise<{ marker: DigestMarker; lead: Lead | null } | null> {
  try {
    const lead = await readLead(marker.id);
    if (lead !== null && !isLead(lead)) throw new Error('What lies in the store is no lead.');
    return { marker, lead };
  } catch (cause) {
    console.warn(`Lead ${marker.id} is left out of the digest.`, cause);
    return null;
  }
}

/** Mails some of the waiting leads and drops their markers; `false` when they wait for the next night. */
async function sendSome(markers: DigestMarker[], more: number): Promise<boolean> {
  const read = (await inParallel(markers, 10, readMarked)).filter((marked) => marked !== null);
  const waiting = read.flatMap(({ lead }) => (lead && isQuarantined(lead) ? [lead] : []));
  if (waiting.length > 0) {
    const key = uuidOf('digest', String(more), ...markers.map(({ id }) => id));
    const outcome = await sendMail(digestMail(waiting, more), key, mailMilliseconds);
    if (outcome.kind === 'retry') {
      console.warn(`The digest waits for the next night. ${outcome.problem}`);
      return false;
    }
  }
  await inParallel(read, 10, ({ marker }) => dropDigestMarker(marker));
  return true;
}

/**
 * Mails the leads that were set aside, the oldest first, so that whatever comes later cannot keep one
 * from the operator; they stay in the inbox. What cannot be mailed waits for the next night.
 */
export async function sendDigests(): Promise<void> {
  const markers = await waitingForDigest();
  const listed = markers.slice(0, mostDigests * mostLeads);
  for (let start = 0; start < listed.length; start += mostLeads) {
    if (start > 0 && timeLeft() < digestMilliseconds) return;
    const some = listed.slice(start, start + mostLeads);
    if (!(await sendSome(some, markers.length - start - some.length))) return;
  }
}
