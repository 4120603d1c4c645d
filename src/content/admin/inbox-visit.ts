import type { Clocks } from '../../domain/clock';
import type { VisitKind } from '../../domain/enquiry/visit';
import { dayAndTime, visitKindWords } from '../enquiries/visit-time';

export const inboxVisit = {
  title: (kind: VisitKind, isConfirmed: boolean) =>
    `${visitKindWords[kind]} ${isConfirmed ? 'confirmed' : 'asked for'}`,
  row: (kind: VisitKind, clocks: Clocks) => `${visitKindWords[kind]}: ${dayAndTime(clocks)}`,
  double: 'Another enquiry asks for this property at the same time.',
  listed: 'It is in the list of visits until the enquiry is done.',
  calendar: 'Calendar file (.ics)',
  confirm: {
    button: (kind: VisitKind) => `Confirm the ${kind}`,
    mailed:
      'This emails the time, the place and a calendar file to the visitor, if email is set up.',
    notMailed:
      'The visitor left no email address: reply by WhatsApp or phone. This records that it is confirmed.',
  },
  confirmed: (day: string) => `Confirmed on ${day}`,
  notEmailed: 'Not emailed',
  tell: 'Tell the visitor by WhatsApp or phone.',
  reply: (kind: VisitKind, time: string): string =>
    `You requested a ${kind === 'visit' ? kind : 'call back'} on ${time}.`,
  replyConfirmed: (kind: VisitKind, time: string): string =>
    kind === 'visit' ? `Your visit is confirmed for ${time}.` : `We will call you on ${time}.`,
} as const;

/** The title of a visit in a calendar. */
export function visitEvent(kind: VisitKind, about: string, name: string): string {
  return [visitKindWords[kind], about, name].filter(Boolean).join(' – ');
}
