import { company } from '../../../content/company';
import { inbox } from '../../../content/inbox';
import { isEmailAddress } from '../../../domain/lead/email-address';
import { internationalNumber } from '../../../domain/lead/phone';
import type { Lead } from '../../../domain/lead/schema';
import { telephoneLink, whatsappLink } from '../../../domain/links';

const { reply } = inbox;
/** Characters of the visitor's words in a reply: longer addresses do not open everywhere. */
const quoteLength = 800;

type Asked = Pick<Lead, 'name' | 'email' | 'number' | 'subject' | 'message' | 'propertyName'>;

function thanks({ propertyName }: Asked): string {
  return propertyName === ''
    ? reply.aboutContact
    : reply.aboutHome.replace('#', () => propertyName);
}

function greeting({ name }: Asked): string {
  return name === '' ? reply.nameless : reply.greeting.replace('#', () => name);
}

function quoted({ message }: Asked): string {
  const short = message.length > quoteLength ? `${message.slice(0, quoteLength)}…` : message;
  return short
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** A mail to the visitor with the text begun, or `null` without an address to send it to. */
export function mailReply(lead: Asked): string | null {
  if (!isEmailAddress(lead.email)) return null;
  const topic = lead.subject || lead.propertyName || reply.subjectless;
  const subject = reply.subject.replace('#', () => topic);
  const body = `${greeting(lead)}\n\n${thanks(lead)}\n\n\n\n${company.name}\n\n${reply.wrote}\n${quoted(lead)}`;
  // Halves of surrogate pairs cannot be encoded; Safari has `toWellFormed` only since version 16.4.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\n', '\r\n'));
  const address = encodeURIComponent(lead.email).replace('%40', '@');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** A call link with the country code, or `null` without a number. */
export function callReply({ number }: Asked): string | null {
  const digits = internationalNumber(number);
  return digits && telephoneLink(`+${digits}`);
}

/** A WhatsApp chat with the text begun, or `null` without a number. */
export function chatReply(lead: Asked): string | null {
  const digits = internationalNumber(lead.number);
  if (digits === null) return null;
  const hello = reply.chat
    .replace('@', () => company.name)
    .replace(' #', () => (lead.name === '' ? '' : ` ${lead.name}`));
  return whatsappLink(digits, `${hello} ${thanks(lead)} `);
}
