import { officeZone } from './date';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a day, YYYY-MM-DD; `undefined` for nonsense. */
export function findWeekday(day: string): Weekday | undefined {
  return weekdays[new Date(day).getUTCDay()];
}

interface Clock {
  weekday: string;
  /** DD-MM-YYYY. */
  day: string;
  time: string;
}

/** A moment in Chennai's clock, and in the visitor's where that shows another time. */
export interface Clocks {
  chennai: Clock;
  visitor?: Clock & { zone: string };
}

/** Whether a text is the IANA name of a time zone, such as `Asia/Dubai`. */
export function isZone(name: string): boolean {
  // Newer engines accept an offset as a zone too, but an offset knows no summer time.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function clockIn(instant: string, timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(new Date(instant));
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    weekday: of('weekday'),
    day: `${of('day')}-${of('month')}-${of('year')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}

/** How the clocks in Chennai and in the visitor's zone show a moment (ISO 8601); a `zone` that is none is unknown. */
export function readClocks(instant: string, zone: string | undefined): Clocks {
  const chennai = clockIn(instant, officeZone);
  if (zone === undefined || !isZone(zone)) return { chennai };
  const visitor = clockIn(instant, zone);
  const isSame = visitor.day === chennai.day && visitor.time === chennai.time;
  return isSame ? { chennai } : { chennai, visitor: { ...visitor, zone } };
}
