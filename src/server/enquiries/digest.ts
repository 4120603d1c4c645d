import pMap from 'p-map';
import { digestWords } from '../../content/enquiries/mails';
import { suspicionText } from '../../content/admin/inbox';
import { referenceText } from '../../content/properties/reference';
import { enquiryReference, quarantineKey } from '../../domain/enquiry/id';
import { digestMark, type Enquiry } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Email } from '../../domain/mail/schema';
import { shorten } from '../../domain/shorten';
import { sendEmail } from '../mail/send';
import { uuidOf } from '../store/keys';
import { readMark, writeMark } from '../store/marks';
import { inboxAddress } from './enquiry-email';
import { concurrency, quarantineStore, readQuarantined } from './stores';

const mailMilliseconds = 8_000;
/** Enquiries in the digest of one night; after a flood the rest follows on the next nights. */
const maxEnquiries = 300;
/** The life of a function: until then it may still write under a key of an earlier minute. */
const functionMilliseconds = 60_000;
const maxCharacters = 200;

const markKey = 'digested';

const shortLine = (text: string) => shorten(oneLine(text), maxCharacters);

function entry(enquiry: Enquiry): string {
  const { createdAt, name, email, number, suspicion, message } = enquiry;
  const reference = referenceText(enquiryReference(enquiry));
  const from = [name, email, number].map(shortLine).filter(Boolean).join(', ');
  const reason = digestWords.reason(suspicionText(suspicion));
  return [`${createdAt} ${reference} ${from}`, reason, shortLine(message)].join('\n');
}

function digestEmail(enquiries: Enquiry[], more: number): Email {
  const rest = more > 0 ? [digestWords.more(more)] : [];
  const intro = digestWords.release(inboxAddress());
  return {
    subject: digestWords.subject(enquiries.length + more),
    text: [intro, ...enquiries.map(entry), ...rest].join('\n\n'),
  };
}

/**
 * Mails the enquiries quarantined since the last digest, oldest first, so that a later flood cannot
 * hide one from the operator; they stay in the inbox.
 */
export async function sendDigest(now: Date): Promise<void> {
  const mark = (await readMark(markKey, digestMark)) ?? '';
  const createdAt = new Date(now.getTime() - functionMilliseconds).toISOString();
  const end = quarantineKey({ createdAt, id: '' });
  const listed = await quarantineStore().list();
  const due = listed.filter((key) => key > mark && key < end);
  const keys = due.slice(0, maxEnquiries);
  if (keys.length === 0) return;
  const found = await pMap(keys, readQuarantined, { concurrency });
  const enquiries = found.filter((enquiry) => enquiry !== null);
  if (enquiries.length > 0) {
    const more = due.length - keys.length;
    const key = uuidOf('digest', String(more), ...keys);
    const outcome = await sendEmail(digestEmail(enquiries, more), key, mailMilliseconds);
    if (outcome.kind === 'retry') {
      console.warn(`The digest waits for the next night. ${outcome.problem}`);
      return;
    }
  }
  await writeMark(markKey, keys.at(-1));
}
