import { referenceOf } from '../reference';
import type { Enquiry } from './schema';

/** Before the keys of possible spam among what was received. */
export const spamPrefix = 'spam-';

/**
 * The key under which an enquiry is received: its id. Those of possible spam, `spam-20260105T0400-<id>`, sort by time, so
 * that the oldest of a flood can be deleted unread. They hold no seconds: an impatient second click makes the same key.
 */
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
