import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { company } from '../../content/company';
import { visitEvent } from '../../content/inbox-visit';
import { officeTimeText } from '../../content/office-time';
import { clocksOf } from '../../domain/clock';
import { enquiryReference, plainId } from '../../domain/enquiry/id';
import type { Enquiry, Visit } from '../../domain/enquiry/schema';
import type { VisitState } from '../../domain/enquiry/visit';
import { oneLine } from '../../domain/mail/plain-text';
import type { Attachment } from '../../domain/mail/schema';

const halfHour = 30 * 60_000;

const statuses: Record<VisitState, ICalEventStatus> = {
  asked: ICalEventStatus.TENTATIVE,
  proposed: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

interface CalendarOptions {
  /** When it became so, ISO 8601: of two states of one entry calendars keep the later. */
  stamp: string;
  /** The full address of the inbox. */
  inboxUrl: string;
}

/** A visit or a call as a calendar file. Every state of it is the same entry, named by the enquiry's id. */
export function visitCalendar(
  enquiry: Enquiry,
  { kind, at, zone, state, sequence }: Visit,
  { stamp, inboxUrl }: CalendarOptions,
): Attachment {
  const [about, name, number, email] = [
    enquiry.propertyName,
    enquiry.name,
    enquiry.number,
    enquiry.email,
  ].map(oneLine) as [string, string, string, string];
  const facts = [officeTimeText(clocksOf(at, zone)), name, number, email, inboxUrl];
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: 'enquiries' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: plainId(enquiry.id),
    sequence,
    stamp,
    start: at,
    end: new Date(Date.parse(at) + halfHour),
    status: statuses[state],
    summary: visitEvent(kind, about, name),
    description: facts.filter(Boolean).join('\n'),
    ...(kind === 'visit' && about !== '' && { location: about }),
  });
  return { filename: `${kind}-${enquiryReference(enquiry)}.ics`, content: calendar.toString() };
}
