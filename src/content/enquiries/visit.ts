/**
 * What a visitor reads of a visit or a call: half hours in both clocks, what was asked for, and what is wrong with a day or
 * a time.
 */
import type { Clocks, Weekday } from '../../domain/clock';
import type { VisitFault, VisitFieldName, VisitKind } from '../../domain/enquiry/visit';
import { formatTime } from '../day-and-time';
import { timeText, visitorsTime } from './visit-time';

/** A half hour to choose: Chennai's, and the visitor's where it is another. */
export function halfHourText(clocks: Clocks): string {
  const time = formatTime(clocks.chennai.time);
  const visitors = visitorsTime(clocks);
  return visitors === '' ? time : `${time} (${visitors} your time)`;
}

const requests = { visit: 'Visit requested', call: 'Call back requested' } as const;

/** The visit or call, as its visitor reads it. */
export function askedText(kind: VisitKind, clocks: Clocks): string {
  return `${requests[kind]}: ${timeText(clocks)}.`;
}

const asking = { visit: 'I would like to see it on', call: 'Please call me on' } as const;

/** The chosen time, as a sentence that the visitor sends in a chat. */
export function wishText(kind: VisitKind, clocks: Clocks): string {
  return `${asking[kind]} ${timeText(clocks, 'my time')}.`;
}

/** A wish for a visit of which the site can make none, as the office reads it below the message. */
export const unreadWish = (day: string, time: string) =>
  `Asks for a visit: ${[day, time].filter(Boolean).join(', ')}`;

const dayFaults = {
  day: 'Please choose a day.',
  'past-day': 'This day has passed. Please choose today or a later day.',
  'too-far': 'Please choose a day within the next 30 days.',
  closed: 'We are closed on this day. Please choose another day.',
} as const;

/** Says what is wrong with a day or a time, and what to do. */
export function visitFault(fault: VisitFault): string {
  if (fault.code === 'hours')
    return `Please choose a time on the hour or half hour, from ${formatTime(fault.first)} to ${formatTime(fault.last)} IST.`;
  if (fault.code === 'time') return 'Please choose a time.';
  if (fault.code === 'past-time') return 'This time has passed. Please choose a later time.';
  return dayFaults[fault.code];
}

export const visitForm = {
  legend: 'Would you like a visit or a call back?',
  kinds: [
    ['', 'No, just reply to me'],
    ['visit', 'A visit'],
    ['call', 'A call back'],
  ],
  labels: {
    visitKind: 'Visit or call back',
    visitDay: 'Day',
    visitTime: 'Time (IST)',
  } satisfies Record<VisitFieldName, string>,
  /** Read where the field for a day is a plain one. */
  dayForm: ' DD-MM-YYYY',
  days: 'Next open days',
  /** "Fri 27", of a day as YYYY-MM-DD. */
  day: (weekday: Weekday | undefined, day: string) =>
    `${weekday?.slice(0, 3) ?? ''} ${Number(day.slice(8))}`,
  choose: 'Choose a time',
  hint: (closed: readonly Weekday[]) =>
    `Visits take 30 minutes, within the next 30 days. Times are Indian time (IST).${
      closed.length === 0 ? '' : ` Closed on ${closed.join(' and ')}.`
    }`,
} as const;
