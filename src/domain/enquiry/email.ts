import { isEmailAddress } from './email-address';
import type { Email } from '../mail/schema';
import type { Enquiry } from './schema';
import { shorten } from '../shorten';

/** What the email calls its parts; facts in the order of their lines. */
export interface EmailWords {
  enquiry: string;
  contact: string;
  facts: Record<'propertyName' | 'name' | 'number' | 'email' | 'subject', string>;
  notGiven: string;
  inbox: string;
  message: string;
}

const maxSubjectLength = 150;

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

function subjectOf(enquiry: Enquiry, words: EmailWords): string {
  const topic = oneLine(enquiry.subject) || oneLine(enquiry.name);
  const kind =
    enquiry.kind === 'enquiry'
      ? `${words.enquiry}: ${oneLine(enquiry.propertyName)}`
      : words.contact;
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, maxSubjectLength);
}

function factLines(enquiry: Enquiry, { facts, notGiven }: EmailWords): string[] {
  const { propertyName, ...always } = facts;
  const names = Object.keys(always) as (keyof typeof always)[];
  const property = oneLine(enquiry.propertyName);
  return [
    ...(property === '' ? [] : [`${propertyName}: ${property}`]),
    ...names.map((name) => `${facts[name]}: ${oneLine(enquiry[name]) || notGiven}`),
  ];
}

/** The email to the office about an enquiry; `inboxUrl` is the full address of the inbox. */
export function enquiryEmail(enquiry: Enquiry, inboxUrl: string, words: EmailWords): Email {
  const lines = [
    ...factLines(enquiry, words),
    `${words.inbox}: ${inboxUrl}`,
    '',
    `${words.message}:`,
    manyLines(enquiry.message),
  ];
  return {
    subject: subjectOf(enquiry, words),
    text: lines.join('\n'),
    ...(isEmailAddress(enquiry.email) ? { replyTo: enquiry.email } : {}),
  };
}
