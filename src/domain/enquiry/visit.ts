/**
 * When a visit or a call can be: the half hours of the office, what is wrong with a day or a time that somebody asks for,
 * and what the office may arrange beyond it. Times are Chennai's.
 */
import { findWeekday, fromMonday, type ReadClocks, type Weekday } from '../clock';
import { addDays, findInstant, isoDay } from '../date';

/** A visitor may ask to see a property, or to be called. */
export const visitKinds = ['visit', 'call'] as const;
export type VisitKind = (typeof visitKinds)[number];

export interface VisitFieldValues {
  visitKind: string;
  /** YYYY-MM-DD in Chennai. */
  visitDay: string;
  /** HH:MM in Chennai. */
  visitTime: string;
}
export type VisitFieldName = keyof VisitFieldValues;
export const visitFieldNames = ['visitKind', 'visitDay', 'visitTime'] as const;

/** A time of day as HH:MM. */
export const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export interface VisitingHours {
  /** Such as `10:00–18:00`. The first two times of the text count, so the placeholder `[10:00–18:00]` is open too; a text without two times means closed. */
  week: Readonly<Record<Weekday, string>>;
  closedDates: readonly string[];
}

export const maxDaysAhead = 30;

/** The fault of a visit, and its field. */
export type VisitFault =
  | { field: 'visitDay'; code: 'day' | 'past-day' | 'too-far' | 'closed' }
  | { field: 'visitTime'; code: 'time' | 'past-time' }
  | { field: 'visitTime'; code: 'hours'; first: string; last: string };

const readMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function listHalfHours(hours: string): string[] {
  const [from, until] = hours.match(/\d{2}:\d{2}/g) ?? [];
  if (from === undefined || until === undefined) return [];
  const first = Math.ceil(readMinutes(from) / 30);
  const count = Math.max(0, Math.floor(readMinutes(until) / 30) - first);
  return Array.from({ length: count }, (_, index) => {
    const half = first + index;
    return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  });
}

/** The half hours of a day (YYYY-MM-DD), each by its beginning; none when it is closed. */
export function halfHoursOn(day: string, { week, closedDates }: VisitingHours): string[] {
  if (closedDates.some((date) => date.includes(day))) return [];
  const weekday = findWeekday(day);
  return weekday === undefined ? [] : listHalfHours(week[weekday]);
}

/** The half hours of all days of the week together. */
export function everyHalfHour({ week }: VisitingHours): string[] {
  return [...new Set(Object.values(week).flatMap(listHalfHours))].sort();
}

/** The days of the week that are closed, Monday first. */
export function closedWeekdays({ week }: VisitingHours): Weekday[] {
  return fromMonday.filter((day) => listHalfHours(week[day]).length === 0);
}

const dayMinutes = 1_440;
const morning = 7 * 60;

/** Times (HH:MM in Chennai) of a day in the order of the visitor's own day, which begins at seven in the morning. */
export function sortForVisitor(
  times: readonly string[],
  day: string,
  readClocks: ReadClocks,
): string[] {
  const sinceMorning = (time: string) => {
    const at = findInstant(day, time);
    const visitor = at === null ? undefined : readClocks(at).visitor;
    return visitor ? (readMinutes(visitor.time) - morning + dayMinutes) % dayMinutes : 0;
  };
  return times
    .map((time) => ({ time, after: sinceMorning(time) }))
    .sort((a, b) => a.after - b.after)
    .map(({ time }) => time);
}

/** The fault of a day; `now` is ISO 8601. */
export function dayFault(day: string, hours: VisitingHours, now: string): VisitFault | null {
  const today = isoDay(now);
  const fault = (code: 'day' | 'past-day' | 'too-far' | 'closed') =>
    ({ field: 'visitDay', code }) as const;
  if (findInstant(day, '00:00') === null) return fault('day');
  if (day < today) return fault('past-day');
  if (day > addDays(today, maxDaysAhead)) return fault('too-far');
  return halfHoursOn(day, hours).length === 0 ? fault('closed') : null;
}

/** The next days (YYYY-MM-DD) on which a half hour is still to come; `now` is ISO 8601. */
export function nextOpenDays(hours: VisitingHours, now: string, count: number): string[] {
  const today = isoDay(now);
  const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const hasHalfHourLeft = (day: string) =>
    halfHoursOn(day, hours).some((time) => (findInstant(day, time) ?? '') > now);
  return days.filter(hasHalfHourLeft).slice(0, count);
}

/** The visit that a form asks for, what is wrong with it, or `null` where it asks for none; `now` is ISO 8601. */
export function readVisit(
  { visitKind, visitDay, visitTime }: VisitFieldValues,
  hours: VisitingHours,
  now: string,
): { kind: VisitKind; at: string } | { faults: VisitFault[] } | null {
  const kind = visitKinds.find((one) => one === visitKind);
  if (kind === undefined) return null;
  const fault = dayFault(visitDay, hours, now);
  if (fault) {
    // Without a day that is open, a time can only be missing, not wrong.
    return { faults: visitTime === '' ? [fault, { field: 'visitTime', code: 'time' }] : [fault] };
  }
  const times = halfHoursOn(visitDay, hours);
  const at = times.includes(visitTime) ? findInstant(visitDay, visitTime) : null;
  if (at === null) {
    const [first = '', last = ''] = [times[0], times.at(-1)];
    return { faults: [{ field: 'visitTime', code: 'hours', first, last }] };
  }
  return at <= now ? { faults: [{ field: 'visitTime', code: 'past-time' }] } : { kind, at };
}

/**
 * The moment of a visit that the office has agreed with somebody: on any day from today on, at any time, as the office may go
 * when it is closed to visitors. `now` is ISO 8601.
 */
export function readArrangedTime(
  { day, time }: { day: string; time: string },
  now: string,
): { at: string } | { fault: VisitFault } {
  if (findInstant(day, '00:00') === null) return { fault: { field: 'visitDay', code: 'day' } };
  if (day < isoDay(now)) return { fault: { field: 'visitDay', code: 'past-day' } };
  const at = timePattern.test(time) ? findInstant(day, time) : null;
  return at === null ? { fault: { field: 'visitTime', code: 'time' } } : { at };
}

/** People show homes before and after the office's hours too. */
const showingHours = '07:00–21:00';

/** The half hours at which the office shows homes, and `also` where it is another time. */
export function arrangeableTimes(also = ''): string[] {
  const times = listHalfHours(showingHours);
  return also === '' || times.includes(also) ? times : [...times, also].sort();
}
