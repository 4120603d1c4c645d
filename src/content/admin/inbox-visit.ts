/** The words of visits and calls in the inbox and in the office's calendar. */
import type { Clocks } from '../../domain/clock';
import type { VisitKind } from '../../domain/enquiry/visit';
import { dayAndTime, visitKindWords } from '../enquiries/visit-time';

/** A visit that a visitor asked for, that the office has agreed on, or that its visitor was told is confirmed. */
type VisitState = 'asked for' | 'arranged' | 'confirmed';

export interface VisitFacts {
  clocks: Clocks;
  /** The names of the home and of the person who goes; '' where they are not known. */
  home: string;
  person: string;
}

function formatFacts(kind: VisitKind, { clocks, home, person }: VisitFacts): string {
  const goes = person === '' ? '' : `${person} ${kind === 'visit' ? 'goes' : 'calls'}`;
  return [dayAndTime(clocks), home, goes].filter(Boolean).join(' · ');
}

export const inboxVisit = {
  title: (kind: VisitKind, state: VisitState) => `${visitKindWords[kind]} ${state}`,
  /** Its time, its home and who goes, each where it is known. */
  row: (kind: VisitKind, { clocks, home, person }: VisitFacts) =>
    `${visitKindWords[kind]}: ${[dayAndTime(clocks), home, person].filter(Boolean).join(' · ')}`,
  home: 'Home',
  nobody: 'Nobody yet',
  goes: { visit: 'Who goes', call: 'Who calls' },
  plan: 'Plan a visit',
  planAnother: 'Plan another visit',
  change: { visit: 'Change the visit', call: 'Change the call' },
  /** Of several. */
  changeOf: (kind: VisitKind, clocks: Clocks) =>
    `${kind === 'visit' ? 'Change the visit' : 'Change the call'}: ${dayAndTime(clocks)}`,
  day: 'Day',
  time: 'Time',
  chooseTime: 'Choose a time',
  save: { visit: 'Save visit', call: 'Save call' },
  callOff: { visit: 'Call off the visit', call: 'Call off the call' },
  ask: (kind: VisitKind, name: string) => ({
    title: name === '' ? `Call off the ${kind}?` : `Call off the ${kind} of ${name}?`,
    text: 'It leaves the list of visits; the enquiry keeps a line about it. Nobody is told: call or write to the visitor.',
    confirm: 'Call off',
  }),
  saved: (kind: VisitKind, clocks: Clocks) => `${visitKindWords[kind]}: ${dayAndTime(clocks)}`,
  calledOff: { visit: 'The visit is called off', call: 'The call is called off' },
  notSaved: 'Not saved yet. You typed this earlier, in this browser.',
  /** What the thread says. */
  lines: {
    arranged: (kind: VisitKind, facts: VisitFacts) => `Arranged. ${formatFacts(kind, facts)}`,
    changed: (kind: VisitKind, facts: VisitFacts, was: VisitFacts) =>
      `Changed. ${formatFacts(kind, facts)}\nWas: ${formatFacts(kind, was)}`,
    calledOff: (kind: VisitKind, was: VisitFacts) => `Called off. Was: ${formatFacts(kind, was)}`,
  },
  sameTime: 'A visit or call of this enquiry is at that time already.',
  double: 'Another enquiry asks for this property at the same time.',
  listed: 'It is in the list of visits until the enquiry is done.',
  calendar: 'Calendar file (.ics)',
  confirm: {
    button: (kind: VisitKind) => `Confirm the ${kind}`,
    mailed:
      'This emails the time, the place and a calendar file to the visitor, if email is set up.',
    /** Of one that was agreed on. */
    mail: 'Email day, time and place',
    notMailed:
      'The visitor left no email address: reply by WhatsApp or phone. This records that it is confirmed.',
  },
  confirmed: (day: string) => `Confirmed on ${day}`,
  notEmailed: 'Not emailed',
  tell: 'Tell the visitor by WhatsApp or phone.',
  reply: (kind: VisitKind, time: string): string =>
    `You requested a ${kind === 'visit' ? kind : 'call back'} on ${time}.`,
  replyArranged: (kind: VisitKind, time: string): string =>
    kind === 'visit' ? `Your visit is on ${time}.` : `We will call you on ${time}.`,
  replyConfirmed: (kind: VisitKind, time: string): string =>
    kind === 'visit' ? `Your visit is confirmed for ${time}.` : `We will call you on ${time}.`,
} as const;

/** The title of a visit in a calendar. */
export function visitEvent(kind: VisitKind, about: string, name: string): string {
  return [visitKindWords[kind], about, name].filter(Boolean).join(' – ');
}
