import { addDays, isoDay } from '../date';
import type { Enquiry } from './schema';

/** How many days the operator's first page looks ahead, today included. */
const comingDays = 7;

type Visited = Pick<Enquiry, 'id' | 'propertyId' | 'visit' | 'spam' | 'status'>;

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

function hasOpenVisit({ visit, status }: Visited): boolean {
  return visit !== undefined && status !== 'done';
}

/** Whether a visit or call is on one of the next seven days; `today` is YYYY-MM-DD in Chennai. */
export function isComing(enquiry: Visited, today: string): boolean {
  const day = isoDay(enquiry.visit?.at ?? '');
  return hasOpenVisit(enquiry) && day >= today && day < addDays(today, comingDays);
}

/** Orders visits and calls by their time, those of possible spam after the others. */
export function byVisit(one: Visited, other: Visited): number {
  const time = (one.visit?.at ?? '').localeCompare(other.visit?.at ?? '');
  return Number(one.spam) - Number(other.spam) || time;
}

/** The ids of all enquiries whose visit has the same property and time as another one's; possible spam is not counted. */
export function doubleVisits(enquiries: readonly Visited[]): ReadonlySet<string> {
  const slots = new Map<string, string[]>();
  for (const enquiry of enquiries) {
    const { id, visit, spam } = enquiry;
    const home = visit?.property?.id ?? enquiry.propertyId;
    if (home === undefined || visit?.kind !== 'visit' || spam || !hasOpenVisit(enquiry)) continue;
    const slot = `${home} ${visit.at}`;
    slots.set(slot, [...(slots.get(slot) ?? []), id]);
  }
  return new Set([...slots.values()].filter(({ length }) => length > 1).flat());
}
