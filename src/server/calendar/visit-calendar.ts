import type { ICalEventData } from 'ical-generator';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { company } from '../../content/company';
import { visitEvent } from '../../content/admin/inbox-visit';
import { officeTimeText, timeText } from '../../content/enquiries/visit-time';
import { referenceText } from '../../content/properties/reference';
import { readClocks } from '../../domain/clock';
import { dialledText } from '../../domain/enquiry/dialled';
import { enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry, Visit, VisitorMail } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Attachment } from '../../domain/mail/schema';

const halfHour = 30 * 60_000;

type EventWords = Pick<ICalEventData, 'summary' | 'description' | 'location' | 'status'>;

function calendarFile(
  enquiry: Pick<Enquiry, 'id' | 'createdAt'>,
  { kind, at }: Visit,
  words: EventWords,
): Attachment {
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: 'enquiries' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: enquiry.id,
    stamp: enquiry.createdAt,
    start: at,
    end: new Date(Date.parse(at) + halfHour),
    // A calendar that holds the tentative event replaces it by the confirmed one.
    sequence: words.status === ICalEventStatus.CONFIRMED ? 1 : 0,
    ...words,
  });
  return { filename: `${kind}-${enquiryReference(enquiry)}.ics`, content: calendar.toString() };
}

/** A visit or call as a calendar file for the office, always the same; `inboxUrl` is the full address of the inbox. */
export function visitCalendar(enquiry: Enquiry, visit: Visit, inboxUrl: string): Attachment {
  const { kind, at, zone } = visit;
  const about = oneLine(enquiry.propertyName);
  const name = oneLine(enquiry.name);
  const [number = '', email = ''] = [dialledText(enquiry) || enquiry.number, enquiry.email].map(
    oneLine,
  );
  const facts = [officeTimeText(readClocks(at, zone)), name, number, email, inboxUrl];
  return calendarFile(enquiry, visit, {
    status: ICalEventStatus.TENTATIVE,
    summary: visitEvent(kind, about, name),
    description: facts.filter(Boolean).join('\n'),
    ...(kind === 'visit' && about !== '' && { location: about }),
  });
}

/** The same for the visitor, with nothing that was typed into the form. */
export function visitorCalendar(
  enquiry: Enquiry,
  visit: Visit,
  { about }: VisitorMail,
  isConfirmed: boolean,
): Attachment {
  const { kind, at, zone } = visit;
  const facts = [timeText(readClocks(at, zone)), referenceText(enquiryReference(enquiry))];
  return calendarFile(enquiry, visit, {
    status: isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    summary: visitEvent(kind, about?.name ?? '', company.name),
    description: facts.join('\n'),
    ...(kind === 'visit' && about && about.address !== '' && { location: about.address }),
  });
}
