import type { FoundProperties } from '../../../api/records';
import { ownerTexts } from '../../../content/enquiries/owner';
import { isDue } from '../../../domain/enquiry/inbox';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { askedReference, enquiryReference } from '../../../domain/enquiry/id';
import { enquiryStatuses } from '../../../domain/enquiry/fields';
import { byVisit, isComing } from '../../../domain/enquiry/asked-visits';
import { holdsNumber } from '../../../domain/enquiry/dialled';
import { readReference } from '../../../domain/reference';
import { describeDelivery } from './delivery';

/** The inbox's query, as in its address; `show` is a status or another filter, '' for all but possible spam. */
export const defaultInboxQuery = { text: '', show: '', enquiry: '' };
export type InboxQuery = typeof defaultInboxQuery;

/** Who looks at the inbox, and on which day (YYYY-MM-DD). */
export interface Seen {
  today: string;
  person: string;
}

function isShown(enquiry: Enquiry, show: string, { today, person }: Seen): boolean {
  if (show === 'due') return isDue(enquiry, today);
  if (show === 'visits') return isComing(enquiry, today);
  if (show === 'mine') return enquiry.assignedTo === person && enquiry.status !== 'done';
  if (enquiry.spam || show === 'spam') return enquiry.spam && show === 'spam';
  if (show === 'owners') return enquiry.kind === 'owner';
  if (show === 'failed') return describeDelivery(enquiry.delivery).isAlarm;
  // An unknown value matches everything.
  return !enquiryStatuses.some((status) => status === show) || enquiry.status === show;
}

function formatText(enquiry: Enquiry): string {
  const {
    name,
    number,
    dialled,
    contactDialled,
    email,
    subject,
    message,
    propertyName,
    thread,
    owner,
  } = enquiry;
  const owned = owner ? Object.values(ownerTexts(owner)) : [];
  const lines = thread.map(({ text }) => text);
  return [
    name,
    number,
    ...dialled,
    ...contactDialled,
    email,
    subject,
    message,
    propertyName,
    ...lines,
    ...owned,
  ]
    .join('\n')
    .toLowerCase();
}

function hasReference(enquiry: Enquiry, reference: string): boolean {
  return [enquiryReference(enquiry), askedReference(enquiry)].includes(reference);
}

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The enquiries that match the search, possible spam too whatever is shown; the open one always stays. A text is found in
 * what an enquiry says; what it says of a home ("lakshmi 2bhk adyar") is asked of the home that she asked about. The person
 * goes before the home.
 */
export function viewEnquiries(
  enquiries: readonly Enquiry[],
  query: InboxQuery,
  seen: Seen,
  understood: FoundProperties | null = null,
): Enquiry[] {
  const words = splitWords(query.text);
  const reference = readReference(query.text);
  const homes = new Set(understood?.ids);
  const rest = understood?.rest.flatMap(splitWords) ?? [];
  const isFound = (enquiry: Enquiry): boolean => {
    if (enquiry.id === query.enquiry) return true;
    if (!isShown(enquiry, query.show, seen) && !(enquiry.spam && words.length > 0)) return false;
    if (reference !== null && hasReference(enquiry, reference)) return true;
    const text = words.length === 0 ? '' : formatText(enquiry);
    const hasAll = (some: readonly string[]) =>
      some.every((word) => text.includes(word) || holdsNumber(text, word));
    if (hasAll(words) || holdsNumber(text, query.text)) return true;
    return enquiry.propertyId !== undefined && homes.has(enquiry.propertyId) && hasAll(rest);
  };
  const found = enquiries.filter(isFound);
  if (query.show === 'visits') return found.sort(byVisit);
  const isPerson = ({ name, number, email }: Enquiry) => {
    const text = [name, number, email].join('\n').toLowerCase();
    return words.some((word) => text.includes(word));
  };
  const rank = (enquiry: Enquiry) =>
    (words.length > 0 && !isPerson(enquiry) ? 2 : 0) + (isDue(enquiry, seen.today) ? 0 : 1);
  return found
    .map((enquiry) => ({ enquiry, rank: rank(enquiry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ enquiry }) => enquiry);
}

/** Counts the enquiries that a filter would show. */
export function countShown(enquiries: readonly Enquiry[], show: string, seen: Seen): number {
  return enquiries.filter((enquiry) => isShown(enquiry, show, seen)).length;
}
