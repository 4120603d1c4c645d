/** What becomes of an enquiry whose sender's name, number or email address, or whose home, somebody of the office corrects. */
import { inbox } from '../../content/admin/inbox';
import { referenceText } from '../../content/properties/reference';
import { askedReference } from '../../domain/enquiry/id';
import type { Correction, Enquiry, Visit } from '../../domain/enquiry/schema';
import { appendLine } from '../../domain/enquiry/thread';
import type { Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';
import { makeUuid } from '../store/keys';
import { findDialled } from './dialled';
import { type HomeNames, readHomeNames } from './home-names';

/** What is looked up for a correction: how a number is dialled, what a home is called. */
interface LookedUp {
  dialled: string[];
  homes: HomeNames;
}

/** Looks up what a correction needs; of none nothing. */
export async function lookUp(correction: Correction | undefined): Promise<LookedUp> {
  const { field, text = '' } = correction ?? {};
  const [dialled, homes] = await Promise.all([
    field === 'number' ? findDialled({ number: text }) : [],
    readHomeNames(field === 'propertyId' && text !== '' ? [text] : []),
  ]);
  return { dialled, homes };
}

function formatHome(enquiry: Enquiry): string {
  const reference = askedReference(enquiry);
  return [enquiry.propertyName, reference && `(${referenceText(reference)})`]
    .filter(Boolean)
    .join(' ');
}

/** An enquiry about another home. A visit that is confirmed or over stays at the home to which its visitor was told to come. */
function withHome(current: Enquiry, id: string, homes: HomeNames, now: string): Enquiry {
  const { propertyId, propertyName, visit, furtherVisits, ...rest } = current;
  const fix = (one: Visit): Visit =>
    propertyId !== undefined && (one.confirmedAt !== undefined || one.at < now)
      ? { property: { id: propertyId, name: propertyName }, ...one }
      : one;
  const kind = id === '' ? 'contact' : 'enquiry';
  return {
    ...rest,
    ...(id !== '' && { propertyId: id }),
    ...(visit && { visit: fix(visit) }),
    ...(furtherVisits && { furtherVisits: furtherVisits.map(fix) }),
    propertyName: homes.get(id) ?? '',
    kind: current.kind === 'owner' ? 'owner' : kind,
  };
}

/**
 * The enquiry as it is corrected, with a line that says what it was; as it is where it says so already, so that it may be sent
 * again. Throws `Conflict` where somebody else has corrected the same meanwhile.
 */
export function withCorrection(
  current: Enquiry,
  { field, was, text }: Correction,
  { dialled, homes }: LookedUp,
  stamp: Stamp,
): Enquiry {
  const before = current[field] ?? '';
  if (before === text) return current;
  if (before !== was) throw new Conflict(current);
  const shown = field === 'propertyId' ? formatHome(current) : before;
  const line = {
    id: makeUuid(stamp.version, field),
    kind: 'note' as const,
    text: inbox.corrected(inbox.facts[field === 'propertyId' ? 'property' : field], shown),
  };
  const corrected =
    field === 'propertyId'
      ? withHome(current, text, homes, stamp.at)
      : { ...current, [field]: text, ...(field === 'number' && { dialled }) };
  return { ...corrected, thread: appendLine(current, line, stamp) };
}
