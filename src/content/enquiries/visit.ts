import type { Clocks, Weekday } from '../../domain/clock';
import type { VisitFault, VisitFieldName, VisitKind } from '../../domain/enquiry/visit';
import { timeText, visitKindWords, visitorsTime } from './visit-time';

/** A half hour to choose: Chennai's, and the visitor's where it is another. */
export function halfHourText(clocks: Clocks): string {
  const time = visitorsTime(clocks);
  return time === '' ? clocks.chennai.time : `${clocks.chennai.time} (${time} for you)`;
}

/** The visit or call, as its visitor reads it. */
export function askedText(kind: VisitKind, clocks: Clocks): string {
  return `${visitKindWords[kind]} asked for ${timeText(clocks)}.`;
}

const wishes = { visit: 'I would like to see it on', call: 'Please call me on' } as const;

/** The chosen time, as a sentence that the visitor sends in a chat. */
export function wishText(kind: VisitKind, clocks: Clocks): string {
  return `${wishes[kind]} ${timeText(clocks, 'in my clock')}.`;
}

const dayFaults = {
  day: 'Choose a day.',
  'past-day': 'This day has passed. Choose today or a later day.',
  'too-far': 'Choose a day within the next 30 days.',
  closed: 'We are closed on this day. Choose another.',
} as const;

/** Says what is wrong with a day or a time, and what to do. */
export function visitFault(fault: VisitFault): string {
  if (fault.code === 'hours')
    return `Choose one of the half hours of this day: in Chennai’s clock from ${fault.first} to ${fault.last}.`;
  if (fault.code === 'time') return 'Choose a time.';
  if (fault.code === 'past-time') return 'This time has passed. Choose a later one.';
  return dayFaults[fault.code];
}

export const visitForm = {
  legend: 'Would you like to come, or be called?',
  kinds: [
    ['', 'Not now'],
    ['visit', 'A visit'],
    ['call', 'A call'],
  ],
  labels: {
    visitKind: 'Visit or call',
    visitDay: 'Day',
    visitTime: 'Time in Chennai',
  } satisfies Record<VisitFieldName, string>,
  days: 'The next open days',
  /** "Fri 27", of a day as YYYY-MM-DD. */
  day: (weekday: Weekday | undefined, day: string) =>
    `${weekday?.slice(0, 3) ?? ''} ${Number(day.slice(8))}`,
  choose: 'Choose a time',
  hint: (closed: readonly Weekday[]) =>
    `Half an hour by the clock in Chennai (UTC+5:30), within the next 30 days.${
      closed.length === 0 ? '' : ` Closed on ${closed.join(' and ')}.`
    }`,
} as const;
