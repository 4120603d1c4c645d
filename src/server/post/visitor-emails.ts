/**
 * What emails to visitors say, the automatic answer and the confirmation of a visit: of the homes as they are known here, and
 * nothing that was typed into the form, as anybody can give anybody's email address.
 */
import { company } from '../../content/company';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { answerWords, confirmationWords } from '../../content/enquiries/mails';
import { askedText } from '../../content/enquiries/visit';
import { timeText } from '../../content/enquiries/visit-time';
import { listings } from '../../content/properties/listings';
import { referenceText } from '../../content/properties/reference';
import { readClocks } from '../../domain/clock';
import { isoDay } from '../../domain/date';
import { visitedHome } from '../../domain/enquiry/asked-visits';
import { enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry, Visit } from '../../domain/enquiry/schema';
import { makeMail } from '../../domain/mail/mails';
import { oneLine } from '../../domain/mail/plain-text';
import type { Email, Mail, MailedProperty } from '../../domain/mail/schema';
import { formatLocality } from '../../domain/property/address';
import { monthlyRentText } from '../../domain/property/format';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { makeReference } from '../../domain/reference';
import { paths } from '../../paths';
import { visitorCalendar } from '../calendar/visit-calendar';
import { fullAddress } from '../env';
import { properties } from '../records/properties';
import { withSimilar } from '../records/with-similar';

export type MailedRecords = ReadonlyMap<string, Property>;

/** The homes that an email names; `null` where they cannot be read, which keeps no email from going out. */
export async function readMailedHomes(): Promise<MailedRecords | null> {
  try {
    return await properties.all();
  } catch (cause) {
    console.warn('Emails to visitors name no homes, as they cannot be read.', cause);
    return null;
  }
}

type Named = Pick<PropertySummary, '_id' | 'name' | 'price' | 'address' | 'place'>;

/** A home in an email: what it is called, what it costs and where it is. */
export function makeMailedProperty(property: Named): MailedProperty {
  const { _id, name, price } = property;
  const facts = [name, monthlyRentText(price, listings.card.perMonth), formatLocality(property)];
  return { id: _id, text: facts.map(oneLine).filter(Boolean).join(', ') };
}

/** What an email to a visitor says of homes: the one that was asked about, and similar ones. */
interface NamedHomes {
  about?: { id: string; name: string; address: string };
  similar: readonly MailedProperty[];
}

function nameHomes(
  propertyId: string | undefined,
  records: MailedRecords | null,
  now: Date,
): NamedHomes {
  if (propertyId === undefined || !records) return { similar: [] };
  const { property, others } = withSimilar(records, propertyId, isoDay(now.toISOString()));
  const similar = others.map(makeMailedProperty);
  if (!property) return { similar };
  const { _id: id, name, address } = property;
  return { about: { id, name: oneLine(name), address: oneLine(address) }, similar };
}

function aboutLines(about: NamedHomes['about'], label: string): string[] {
  if (!about) return [];
  const { id, name } = about;
  const named = [name, `(${referenceText(makeReference(id))})`].filter(Boolean).join(' ');
  return ['', `${label}: ${named}`, fullAddress(paths.property(id))];
}

const makeEnvelope = ({ email }: Enquiry) => ({
  to: email,
  replyTo: company.email,
  // Asks mailboxes not to answer it by themselves (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-replied' },
});

function answerEmail(enquiry: Enquiry, { about, similar: homes }: NamedHomes): Email {
  const { receipt } = enquiryWords;
  const { visit, source } = enquiry;
  const { told } = answerWords;
  const reference = referenceText(enquiryReference(enquiry));
  const received =
    source === 'form'
      ? `${receipt.title}. ${receipt.thanks} ${receipt.reference}`
      : told.received[source];
  const next = visit ? [...receipt.next, receipt.visitNext] : receipt.next;
  const similar = homes.map(({ id, text }) => `${text}\n${fullAddress(paths.property(id))}`);
  const lines = [
    `${received} ${reference}.`,
    ...aboutLines(about, answerWords.about),
    ...(visit ? ['', askedText(visit.kind, readClocks(visit.at, visit.zone))] : []),
    '',
    `${receipt.nextTitle}:`,
    ...next.map((step) => `- ${step}`),
    ...(similar.length > 0 ? ['', answerWords.similar, ...similar] : []),
    '',
    company.name,
    '',
    source === 'form' ? answerWords.why : told.why,
  ];
  return {
    ...makeEnvelope(enquiry),
    subject: (source === 'form' ? answerWords : told).subject(company.name, reference),
    text: lines.join('\n'),
    ...(visit && { attachments: [visitorCalendar(enquiry, visit, about, false)] }),
  };
}

function confirmationEmail(enquiry: Enquiry, visit: Visit, { about }: NamedHomes): Email {
  const reference = referenceText(enquiryReference(enquiry));
  const address = about?.address ?? '';
  const place = address === '' ? confirmationWords.noPlace : confirmationWords.place(address);
  const lines = [
    confirmationWords.confirmed(visit.kind, timeText(readClocks(visit.at, visit.zone))),
    ...aboutLines(about, confirmationWords.about),
    ...(visit.kind === 'visit' ? ['', place] : []),
    '',
    confirmationWords.change(reference),
    '',
    company.name,
  ];
  return {
    ...makeEnvelope(enquiry),
    subject: confirmationWords.subject(company.name, visit.kind, reference),
    text: lines.join('\n'),
    attachments: [visitorCalendar(enquiry, visit, about, true)],
  };
}

/** The automatic answer to an enquiry, which waits for the sweep. */
export function makeAnswerMail(enquiry: Enquiry, records: MailedRecords | null, now: Date): Mail {
  const at = now.toISOString();
  const email = answerEmail(enquiry, nameHomes(enquiry.propertyId, records, now));
  return makeMail({ kind: 'answer', key: `answer/${enquiry.id}/${at}`, at, email });
}

/** The confirmation of a visit of an enquiry; one that is arranged anew is confirmed anew. */
export function makeConfirmationMail(
  enquiry: Enquiry,
  visit: Visit,
  records: MailedRecords | null,
  now: Date,
): Mail {
  const at = now.toISOString();
  const home = visitedHome({ ...enquiry, visit }).id;
  const email = confirmationEmail(enquiry, visit, nameHomes(home, records, now));
  const key = `confirmation/${enquiry.id}/${visit.at}/${at}`;
  return makeMail({ kind: 'confirmation', key, at, visit: visit.at, email });
}
