/**
 * A visit or call as a calendar file, one for the office and one for its visitor: what each may read, and how a change
 * replaces the earlier one.
 */
import type { ICalEventData } from 'ical-generator';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { company } from '../../content/company';
import { inboxVisit, visitEvent } from '../../content/admin/inbox-visit';
import { officeTimeText, timeText } from '../../content/enquiries/visit-time';
import { referenceText } from '../../content/properties/reference';
import { readClocks } from '../../domain/clock';
import { visitedHome } from '../../domain/enquiry/asked-visits';
import { dialledText } from '../../domain/enquiry/dialled';
import { enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry, Visit } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Attachment } from '../../domain/mail/schema';

const halfHour = 30 * 60_000;

type EventWords = Pick<ICalEventData, 'summary' | 'description' | 'location' | 'status'>;

/**
 * The revision of a visit: a calendar replaces an event that it holds by one of a higher number. It grows by two for each second
 * from the enquiry to the last change of the visit, so that the confirmed state of one change has the number between it and the
 * next: asked 0, confirmed 1, changed after 30 seconds 62, confirmed 63.
 */
function countRevision(
  createdAt: string,
  arrangedAt: string | undefined,
  isConfirmed: boolean,
): number {
  const seconds = (Date.parse(arrangedAt ?? createdAt) - Date.parse(createdAt)) / 1_000;
  const changed = arrangedAt === undefined ? 0 : 1 + Math.round(seconds);
  return 2 * changed + (isConfirmed ? 1 : 0);
}

function calendarFile(
  enquiry: Pick<Enquiry, 'id' | 'createdAt'>,
  { id = enquiry.id, kind, at, arranged }: Visit,
  words: EventWords,
): Attachment {
  const isConfirmed = words.status === ICalEventStatus.CONFIRMED;
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: 'enquiries' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id,
    stamp: arranged?.at ?? enquiry.createdAt,
    start: at,
    end: new Date(Date.parse(at) + halfHour),
    sequence: countRevision(enquiry.createdAt, arranged?.at, isConfirmed),
    ...words,
  });
  return { filename: `${kind}-${enquiryReference(enquiry)}.ics`, content: calendar.toString() };
}

/**
 * A visit or call as a calendar file for the office, the same until it is changed; `inboxUrl` is the full address of the inbox,
 * `person` the name of who goes.
 */
export function visitCalendar(
  enquiry: Enquiry,
  visit: Visit,
  inboxUrl: string,
  person = '',
): Attachment {
  const { kind, at, zone } = visit;
  const about = oneLine(visitedHome({ ...enquiry, visit }).name);
  const name = oneLine(enquiry.name);
  const [number = '', email = ''] = [dialledText(enquiry) || enquiry.number, enquiry.email].map(
    oneLine,
  );
  const goes = person && `${inboxVisit.goes[kind]}: ${oneLine(person)}`;
  const facts = [officeTimeText(readClocks(at, zone)), name, number, email, goes, inboxUrl];
  return calendarFile(enquiry, visit, {
    status: visit.arranged ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    summary: visitEvent(kind, about, name),
    description: facts.filter(Boolean).join('\n'),
    ...(kind === 'visit' && about !== '' && { location: about }),
  });
}

/** The same for the visitor, with nothing that was typed into the form; `about` is the home as we know it. */
export function visitorCalendar(
  enquiry: Enquiry,
  visit: Visit,
  about: { name: string; address: string } | undefined,
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
