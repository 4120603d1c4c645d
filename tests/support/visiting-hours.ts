import { company } from '../../src/content/company';
import { addDays, isoDay } from '../../src/domain/date';
import { dayFault, halfHoursOn, type VisitKind } from '../../src/domain/enquiry/visit';

/** The days after a moment, as Chennai counts them, as far ahead as one may ask. */
function daysAfter(now: Date): string[] {
  const today = isoDay(now.toISOString());
  return Array.from({ length: 30 }, (_, index) => addDays(today, index + 1));
}

/** A half hour at which the company is open, on its first open day after today, or a later one. */
export function openTime(now: Date, later = 0) {
  const open = daysAfter(now).filter(
    (day) => dayFault(day, company.visits, now.toISOString()) === null,
  );
  const visitDay = open[later] ?? '';
  const [, second = ''] = halfHoursOn(visitDay, company.visits);
  return { visitDay, visitTime: second };
}

export function openVisit(now: Date, visitKind: VisitKind = 'visit', later = 0) {
  return { visitKind, ...openTime(now, later) };
}

/** A day on which the company is closed; a test without one cannot be made. */
export function closedDay(now: Date): string {
  const closed = daysAfter(now).find((day) => halfHoursOn(day, company.visits).length === 0);
  if (closed === undefined) throw new Error('The company is never closed.');
  return closed;
}
