/**
 * The mail that tells the office of one enquiry: its subject, the facts that are given, links to the homes, the visit as
 * a calendar file; and how its attempts begin. When they are made is decided elsewhere.
 */
import { enquiryEmailWords as words } from '../../content/enquiries/mails';
import { ownedText, ownerTexts } from '../../content/enquiries/owner';
import { readClocks } from '../../domain/clock';
import { askedProperties } from '../../domain/enquiry/asked-properties';
import { isEmailAddress } from '../../domain/email-address';
import { dialledText } from '../../domain/enquiry/dialled';
import { askedReference, enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry } from '../../domain/enquiry/schema';
import { manyLines, oneLine } from '../../domain/mail/plain-text';
import { addAttempt, addRequestedAttempt, findMail, makeMail } from '../../domain/mail/mails';
import type { Email, Mail } from '../../domain/mail/schema';
import { shorten } from '../../domain/shorten';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { visitCalendar } from '../calendar/visit-calendar';
import { environment, fullAddress } from '../env';

export function inboxAddress(): string {
  return fullAddress(adminPaths.enquiries);
}

type Fact = keyof typeof words.facts;

const maxSubjectLength = 150;

function formatSubject(enquiry: Enquiry): string {
  const topic = oneLine(enquiry.subject) || oneLine(enquiry.name);
  const numbered = `${words[enquiry.kind]} ${enquiryReference(enquiry)}`;
  const { owner, propertyName } = enquiry;
  const about = oneLine(owner ? ownedText(owner) : propertyName);
  const hasAbout = enquiry.kind === 'enquiry' || about !== '';
  const kind = hasAbout ? `${numbered}: ${about}` : numbered;
  return shorten(topic === '' ? kind : `${kind} – ${topic}`, maxSubjectLength);
}

const constantFacts: readonly Fact[] = ['name', 'number', 'email', 'subject'];

function factLines(enquiry: Enquiry): string[] {
  const { facts, notGiven } = words;
  const { visit, owner } = enquiry;
  const values = {
    ...enquiry,
    ...(owner && ownerTexts(owner)),
    dialled: dialledText(enquiry),
    reference: enquiryReference(enquiry),
    propertyReference: askedReference(enquiry),
    visit: visit ? words.visit(visit.kind, readClocks(visit.at, visit.zone)) : '',
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
export function enquiryEmail(enquiry: Enquiry): Email {
  const asked = askedProperties(enquiry.message);
  const lines = [
    ...factLines(enquiry),
    `${words.inbox}: ${inboxAddress()}`,
    '',
    `${words.message}:`,
    manyLines(enquiry.message),
    ...(asked.length > 0 ? ['', `${words.properties}:`] : []),
    ...asked.map(({ id, line }) => `${oneLine(line)}: ${fullAddress(paths.property(id))}`),
  ];
  return {
    subject: formatSubject(enquiry),
    text: lines.join('\n'),
    ...(isEmailAddress(enquiry.email) ? { replyTo: enquiry.email } : {}),
  };
}

function makeEmail(enquiry: Enquiry): Email {
  const { visit } = enquiry;
  const email = enquiryEmail(enquiry);
  if (!visit) return email;
  return { ...email, attachments: [visitCalendar(enquiry, visit, inboxAddress())] };
}

/** The mail to the office about an enquiry, which has no words before its first attempt: in a flood one email stands for all. */
export function makeOfficeMail({ id, createdAt }: Enquiry): Mail {
  return makeMail({ kind: 'enquiry', key: `enquiry/${id}`, at: createdAt });
}

/** The same with its first attempt begun. */
export function beginOfficeMail(enquiry: Enquiry, now: Date): Mail {
  return addAttempt({ ...makeOfficeMail(enquiry), email: makeEmail(enquiry) }, now);
}

/** The mail to the office with an attempt that somebody asks for; its words are made anew where its key is. */
export function requestOfficeMail(enquiry: Enquiry, now: Date): Mail {
  const known = findMail(enquiry, 'enquiry') ?? { ...makeOfficeMail(enquiry), state: 'stored' };
  const mail = addRequestedAttempt(known, now);
  return { ...mail, email: mail.email ?? makeEmail(enquiry) };
}

/** Prints an enquiry where no mail is set up; a deployed site logs the id alone, as its log cannot be erased. */
export function printEnquiry(enquiry: Enquiry): void {
  if (!environment().isLocal) {
    console.info(`New enquiry ${enquiry.id} (no mail is set up); it is in the inbox.`);
    return;
  }
  const { subject, text } = makeEmail(enquiry);
  const lines = [`New enquiry ${enquiry.id} (no mail is set up)`, subject, '', ...text.split('\n')];
  console.info(lines.map((line) => `[enquiry] ${line}`).join('\n'));
}
