import { type Clocks, clocksOf } from '../clock';
import { askedProperties } from './asked-properties';
import { isEmailAddress } from './email-address';
import { askedReference, enquiryReference } from './id';
import { manyLines, oneLine } from '../mail/plain-text';
import type { Email } from '../mail/schema';
import type { Owner } from './owner';
import type { Enquiry } from './schema';
import { shorten } from '../shorten';
import type { VisitKind } from './visit';

type Fact =
  | 'reference'
  | 'propertyName'
  | 'propertyReference'
  | 'visit'
  | keyof Owner
  | 'name'
  | 'number'
  | 'email'
  | 'subject';

/** The words of the email; facts in the order of their lines. */
export interface EmailWords {
  enquiry: string;
  contact: string;
  owner: string;
  facts: Record<Fact, string>;
  visit: (kind: VisitKind, clocks: Clocks) => string;
  owned: (owner: Owner) => Record<keyof Owner, string>;
  ownedShort: (owner: Owner) => string;
  notGiven: string;
  inbox: string;
  message: string;
  /** Before the properties of a list that the message asks about. */
  properties: string;
}

/** Full addresses of pages that the email leads to. */
interface Addresses {
  inbox: string;
  property: (id: string) => string;
}

const maxSubjectLength = 150;

function subjectOf(enquiry: Enquiry, words: EmailWords): string {
  const topic = oneLine(enquiry.subject) || oneLine(enquiry.name);
  const numbered = `${words[enquiry.kind]} ${enquiryReference(enquiry)}`;
  const { owner, propertyName } = enquiry;
  const about = oneLine(owner ? words.ownedShort(owner) : propertyName);
  const hasAbout = enquiry.kind === 'enquiry' || about !== '';
  const kind = hasAbout ? `${numbered}: ${about}` : numbered;
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, maxSubjectLength);
}

/** Told also where they are empty. */
const constantFacts: readonly Fact[] = ['name', 'number', 'email', 'subject'];

function factLines(enquiry: Enquiry, words: EmailWords): string[] {
  const { facts, notGiven } = words;
  const { visit, owner } = enquiry;
  const values = {
    ...enquiry,
    ...(owner && words.owned(owner)),
    reference: enquiryReference(enquiry),
    propertyReference: askedReference(enquiry),
    visit: visit ? words.visit(visit.kind, clocksOf(visit.at, visit.zone)) : '',
  };
  // `facts` has a word for each fact, and no other keys.
  return (Object.keys(facts) as Fact[]).flatMap((name) => {
    const value = oneLine(values[name] ?? '');
    // An owner's form has no subject.
    const isConstant = constantFacts.includes(name) && (name !== 'subject' || !owner);
    if (value === '' && !isConstant) return [];
    return [`${facts[name]}: ${value || notGiven}`];
  });
}

/** The email to the operator about an enquiry. */
export function enquiryEmail(enquiry: Enquiry, addresses: Addresses, words: EmailWords): Email {
  const asked = askedProperties(enquiry.message);
  const lines = [
    ...factLines(enquiry, words),
    `${words.inbox}: ${addresses.inbox}`,
    '',
    `${words.message}:`,
    manyLines(enquiry.message),
    ...(asked.length > 0 ? ['', `${words.properties}:`] : []),
    ...asked.map(({ id, line }) => `${oneLine(line)}: ${addresses.property(id)}`),
  ];
  return {
    subject: subjectOf(enquiry, words),
    text: lines.join('\n'),
    ...(isEmailAddress(enquiry.email) ? { replyTo: enquiry.email } : {}),
  };
}
