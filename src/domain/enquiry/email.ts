import { isEmailAddress } from './email-address';
import { askedReference, enquiryReference } from './id';
import { manyLines, oneLine } from '../mail/plain-text';
import type { Email } from '../mail/schema';
import type { Enquiry } from './schema';
import { shorten } from '../shorten';

type Fact =
  'reference' | 'propertyName' | 'propertyReference' | 'name' | 'number' | 'email' | 'subject';

/** The words of the email; facts in the order of their lines. */
export interface EmailWords {
  enquiry: string;
  contact: string;
  facts: Record<Fact, string>;
  notGiven: string;
  inbox: string;
  message: string;
}

const maxSubjectLength = 150;

function subjectOf(enquiry: Enquiry, words: EmailWords): string {
  const topic = oneLine(enquiry.subject) || oneLine(enquiry.name);
  const numbered = `${words[enquiry.kind]} ${enquiryReference(enquiry)}`;
  const kind =
    enquiry.kind === 'enquiry' ? `${numbered}: ${oneLine(enquiry.propertyName)}` : numbered;
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, maxSubjectLength);
}

/** Absent on what is about no property. */
const optionalFacts: readonly Fact[] = ['propertyName', 'propertyReference'];

function factLines(enquiry: Enquiry, { facts, notGiven }: EmailWords): string[] {
  const values = {
    ...enquiry,
    reference: enquiryReference(enquiry),
    propertyReference: askedReference(enquiry),
  };
  return (Object.keys(facts) as Fact[]).flatMap((name) => {
    const value = oneLine(values[name]);
    if (value === '' && optionalFacts.includes(name)) return [];
    return [`${facts[name]}: ${value || notGiven}`];
  });
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
