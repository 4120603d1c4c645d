import { isEmailAddress } from './email-address';
import type { Lead } from './schema';
import { shorten } from '../shorten';

/** A mail as plain data; the sender adds from and to. */
export interface Email {
  subject: string;
  text: string;
  replyTo?: string;
}

/** What the mail calls its parts; facts in the order of their lines. */
export interface EmailWords {
  enquiry: string;
  contact: string;
  facts: Record<'propertyName' | 'name' | 'number' | 'email' | 'subject', string>;
  notGiven: string;
  inbox: string;
  message: string;
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

function subjectOf(lead: Lead, words: EmailWords): string {
  const topic = oneLine(lead.subject) || oneLine(lead.name);
  const kind =
    lead.kind === 'enquiry' ? `${words.enquiry}: ${oneLine(lead.propertyName)}` : words.contact;
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, longestSubject);
}

function factLines(lead: Lead, { facts, notGiven }: EmailWords): string[] {
  const { propertyName, ...always } = facts;
  const names = Object.keys(always) as (keyof typeof always)[];
  const home = oneLine(lead.propertyName);
  return [
    ...(home === '' ? [] : [`${propertyName}: ${home}`]),
    ...names.map((name) => `${facts[name]}: ${oneLine(lead[name]) || notGiven}`),
  ];
}

/** The mail to the office about a lead; `inboxUrl` is the full address of the operator's inbox. */
export function leadEmail(lead: Lead, inboxUrl: string, words: EmailWords): Email {
  const lines = [
    ...factLines(lead, words),
    `${words.inbox}: ${inboxUrl}`,
    '',
    `${words.message}:`,
    manyLines(lead.message),
  ];
  return {
    subject: subjectOf(lead, words),
    text: lines.join('\n'),
    ...(isEmailAddress(lead.email) ? { replyTo: lead.email } : {}),
  };
}
