import { inbox } from '../../../content/admin/inbox';
import { ownedText } from '../../../content/enquiries/owner';
import { referenceText } from '../../../content/properties/reference';
import { askedReference } from '../../../domain/enquiry/id';
import type { Enquiry } from '../../../domain/enquiry/schema';

function formatSource({ kind, source }: Enquiry): string {
  if (kind === 'owner') return inbox.owner;
  if (kind === 'news') return inbox.wantsNews;
  if (source !== 'form') return inbox.sources[source];
  return kind === 'contact' ? inbox.contactForm : '';
}

/** In short what an enquiry is: "Owner: plot, KK Nagar, Madurai", "Palm Villa", "Telephone: Palm Villa". */
export function formatAbout(enquiry: Enquiry): string {
  const { owner, propertyName } = enquiry;
  const reference = askedReference(enquiry);
  const property = propertyName || (reference && referenceText(reference));
  return [formatSource(enquiry), owner ? ownedText(owner) : property].filter(Boolean).join(': ');
}
