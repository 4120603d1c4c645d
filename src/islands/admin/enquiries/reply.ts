/**
 * The beginnings of answers to an enquiry, as links that open the office's own email, telephone or chat. The site sends
 * none of them.
 */
import { company } from '../../../content/company';
import { inboxVisit } from '../../../content/admin/inbox-visit';
import { inbox } from '../../../content/admin/inbox';
import { timeText } from '../../../content/enquiries/visit-time';
import { referenceText } from '../../../content/properties/reference';
import { readClocks } from '../../../domain/clock';
import { isEmailAddress } from '../../../domain/email-address';
import { enquiryReference } from '../../../domain/enquiry/id';
import { canBeDialled } from '../../../domain/enquiry/phone';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { telephoneLink, whatsappLink } from '../../../domain/links';

const { reply } = inbox;
/** Characters of the message that a reply quotes: longer addresses do not open everywhere. */
const quoteLength = 800;

function formatOpening(enquiry: Enquiry, between: string): string {
  const { visit, propertyName } = enquiry;
  const thanks = reply.thanks(propertyName, referenceText(enquiryReference(enquiry)));
  if (!visit) return thanks;
  const time = timeText(readClocks(visit.at, visit.zone));
  const agreed = visit.arranged ? inboxVisit.replyArranged : inboxVisit.reply;
  const sentence = visit.confirmedAt ? inboxVisit.replyConfirmed : agreed;
  return `${thanks}${between}${sentence(visit.kind, time)}`;
}

function quoted({ message }: Enquiry): string {
  const short = message.length > quoteLength ? `${message.slice(0, quoteLength)}…` : message;
  return short
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** A link to an email to the visitor with the beginning of its text, or `null` without an address. */
export function mailReply(enquiry: Enquiry): string | null {
  if (!isEmailAddress(enquiry.email)) return null;
  const { name, email, propertyName } = enquiry;
  const subject = reply.subject(enquiry.subject || propertyName);
  const opening = `${reply.greeting(name)}\n\n${formatOpening(enquiry, '\n\n')}`;
  const body = `${opening}\n\n\n\n${company.name}\n\n${reply.wrote}\n${quoted(enquiry)}`;
  // Halves of surrogate pairs cannot be encoded; Safari has `toWellFormed` only since version 16.4.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\n', '\r\n'));
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}

interface PhoneReply {
  number: string;
  call: string;
  chat: string | null;
}

function replyTo(number: string, dialled: readonly string[], text: string): PhoneReply[] {
  const read = dialled.map((one) => ({
    number: one,
    call: telephoneLink(one),
    chat: whatsappLink(one, text),
  }));
  if (read.length > 0 || !canBeDialled(number)) return read;
  return [{ number: '', call: telephoneLink(number), chat: null }];
}

/** A call and a chat for each way to dial the visitor's number; '' and no chat for a number of an unknown country. */
export function phoneReplies(enquiry: Enquiry): PhoneReply[] {
  const { name, number, dialled } = enquiry;
  const text = `${reply.chat(name, company.name)} ${formatOpening(enquiry, ' ')} `;
  return replyTo(number, dialled, text);
}

/** The same for who can show an owner's property. */
export function contactReplies({ owner, contactDialled }: Enquiry): PhoneReply[] {
  const { contact = '', place = '' } = owner ?? {};
  return replyTo(contact, contactDialled, `${reply.chat('', company.name)} ${reply.show(place)} `);
}
