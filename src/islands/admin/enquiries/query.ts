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

function isShown(enquiry: Enquiry, show: string, today: string): boolean {
  if (show === 'due') return isDue(enquiry, today);
  if (show === 'visits') return isComing(enquiry, today);
  if (enquiry.spam || show === 'spam') return enquiry.spam && show === 'spam';
  if (show === 'owners') return enquiry.kind === 'owner';
  if (show === 'failed') return describeDelivery(enquiry.delivery).isAlarm;
  // An unknown value matches everything.
  return !enquiryStatuses.some((status) => status === show) || enquiry.status === show;
}

function formatText(enquiry: Enquiry): string {
  const { name, number, dialled, email, subject, message, propertyName, note, owner } = enquiry;
  const owned = owner ? Object.values(ownerTexts(owner)) : [];
  return [name, number, ...dialled, email, subject, message, propertyName, note, ...owned]
    .join('\n')
    .toLowerCase();
}

function hasReference(enquiry: Enquiry, reference: string): boolean {
  return [enquiryReference(enquiry), askedReference(enquiry)].includes(reference);
}

/** The enquiries that match the search, possible spam too whatever is shown; the open one always stays. */
export function viewEnquiries(
  enquiries: readonly Enquiry[],
  query: InboxQuery,
  today: string,
): Enquiry[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const reference = readReference(query.text);
  const found = enquiries.filter((enquiry) => {
    if (enquiry.id === query.enquiry) return true;
    if (!isShown(enquiry, query.show, today) && !(enquiry.spam && words.length > 0)) return false;
    if (reference !== null && hasReference(enquiry, reference)) return true;
    const text = words.length === 0 ? '' : formatText(enquiry);
    return (
      words.every((word) => text.includes(word) || holdsNumber(text, word)) ||
      holdsNumber(text, query.text)
    );
  });
  if (query.show === 'visits') return found.sort(byVisit);
  return [
    ...found.filter((enquiry) => isDue(enquiry, today)),
    ...found.filter((enquiry) => !isDue(enquiry, today)),
  ];
}

/** Counts the enquiries that a filter would show. */
export function countShown(enquiries: readonly Enquiry[], show: string, today: string): number {
  return enquiries.filter((enquiry) => isShown(enquiry, show, today)).length;
}
