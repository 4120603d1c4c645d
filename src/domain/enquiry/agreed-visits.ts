import { addDays, isoDay } from '../date';
import type { Enquiry, Visit } from './schema';
import type { VisitState } from './visit';

/** How many days the operator's first page looks ahead, today included. */
const comingDays = 7;

/** A visit that the operator has changed: calendars take what has the higher number for the newer. */
export function changeVisit(
  visit: Visit,
  next: { state: VisitState; at?: string | undefined },
): Visit {
  return { ...visit, state: next.state, at: next.at ?? visit.at, sequence: visit.sequence + 1 };
}

type Visited = Pick<Enquiry, 'id' | 'propertyId' | 'visit' | 'delivery'>;

function takesPlace({ visit, delivery }: Visited): boolean {
  return visit !== undefined && visit.state !== 'cancelled' && delivery.state !== 'quarantined';
}

/** Whether a visit or call is on one of the next seven days; `today` is YYYY-MM-DD in Chennai. */
export function isComing(enquiry: Visited, today: string): boolean {
  const day = isoDay(enquiry.visit?.at ?? '');
  return takesPlace(enquiry) && day >= today && day < addDays(today, comingDays);
}

/** The ids of all enquiries whose visit has the same home and time as another one's. */
export function doubleVisits(enquiries: readonly Visited[]): ReadonlySet<string> {
  const places = new Map<string, string[]>();
  for (const enquiry of enquiries) {
    const { id, propertyId, visit } = enquiry;
    if (propertyId === undefined || visit?.kind !== 'visit' || !takesPlace(enquiry)) continue;
    const place = `${propertyId} ${visit.at}`;
    places.set(place, [...(places.get(place) ?? []), id]);
  }
  return new Set([...places.values()].filter(({ length }) => length > 1).flat());
}
