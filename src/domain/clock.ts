/**
 * How a moment reads on the clocks of the office and of a visitor elsewhere. Moments are stored in UTC; what another zone
 * than the office's shows is computed here alone.
 */
import { formatDay, formatOfficeTime } from './date';

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

const [sunday, ...afterSunday] = weekdays;
/** The days of a week as an office counts them. */
export const fromMonday: readonly Weekday[] = [...afterSunday, sunday];

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

/** A format of a zone's clock; `null` unless the text is an IANA name of a time zone, such as `Asia/Dubai`. */
function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  // Newer engines accept an offset as a zone too, but an offset knows no summer time.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch {
    return null;
  }
}

/** Whether a text is the IANA name of a time zone. */
export const isZone = (name: string): boolean => makeFormat(name) !== null;

/** A day and time as YYYY-MM-DDTHH:MM. */
function readClock(local: string): Clock {
  const day = local.slice(0, 10);
  return { weekday: findWeekday(day) ?? '', day: formatDay(day), time: local.slice(11, 16) };
}

function formatLocal(instant: string, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(new Date(instant));
  const find = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${find('year')}-${find('month')}-${find('day')}T${find('hour')}:${find('minute')}`;
}

/** Reads how the clocks in Chennai and in one visitor's zone show a moment (ISO 8601). */
export type ReadClocks = (instant: string) => Clocks;

/**
 * Makes the reader of a zone's clocks; a `zone` that is none is unknown. Who reads many moments
 * makes it once: a slow phone takes some milliseconds to set up a zone.
 */
export function makeClockReader(zone = ''): ReadClocks {
  const format = makeFormat(zone);
  return (instant) => {
    // The office keeps one clock all year, so it needs no table of zones.
    const office = formatOfficeTime(instant);
    const chennai = readClock(office);
    const local = format && formatLocal(instant, format);
    const isOther = local !== null && !office.startsWith(local);
    return isOther ? { chennai, visitor: { ...readClock(local), zone } } : { chennai };
  };
}

/** How the clocks in Chennai and in the visitor's zone show one moment (ISO 8601); where `zone` is not the name of one, the visitor's is unknown. */
export function readClocks(instant: string, zone: string | undefined): Clocks {
  return makeClockReader(zone)(instant);
}
