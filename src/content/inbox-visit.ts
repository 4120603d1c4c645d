import type { VisitKind, VisitState } from '../domain/enquiry/visit';
import type { Clocks } from '../domain/clock';
import { dayAndTime, visitKindWords } from './visit-time';

const states: Readonly<Record<VisitState, string>> = {
  asked: 'asked for',
  proposed: 'another time proposed',
  confirmed: 'confirmed',
  cancelled: 'will not take place',
};

/** The words of a visit or a call for the operator. */
export const inboxVisit = {
  states,
  title: (kind: VisitKind, state: VisitState) => `${visitKindWords[kind]}: ${states[state]}`,
  row: (kind: VisitKind, state: VisitState, clocks: Clocks) =>
    `${visitKindWords[kind]} ${states[state]}: ${dayAndTime(clocks)}`,
  double: 'Somebody else has this home at the same time.',
  confirm: 'Confirm',
  propose: 'Propose another time',
  cancel: 'Will not take place',
  calendar: 'Calendar file (.ics)',
  saved: {
    proposed: 'The other time is kept. Now tell the visitor: the replies have it.',
    confirmed: 'Confirmed. Now tell the visitor: the replies have the time.',
    cancelled: 'It will not take place. Now tell the visitor.',
  },
  /** In a reply to the visitor; '' while the office has not decided. */
  reply: (kind: VisitKind, state: VisitState, time: string): string =>
    ({
      asked: '',
      proposed:
        kind === 'visit'
          ? `The time that you asked for is not possible. Could you come on ${time} instead?`
          : `The time that you asked for is not possible. May we call you on ${time} instead?`,
      confirmed:
        kind === 'visit' ? `We confirm your visit on ${time}.` : `We will call you on ${time}.`,
      cancelled:
        kind === 'visit'
          ? `Your visit on ${time} will not take place.`
          : `Our call on ${time} will not take place.`,
    })[state],
} as const;

/** What a visit is called in a calendar. */
export function visitEvent(kind: VisitKind, about: string, name: string): string {
  return [visitKindWords[kind], about, name].filter(Boolean).join(' – ');
}
