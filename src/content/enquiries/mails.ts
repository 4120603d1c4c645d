/**
 * The emails about enquiries: to the office, and to visitors the automatic answer and the confirmation of a visit. They
 * are the same at every attempt, since the mail service rejects another text under one key.
 */
import type { Clocks } from '../../domain/clock';
import { formatCount } from '../count';
import { ownerFacts } from './owner';
import { officeTimeText, visitKindWords } from './visit-time';
import type { VisitKind } from '../../domain/enquiry/visit';

export const enquiryEmailWords = {
  enquiry: 'Enquiry',
  contact: 'Contact form',
  owner: 'Owner',
  news: 'New homes',
  facts: {
    reference: 'Reference',
    propertyName: 'Property',
    propertyReference: 'Property reference',
    visit: 'Asks for',
    ...ownerFacts,
    name: 'Name',
    number: 'Number',
    dialled: 'Dial',
    email: 'Email',
    subject: 'Subject',
  },
  visit: (kind: VisitKind, clocks: Clocks) => `${visitKindWords[kind]}, ${officeTimeText(clocks)}`,
  notGiven: '(not given)',
  inbox: 'Inbox',
  message: 'Message',
  properties: 'Homes in the list',
};

/** The automatic answer to a visitor; what happens next is said as after the form. */
export const answerWords = {
  subject: (company: string, reference: string) =>
    `${company}: we have received your message (${reference})`,
  about: 'You asked about',
  similar: 'Similar homes available:',
  why: 'You are receiving this email because this address was entered in a form on our website. If it was not you, please ignore this email.',
  /** Of a call or a visit to the office, where the automatic answer was asked for. */
  told: {
    subject: (company: string, reference: string) => `${company}: your enquiry (${reference})`,
    received: {
      telephone: 'Thank you for calling us. The reference number of your enquiry is',
      'walk-in': 'Thank you for visiting our office. The reference number of your enquiry is',
      whatsapp: 'Thank you for your WhatsApp message. The reference number of your enquiry is',
    },
    why: 'You are receiving this email because this address was given to our office. If it was not you, please ignore this email.',
  },
};

export const confirmationWords = {
  subject: (company: string, kind: VisitKind, reference: string) =>
    `${company}: your ${kind} is confirmed (${reference})`,
  confirmed: (kind: VisitKind, time: string) =>
    kind === 'visit' ? `Your visit is confirmed for ${time}.` : `We will call you on ${time}.`,
  about: 'Property',
  place: (address: string) => `Where: ${address}`,
  noPlace: 'Not sure where to meet? Please reply to this email.',
  change: (reference: string) =>
    `The time is in the attached calendar file. If the time is not convenient, please reply to this email and mention the reference number (${reference}).`,
};

/** Why an email did not go out and what to do about it, for the inbox. */
export const mailProblems = {
  key: 'The mail service rejects the key or the sender: check RESEND_API_KEY and MAIL_FROM.',
  quota: 'The mail service accepts no more email for now: check its quota.',
  rejected: 'The mail service rejects the email: check MAIL_FROM and MAIL_TO.',
  failed: 'The mail service has failed.',
  withReply: (advice: string, reply: string) => `${advice} It replied: ${reply || 'nothing'}`,
  noAnswer: 'The mail service did not answer.',
  otherSettings:
    'The mail service already took this message under other settings. If it is not in the mailbox, send it again.',
  givenUp: 'The email could not be sent for 23 hours.',
};

export const cannotSend = {
  sent: 'The email of this message has already been sent.',
  running: 'The email of this message is being sent. Look again in a minute.',
  spam: 'This message is marked as possible spam. Release it to send its email.',
  off: 'Email is not set up: “Set-up” in the menu says what is missing. Then send again.',
};

/** The texts for the second channel when email fails. */
export const alertWords = {
  title: 'Enquiry emails are not being sent',
  failed: (count: number) => `${count} given up, see the inbox`,
  waiting: (count: number) => `${count} waiting to be tried again`,
  stored: 'Every enquiry is in the inbox.',
};

export const floodWords = {
  subject: (count: number) => formatCount(count, 'new enquiry waits', 'new enquiries wait'),
  text: (inbox: string) =>
    `Many more enquiries came today than usual, or our website could not count them. So this email is about all that came since the last one. Read them in the inbox: ${inbox}`,
};
