/** The visits and calls of an enquiry: which of them are to come, and which one its answers are about. */
import { addDays, isoDay } from '../date';
import type { Enquiry, Visit } from './schema';

/** How many days the operator's first page looks ahead, today included. */
const comingDays = 7;

type Visits = Pick<Enquiry, 'visit' | 'furtherVisits'>;
type Visited = Visits & Pick<Enquiry, 'id' | 'propertyId' | 'spam' | 'status'>;

/** All visits and calls of an enquiry, by their time. */
export function listVisits({ visit, furtherVisits = [] }: Visits): Visit[] {
  return [...(visit ? [visit] : []), ...furtherVisits].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
}

/** Those on a day (YYYY-MM-DD in Chennai) or after it. */
export function listVisitsFrom(enquiry: Visits, day: string): Visit[] {
  return listVisits(enquiry).filter(({ at }) => isoDay(at) >= day);
}

/** The visits that the office sees at once: those of today and to come, or the one that its answers are about; the thread has the others. */
export function listSeenVisits(enquiry: Visits, today: string): Visit[] {
  const toCome = listVisitsFrom(enquiry, today);
  return toCome.length === 0 && enquiry.visit ? [enquiry.visit] : toCome;
}

/**
 * Visits as they are stored, `now` is ISO 8601: answers stay with the one `at` this time for as long as it is to come; else
 * they are about the next one, and where all are over about the last.
 */
export function splitVisits(visits: readonly Visit[], at: string | undefined, now: string): Visits {
  const sorted = listVisits({ furtherVisits: [...visits] });
  const toCome = sorted.filter((visit) => visit.at >= now);
  const visit = toCome.find((one) => one.at === at) ?? toCome[0] ?? sorted.at(-1);
  const furtherVisits = sorted.filter((one) => one !== visit);
  return { ...(visit && { visit }), ...(furtherVisits.length > 0 && { furtherVisits }) };
}

/** The home that a visit is to: its own, else the one that the enquiry is about; without an id where none is known. */
export function visitedHome({
  propertyId,
  propertyName,
  visit,
}: Pick<Enquiry, 'propertyId' | 'propertyName' | 'visit'>): {
  id: string | undefined;
  name: string;
} {
  return visit?.property ?? { id: propertyId, name: propertyName };
}

/** The visits and calls on the next seven days, unless the enquiry is done; `today` is YYYY-MM-DD in Chennai. */
export function listComing(enquiry: Visited, today: string): Visit[] {
  if (enquiry.status === 'done') return [];
  const end = addDays(today, comingDays);
  return listVisitsFrom(enquiry, today).filter(({ at }) => isoDay(at) < end);
}

/** Whether a visit or call is on one of the next seven days. */
export function isComing(enquiry: Visited, today: string): boolean {
  return listComing(enquiry, today).length > 0;
}

/** An enquiry for each of its visits, which is then the one that it is about. */
export function splitByVisit(enquiry: Enquiry, visits: readonly Visit[]): Enquiry[] {
  return visits.map((visit) => ({ ...enquiry, visit }));
}

/** The visits and calls of which a visitor knows that they are confirmed. */
export function listConfirmed(enquiry: Visits): Visit[] {
  return listVisits(enquiry).filter(({ confirmedAt }) => confirmedAt !== undefined);
}

/** Orders enquiries by the first of their visits and calls that is coming, those of possible spam after the others. */
export function byVisit(today: string) {
  const time = (enquiry: Visited) => listComing(enquiry, today)[0]?.at ?? '';
  return (one: Visited, other: Visited): number =>
    Number(one.spam) - Number(other.spam) || time(one).localeCompare(time(other));
}

/** What names a visit of an enquiry. */
export const nameVisit = (enquiry: string, { at }: Visit) => `${enquiry} ${at}`;

/** The names of all visits to the same property at the same time as that of another enquiry; possible spam is not counted. */
export function doubleVisits(enquiries: readonly Visited[]): ReadonlySet<string> {
  const slots = new Map<string, string[]>();
  for (const enquiry of enquiries) {
    if (enquiry.spam || enquiry.status === 'done') continue;
    for (const visit of listVisits(enquiry)) {
      const home = visit.property?.id ?? enquiry.propertyId;
      if (home === undefined || visit.kind !== 'visit') continue;
      const slot = `${home} ${visit.at}`;
      slots.set(slot, [...(slots.get(slot) ?? []), nameVisit(enquiry.id, visit)]);
    }
  }
  return new Set([...slots.values()].filter(({ length }) => length > 1).flat());
}
