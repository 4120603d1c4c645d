/** The words of the inbox: its filters, an enquiry's facts and thread, and the form for a call, a walk-in or a chat. */
import type { LineKind, SuspicionCode } from '../../domain/enquiry/fields';
import type { Suspicion } from '../../domain/enquiry/schema';
import { formatCount } from '../count';
import { ownerFacts } from '../enquiries/owner';
import { greeting } from './share';

export const inboxPage = { title: 'Enquiries', export: 'Export as .xlsx' } as const;

const lineWords: Readonly<Record<LineKind, string>> = {
  note: 'Note',
  call: 'Call',
  visit: 'Visit',
  message: 'Message',
};

export const newEnquiry = {
  title: 'New enquiry',
  about: 'About:',
  home: 'About which home?',
  noHome: 'Not this home',
  visit: 'Plan a visit',
  text: 'Who is it, and what do they need?',
  textHint: 'The name first, then a comma: “Lakshmi, 2 BHK in Adyar, from January”.',
  number: 'Phone number',
  more: 'Email and automatic answer',
  email: 'Email',
  answer: 'Send our automatic answer to this address',
  wantsNews: 'Wants to hear of new homes like these',
  save: { telephone: 'Save call', 'walk-in': 'Save walk-in', whatsapp: 'Save WhatsApp' },
  saved: 'The enquiry is saved',
} as const;

export const inbox = {
  unread: (count: number) =>
    count === 0 ? 'No new enquiries' : formatCount(count, 'new enquiry', 'new enquiries'),
  found: (count: number) => `${formatCount(count, 'enquiry', 'enquiries')} found`,
  searchLabel: 'Search names, numbers, references, messages and what you wrote',
  searchHint: 'Name, number, reference …',
  filterLabel: 'Show',
  filters: [
    ['', 'All but spam'],
    ['due', 'Due'],
    ['mine', 'Mine'],
    ['visits', 'Visits this week'],
    ['owners', 'Owners'],
    ['news', 'Want new homes'],
    ['new', 'New'],
    ['in progress', 'In progress'],
    ['done', 'Done'],
    ['failed', 'Email failed'],
    ['spam', 'Possible spam'],
  ],
  emptyTitle: 'No enquiries yet',
  emptyText: 'Messages from the contact page, the owners’ page and the property pages arrive here.',
  nothingFound: 'No enquiries match. Search for fewer words, or show all.',
  nothingShown: 'There is nothing here at the moment.',
  nobody: 'No name given',
  contactForm: 'Contact form',
  view: 'View the home',
  seeOnSite: 'See on site',
  add: (field: string) => `Add ${field.toLowerCase()}`,
  correct: (field: string) => `Correct: ${field}`,
  correctHint: 'Enter saves it, Escape leaves it as it was. What it was stays in the thread.',
  otherHome: 'Another home',
  noHome: 'No home',
  keepHome: 'Keep it as it is',
  saved: (field: string) => `${field} saved`,
  owner: 'Owner',
  wantsNews: 'Wants new homes',
  sources: { form: 'Form', telephone: 'Telephone', 'walk-in': 'Walk-in', whatsapp: 'WhatsApp' },
  statuses: { new: 'New', 'in progress': 'In progress', done: 'Done' },
  due: (day: string) => `Next action due since ${day}`,
  planned: (day: string) => `Next action on ${day}`,
  back: 'Back to the list',
  choose: 'Choose an enquiry to read and answer it here.',
  begun: (name: string) => `${name}: now in progress`,
  nextAction: {
    label: 'Next action',
    days: [
      [0, 'Today'],
      [1, 'Tomorrow'],
      [7, 'In a week'],
    ],
    save: 'Save date',
    clear: 'Clear',
    saved: (day: string) => `Next action on ${day}`,
    cleared: 'No next action',
  },
  facts: {
    reference: 'Reference',
    source: 'Source',
    property: 'Property',
    name: 'Name',
    subject: 'Subject',
    email: 'Email',
    number: 'Number',
    dialled: 'Dialled as',
    similar: 'Homes on the site most like it',
  },
  spam: 'Possible spam',
  marked: (reason: string) =>
    `Marked as possible spam. ${reason} If this is a real enquiry, release it.`,
  release: 'Release',
  released: 'Released: it is now with the other enquiries',
  actions: {
    email: 'Reply by email',
    call: 'Call',
    whatsapp: 'WhatsApp',
    send: 'Send homes',
    erase: 'Erase',
  },
  send: {
    title: (name: string) => (name === '' ? 'Send homes by WhatsApp' : `Send homes to ${name}`),
    add: 'Add a home',
    remove: 'Remove',
    hidden: 'Not on the site, so it is not sent',
    text: 'What is sent',
    open: 'Open WhatsApp',
    cancel: 'Cancel',
    noNumber: 'There is no number that WhatsApp could open: choose the person there.',
    failed: 'The home could not be loaded. Close this and try again in a moment.',
    added: (count: number) => `${formatCount(count, 'home', 'homes')} noted as sent`,
  },
  chooseHome: {
    hint: 'Name, place, reference …',
    none: 'No property matches. Search for fewer words.',
    failed: 'The properties could not be searched. Try again in a moment.',
  },
  status: 'Status',
  mine: 'Mine',
  whose: 'Whose is it',
  nobodys: 'Nobody’s yet',
  gone: 'Somebody who has left',
  /** What the thread says of a correction; `was` is '' where there was nothing. */
  corrected: (field: string, was: string) =>
    was === '' ? `${field} added` : `${field} corrected, was: ${was}`,
  homeGone: 'This home is not among the properties any more. Choose another one.',
  thread: {
    title: 'Calls, visits and notes',
    label: 'What happened?',
    hint: 'Only the office sees it.',
    found: 'Not saved yet. You typed this earlier, in this browser.',
    added: 'Added',
    sent: (homes: readonly string[]) => ['Homes sent by WhatsApp:', ...homes].join('\n'),
    sentCount: (count: number) => `${formatCount(count, 'home', 'homes')} sent`,
    kinds: lineWords,
    add: { note: 'Add note', call: 'Add call', visit: 'Add visit', message: 'Add message' },
  },
  delivery: {
    sent: (time: string) => `Emailed on ${time}`,
    pending: 'The email is being sent',
    retried: (reason: string) =>
      `Not emailed yet (${reason}); it will be tried again automatically`,
    failed: (reason: string) => `The email failed: ${reason}`,
    unknown: 'the email service gave no reason',
    stored: 'Not emailed: email was not set up',
    spam: 'Not emailed: possible spam',
  },
  answer: (delivery: string) => `Automatic answer to the visitor: ${delivery}.`,
  resend: 'Send again',
  resent: 'The email has been sent',
  notResent: 'The email was not sent. The reason is shown with the enquiry.',
  failed: 'This could not be saved. Nothing is lost; try again in a moment.',
  loadFailed: 'The enquiries could not be loaded. Try again in a moment.',
  erase: {
    title: (name: string) =>
      name === '' ? 'Erase this enquiry?' : `Erase the enquiry from ${name}?`,
    text: 'It will be deleted for good, along with everything that refers to it. This cannot be undone.',
    confirm: 'Erase',
    done: 'The enquiry is erased',
  },
  reply: {
    greeting,
    thanks: (property: string, reference: string) =>
      property === ''
        ? `Thank you for your message (${reference}).`
        : `Thank you for your enquiry about “${property}” (${reference}).`,
    subject: (topic: string) => `Re: ${topic === '' ? 'your message' : topic}`,
    wrote: 'You wrote:',
    chat: (name: string, company: string) =>
      `Hello${name === '' ? '' : ` ${name}`}, this is the property team of ${company}.`,
    show: (place: string) =>
      `We were told that you can show the property${place === '' ? '' : ` in ${place}`}.`,
  },
} as const;

