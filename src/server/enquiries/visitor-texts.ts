import { company } from '../../content/company';
import { enquiry as formWords } from '../../content/enquiries/enquiry';
import { answerWords, confirmationWords } from '../../content/enquiries/mails';
import { askedText } from '../../content/enquiries/visit';
import { timeText } from '../../content/enquiries/visit-time';
import { referenceText } from '../../content/properties/reference';
import { readClocks } from '../../domain/clock';
import { enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import type { Email } from '../../domain/mail/schema';
import { makeReference } from '../../domain/reference';
import { paths } from '../../paths';
import { visitorCalendar } from '../calendar/visit-calendar';
import { fullAddress } from '../env';

/*
 * Anybody can give anybody's address, so emails to visitors repeat nothing that was typed into the
 * form.
 */

function aboutLines({ about }: VisitorMail, label: string): string[] {
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

function makeCalendar(enquiry: Enquiry, mail: VisitorMail, isConfirmed: boolean) {
  const { visit } = enquiry;
  if (!visit) return {};
  return { attachments: [visitorCalendar(enquiry, visit, mail, isConfirmed)] };
}

/** The automatic answer to an enquiry. */
export function answerEmail(enquiry: Enquiry, answer: VisitorMail): Email {
  const { receipt } = formWords;
  const { visit, source } = enquiry;
  const { told } = answerWords;
  const reference = referenceText(enquiryReference(enquiry));
  const received =
    source === 'form'
      ? `${receipt.title}. ${receipt.thanks} ${receipt.reference}`
      : told.received[source];
  const next = visit ? [...receipt.next, receipt.visitNext] : receipt.next;
  const similar = answer.similar.map(
    ({ id, text }) => `${text}\n${fullAddress(paths.property(id))}`,
  );
  const lines = [
    `${received} ${reference}.`,
    ...aboutLines(answer, answerWords.about),
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
    ...makeCalendar(enquiry, answer, false),
  };
}

/** The email that confirms a visit or a call. */
export function confirmationEmail(enquiry: Enquiry, confirmation: VisitorMail): Email {
  const { visit } = enquiry;
  if (!visit) throw new Error(`Enquiry ${enquiry.id} asks for no visit.`);
  const reference = referenceText(enquiryReference(enquiry));
  const address = confirmation.about?.address ?? '';
  const place = address === '' ? confirmationWords.noPlace : confirmationWords.place(address);
  const lines = [
    confirmationWords.confirmed(visit.kind, timeText(readClocks(visit.at, visit.zone))),
    ...aboutLines(confirmation, confirmationWords.about),
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
    ...makeCalendar(enquiry, confirmation, true),
  };
}
