import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { company } from '../../content/company';
import { visitEvent } from '../../content/admin/inbox-visit';
import { officeTimeText } from '../../content/enquiries/office-time';
import { clocksOf } from '../../domain/clock';
import { enquiryReference, plainId } from '../../domain/enquiry/id';
import type { Enquiry, Visit } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Attachment } from '../../domain/mail/schema';

const halfHour = 30 * 60_000;

/** A visit or a call as a calendar file, the same whenever it is made; `inboxUrl` is the full address of the inbox. */
export function visitCalendar(
  enquiry: Enquiry,
  { kind, at, zone }: Visit,
  inboxUrl: string,
): Attachment {
  const about = oneLine(enquiry.propertyName);
  const name = oneLine(enquiry.name);
  const [number = '', email = ''] = [enquiry.number, enquiry.email].map(oneLine);
  const facts = [officeTimeText(clocksOf(at, zone)), name, number, email, inboxUrl];
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: 'enquiries' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: plainId(enquiry.id),
    stamp: enquiry.createdAt,
    start: at,
    end: new Date(Date.parse(at) + halfHour),
    status: ICalEventStatus.TENTATIVE,
    summary: visitEvent(kind, about, name),
    description: facts.filter(Boolean).join('\n'),
    ...(kind === 'visit' && about !== '' && { location: about }),
  });
  return { filename: `${kind}-${enquiryReference(enquiry)}.ics`, content: calendar.toString() };
}