const suspicionWords: Readonly<Record<SuspicionCode, (number: number) => string>> = {
  'hidden field': () => 'A field that people cannot see was filled in, as only machines do.',
  'too fast': (milliseconds) =>
    `The form was filled in and sent within ${(milliseconds / 1000).toFixed(1)} seconds, which is faster than people type.`,
  links: (count) => `The message contains ${count} links, more than people send.`,
  'posts in a day': (count) =>
    `${count} messages came from the same internet connection on that day.`,
  flood: (count) => `${count} messages came on that day, far more than usual.`,
};

/** Why a message was marked as possible spam, for the operator. */
export function suspicionText(reasons: readonly Suspicion[]): string {
  return reasons.map(({ code, number }) => suspicionWords[code](number)).join(' ');
}

export const enquiryExport = {
  sheet: 'Enquiries',
  columns: {
    received: 'Received',
    reference: 'Reference',
    kind: 'Type',
    source: 'Source',
    property: 'Property',
    propertyReference: 'Property reference',
    name: 'Name',
    email: 'Email',
    number: 'Number',
    dialled: 'Number as dialled',
    subject: 'Subject',
    message: 'Message',
    status: 'Status',
    thread: 'Calls, visits and notes',
    assignedTo: 'With',
    nextAction: 'Next action',
    visit: 'Visit or call',
    visitTime: 'Visit time',
    visitorTime: 'Visit time in both clocks',
    visitHome: 'Visited home',
    visitPerson: 'Who goes',
    mail: 'Mail',
    problem: 'Email problem',
    spam: 'Possible spam',
    suspicion: 'Why marked as possible spam',
    id: 'Id',
    ...ownerFacts,
  },
  kinds: { contact: 'Contact', enquiry: 'Property', owner: 'Owner', news: 'New homes' },
  deliveries: { pending: 'waiting', sent: 'sent', failed: 'failed', stored: 'email not set up' },
  notSent: 'not sent',
  isSpam: 'yes',
} as const;
