/** What becomes of the visits of an enquiry of which somebody of the office arranges, changes, calls off or confirms one. */
import { inboxVisit, type VisitFacts } from '../../content/admin/inbox-visit';
import { visitFault } from '../../content/enquiries/visit';
import { readClocks } from '../../domain/clock';
import { findInstant } from '../../domain/date';
import { isEmailAddress } from '../../domain/email-address';
import { listVisits, splitVisits, visitedHome } from '../../domain/enquiry/asked-visits';
import type { ArrangedVisit, Enquiry, EnquiryPatch, Visit } from '../../domain/enquiry/schema';
import { appendLine } from '../../domain/enquiry/thread';
import { readArrangedTime } from '../../domain/enquiry/visit';
import { addAttempt, withMail } from '../../domain/mail/mails';
import type { Mail } from '../../domain/mail/schema';
import { invalidFields } from '../http/request';
import { readNames } from '../people/list';
import type { Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';
import { makeUuid } from '../store/keys';
import { type HomeNames, readHomeNames } from './home-names';
import { hasMailKey } from './send';
import { makeConfirmationMail, type MailedRecords } from './visitor-emails';

/** What a visit names: homes and people by their ids. */
interface Named {
  homes: HomeNames;
  people: Readonly<Record<string, string>>;
}

/** An enquiry with the visit that is changed in place of all its visits; without one for a visit that is new. */
type WithThisVisit = Pick<Enquiry, 'propertyId' | 'propertyName' | 'visit'>;

interface Arranging {
  named: Named;
  stamp: Pick<Stamp, 'at' | 'by'>;
  /** The id of a visit that is added to others; the first one of an enquiry has none. */
  id: string | undefined;
}

/** Reads what a visit names; nothing where none is arranged or called off. */
export async function readNamed(visit: EnquiryPatch['visit']): Promise<Named> {
  if (!visit) return { homes: new Map(), people: {} };
  const { propertyId } = visit.arranged ?? {};
  const [homes, people] = await Promise.all([
    readHomeNames(propertyId === undefined ? [] : [propertyId]),
    readNames(),
  ]);
  return { homes, people };
}

function readTime({ day, time }: ArrangedVisit, before: Visit | undefined, now: string): string {
  // A visit that keeps its time may be over: the office writes down afterwards who went.
  const moment = findInstant(day, time);
  if (moment !== null && moment === before?.at) return moment;
  const read = readArrangedTime({ day, time }, now);
  if ('at' in read) return read.at;
  const field = read.fault.field === 'visitDay' ? 'day' : 'time';
  throw invalidFields([{ field: `visit.${field}`, message: visitFault(read.fault) }]);
}

function makeVisit(
  { propertyId, visit: before }: WithThisVisit,
  arranged: ArrangedVisit,
  { named: { homes }, stamp: { at, by }, id: newId }: Arranging,
): Visit {
  const { kind, propertyId: home, assignedTo } = arranged;
  const name = home === undefined ? undefined : homes.get(home);
  const id = before?.id ?? newId;
  const next: Visit = {
    ...(id !== undefined && { id }),
    kind,
    at: readTime(arranged, before, at),
    ...(before?.zone !== undefined && { zone: before.zone }),
    ...(home !== undefined &&
      home !== propertyId &&
      name !== undefined && { property: { id: home, name } }),
    ...(assignedTo !== '' && { assignedTo }),
    arranged: { at, by },
  };
  const confirmedAt = before && isSamePlace(before, next) ? before.confirmedAt : undefined;
  return confirmedAt === undefined ? next : { ...next, confirmedAt };
}

const isSamePlace = (one: Visit, other: Visit) =>
  one.kind === other.kind && one.at === other.at && one.property?.id === other.property?.id;

const isSame = (one: Visit, other: Visit) =>
  isSamePlace(one, other) && (one.assignedTo ?? '') === (other.assignedTo ?? '');

function readFacts(enquiry: WithThisVisit, visit: Visit, { people }: Named): VisitFacts {
  const { assignedTo = '' } = visit;
  return {
    clocks: readClocks(visit.at, undefined),
    home: visit.kind === 'visit' ? visitedHome({ ...enquiry, visit }).name : '',
    person: people[assignedTo] ?? '',
  };
}

/** The line of the thread about a visit that is arranged, changed or called off. */
function formatLine(enquiry: WithThisVisit, next: Visit | undefined, named: Named): string {
  const { visit: before } = enquiry;
  const { lines } = inboxVisit;
  const was = before && readFacts(enquiry, before, named);
  if (next && was) return lines.changed(next.kind, readFacts(enquiry, next, named), was);
  if (next) return lines.arranged(next.kind, readFacts(enquiry, next, named));
  return before && was ? lines.calledOff(before.kind, was) : '';
}

/**
 * The enquiry with one of its visits arranged or called off, and a line about it in the thread. `was` is the time of the visit
 * that is meant, '' for a new one; without `arranged` it is called off.
 * - A change that is done already changes nothing, so that it can be sent again: the visit is so, or is there no more.
 * - A confirmed visit whose kind, time or home changes is no longer confirmed.
 * - Throws `Conflict` where somebody else has moved the visit meanwhile or called it off, a problem of 422 for a time that is
 *   none, or that of another visit.
 */
export function withArranged(
  current: Enquiry,
  { was, arranged }: NonNullable<EnquiryPatch['visit']>,
  named: Named,
  stamp: Stamp,
): Enquiry {
  const { visit: main, ...rest } = current;
  delete rest.furtherVisits;
  const visits = listVisits(current);
  const before = visits.find(({ at }) => at === was);
  const others = visits.filter((one) => one !== before);
  const withThis = { ...rest, ...(before && { visit: before }) };
  const id = visits.length === 0 ? undefined : makeUuid(stamp.version, 'further');
  const next = arranged ? makeVisit(withThis, arranged, { named, stamp, id }) : undefined;
  const isDone = next ? visits.some((one) => isSame(one, next)) : !before;
  if (isDone) return current;
  if (was !== '' && !before) throw new Conflict(current);
  if (others.some(({ at }) => at === next?.at))
    throw invalidFields([{ field: 'visit.time', message: inboxVisit.sameTime }]);
  const all = [...others, ...(next ? [next] : [])];
  const split = splitVisits(all, before && before === main ? next?.at : main?.at, stamp.at);
  const line = {
    id: makeUuid(stamp.version, 'visit'),
    kind: (next ?? before)?.kind ?? 'visit',
    text: formatLine(withThis, next, named),
  };
  return {
    ...rest,
    ...split,
    // An enquiry that was done is not, once a visit is arranged.
    status: next && current.status === 'done' ? 'in progress' : current.status,
    thread: appendLine(current, line, stamp),
  };
}

/** An enquiry as it is changed, and the mail whose first attempt the change has begun. */
export interface Mailing {
  enquiry: Enquiry;
  begun?: Mail;
}

/**
 * The enquiry with its visit at `time` (ISO 8601) confirmed, and the mail about it begun.
 * - Without a key of mail, or with an address that is none, it is confirmed and nobody is mailed.
 * - It is unchanged where the visit is confirmed already, and where it is possible spam.
 * - Throws `Conflict` where somebody else has moved the visit or called it off.
 */
export function withConfirmation(
  enquiry: Enquiry,
  time: string,
  records: MailedRecords | null,
  now: Date,
): Mailing {
  const visits = listVisits(enquiry);
  const visit = visits.find((one) => one.at === time);
  if (!visit) throw new Conflict(enquiry);
  if (visit.confirmedAt !== undefined || enquiry.spam) return { enquiry };
  const at = now.toISOString();
  const all = visits.map((one) => (one === visit ? { ...one, confirmedAt: at } : one));
  const confirmed = { ...enquiry, ...splitVisits(all, enquiry.visit?.at, at) };
  if (!hasMailKey() || !isEmailAddress(enquiry.email)) return { enquiry: confirmed };
  const begun = addAttempt(makeConfirmationMail(enquiry, visit, records, now), now);
  return { enquiry: { ...confirmed, mails: withMail(enquiry.mails, begun) }, begun };
}
