/** Which enquiries a query of the inbox finds, and in which order. */
import { takeRows } from '../paging';
import { makeReference, readReference } from '../reference';
import type { FoundProperties } from '../filter/filter';
import { byVisit, doubleVisits, isComing, listVisits, nameVisit } from './asked-visits';
import { holdsNumber } from './dialled';
import { enquiryStatuses } from './fields';
import { askedReference, enquiryReference } from './id';
import { type InboxQuery, type InboxView, isDue, isNotMailed } from './inbox';
import type { Enquiry } from './schema';

/** Who looks at the inbox, and on which day (YYYY-MM-DD). */
export interface Seen {
  today: string;
  person: string;
}

/** Whether a person sees to an enquiry, or goes to one of its visits. */
function isOf(enquiry: Enquiry, person: string): boolean {
  const goes = listVisits(enquiry).some(({ assignedTo }) => assignedTo === person);
  return goes || enquiry.assignedTo === person;
}

function isListed(enquiry: Enquiry, show: string, { today, person }: Seen): boolean {
  if (show === 'due') return isDue(enquiry, today);
  if (show === 'visits') return isComing(enquiry, today);
  if (show === 'mine') return isOf(enquiry, person) && enquiry.status !== 'done';
  if (enquiry.spam || show === 'spam') return enquiry.spam && show === 'spam';
  if (show === 'owners') return enquiry.kind === 'owner';
  if (show === 'news') return enquiry.kind === 'news';
  if (show === 'failed') return isNotMailed(enquiry);
  // An unknown value matches everything.
  return !enquiryStatuses.some((status) => status === show) || enquiry.status === show;
}

/** What the search reads of an enquiry; `ownerText` has what an owner said, as people read it. */
function formatSearched(enquiry: Enquiry, ownerText: string): string {
  const { name, number, dialled, contactDialled, email, subject, message, propertyName } = enquiry;
  const lines = enquiry.thread.map(({ text }) => text);
  const said = [name, number, ...dialled, ...contactDialled, email, subject, message];
  const visited = listVisits(enquiry).map(({ property }) => property?.name);
  return [...said, propertyName, ...visited, ...lines, ownerText].join('\n').toLowerCase();
}

function hasReference(enquiry: Enquiry, reference: string): boolean {
  const homes = [
    ...listVisits(enquiry).map(({ property }) => property?.id),
    ...enquiry.thread.flatMap((line) => line.homes ?? []),
  ];
  return [
    enquiryReference(enquiry),
    askedReference(enquiry),
    ...homes.map((id) => (id === undefined ? '' : makeReference(id))),
  ].includes(reference);
}

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

interface Asked extends Seen {
  query: InboxQuery;
  understood: FoundProperties | null;
  formatOwner: (owner: NonNullable<Enquiry['owner']>) => string;
}

/**
 * The enquiries that match the search, possible spam too whatever is shown; the open one always stays. A text is found in
 * what an enquiry says; what it says of a home ("lakshmi 2bhk adyar") is asked of the home that she asked about. The person
 * goes before the home.
 */
function findEnquiries(enquiries: readonly Enquiry[], asked: Asked): Enquiry[] {
  const { query, understood, formatOwner } = asked;
  const words = splitWords(query.text);
  const reference = readReference(query.text);
  const homes = new Set(understood?.ids);
  const rest = understood?.rest.flatMap(splitWords) ?? [];
  const isFound = (enquiry: Enquiry): boolean => {
    if (enquiry.id === query.enquiry) return true;
    if (!isListed(enquiry, query.show, asked) && !(enquiry.spam && words.length > 0)) return false;
    if (words.length === 0) return true;
    if (reference !== null && hasReference(enquiry, reference)) return true;
    const { owner, propertyId } = enquiry;
    const text = formatSearched(enquiry, owner ? formatOwner(owner) : '');
    const hasAll = (some: readonly string[]) =>
      some.every((word) => text.includes(word) || holdsNumber(text, word));
    if (hasAll(words) || holdsNumber(text, query.text)) return true;
    return propertyId !== undefined && homes.has(propertyId) && hasAll(rest);
  };
  const found = enquiries.filter(isFound);
  if (query.show === 'visits') return found.sort(byVisit(asked.today));
  const isPerson = ({ name, number, email }: Enquiry) => {
    const text = [name, number, email].join('\n').toLowerCase();
    return words.some((word) => text.includes(word));
  };
  const rank = (enquiry: Enquiry) =>
    (words.length > 0 && !isPerson(enquiry) ? 2 : 0) + (isDue(enquiry, asked.today) ? 0 : 1);
  return found
    .map((enquiry) => ({ enquiry, rank: rank(enquiry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ enquiry }) => enquiry);
}

/** The first enquiries that a query finds, with what each of the filters `shows` would show. */
export function viewInbox(
  enquiries: readonly Enquiry[],
  asked: Asked & { limit: number | null; shows: readonly string[] },
): InboxView {
  const found = findEnquiries(enquiries, asked);
  const rows = takeRows(found, asked.limit);
  const isOpened = ({ id }: Enquiry) => id === asked.query.enquiry;
  const opened = rows.some(isOpened) ? null : (enquiries.find(isOpened) ?? null);
  const doubles = doubleVisits(enquiries);
  const count = (show: string) => enquiries.filter((one) => isListed(one, show, asked)).length;
  return {
    rows,
    opened,
    doubles: [...rows, ...(opened ? [opened] : [])].flatMap((enquiry) =>
      listVisits(enquiry)
        .map((visit) => nameVisit(enquiry.id, visit))
        .filter((name) => doubles.has(name)),
    ),
    found: found.length,
    total: enquiries.length,
    counts: Object.fromEntries(asked.shows.map((show) => [show, count(show)])),
  };
}
