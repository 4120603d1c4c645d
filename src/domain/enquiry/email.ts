import { isEmailAddress } from './email-address';
import { manyLines, oneLine } from '../mail/plain-text';
import type { Email } from '../mail/schema';
import type { Enquiry } from './schema';
import { shorten } from '../shorten';

/** The words of the email; facts in the order of their lines. */
export interface EmailWords {
  enquiry: string;
  contact: string;
  facts: Record<'propertyName' | 'name' | 'number' | 'email' | 'subject', string>;
  notGiven: string;
  inbox: string;
  message: string;
}

const maxSubjectLength = 150;

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

/** The email to the operator about an enquiry; `inboxUrl` is the full address of the inbox. */
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
