import { referenceOf } from '../reference';
import type { Enquiry } from './schema';

/** Before the keys of possible spam among what was received. */
export const spamPrefix = 'spam-';

/** The key of a received enquiry. Possible spam begins with its time, so that the oldest can be deleted unread. */
export function receivedKey({ id, createdAt, spam }: Pick<Enquiry, 'id' | 'createdAt' | 'spam'>) {
  return spam ? `${spamPrefix}${createdAt.slice(0, 16).replaceAll(/[-:]/g, '')}-${id}` : id;
}

/** The reference number of an enquiry. */
export function enquiryReference({ id }: Pick<Enquiry, 'id'>): string {
  return referenceOf(id);
}

/** The reference number of the property that an enquiry is about; '' where it names none by its id. */
export function askedReference({ propertyId }: Pick<Enquiry, 'propertyId'>): string {
  return propertyId === undefined ? '' : referenceOf(propertyId);
}
