import { isEmailAddress } from './email-address';
import type { Lead } from './schema';
import { shorten } from '../shorten';

/** A mail as plain data; the sender adds from and to. */
export interface Email {
  subject: string;
  text: string;
  replyTo?: string;
}

const longestSubject = 150;

/** Control characters, and the invisible ones that turn or hide text. Joiners stay: Indian scripts need them. */
const unsafe =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu;

function oneLine(text: string): string {
  return text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
}

function manyLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(unsafe, '').trimEnd())
    .join('\n');
}

function subjectOf(lead: Lead): string {
  const topic = oneLine(lead.subject) || oneLine(lead.name);
  const kind = lead.kind === 'enquiry' ? `Enquiry: ${oneLine(lead.propertyName)}` : 'Contact form';
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, longestSubject);
}

function factLines(lead: Lead): string[] {
  const facts = [
    ['Property', lead.propertyName],
    ['Name', lead.name],
    ['Number', lead.number],
    ['E-mail', lead.email],
    ['Subject', lead.subject],
  ] as const;
  return facts
    .map(([label, value]) => [label, oneLine(value)] as const)
    .filter(([label, value]) => value !== '' || label !== 'Property')
    .map(([label, value]) => `${label}: ${value || '(not given)'}`);
}

/** The mail to the office about a lead; `inboxUrl` is the full address of the operator's inbox. */
export function leadEmail(lead: Lead, inboxUrl: string): Email {
  return {
    subject: subjectOf(lead),
    text: [...factLines(lead), `Inbox: ${inboxUrl}`, '', 'Message:', manyLines(lead.message)].join(
      '\n',
    ),
    ...(isEmailAddress(lead.email) ? { replyTo: lead.email } : {}),
  };
}
