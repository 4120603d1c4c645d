import { referenceOf } from '../reference';
import type { Enquiry } from './schema';

/** How enquiries are named: by a UUID, in quarantine with the minute before it. */

const minutePattern = /^\d{8}T\d{4}-/;

/**
 * The key of an enquiry in quarantine, which is its id there: `20260105T0400-<id>`. It holds
 * no seconds, so that an impatient second click makes the same key.
 */
export function quarantineKey({ id, createdAt }: Pick<Enquiry, 'id' | 'createdAt'>): string {
  return `${createdAt.slice(0, 16).replaceAll(/[-:]/g, '')}-${id}`;
}

/** Whether an id is that of an enquiry in quarantine. */
export function isQuarantineKey(id: string): boolean {
  return minutePattern.test(id);
}

/** The id that an enquiry has outside of quarantine. */
export function plainId(id: string): string {
  return id.replace(minutePattern, '');
}

/** The reference number of an enquiry: in quarantine and after its release the one that its sender was told. */
export function enquiryReference({ id }: Pick<Enquiry, 'id'>): string {
  return referenceOf(plainId(id));
}

/** The reference number of the property that an enquiry is about; '' where it names none by its id. */
export function askedReference({ propertyId }: Pick<Enquiry, 'propertyId'>): string {
  return propertyId === undefined ? '' : referenceOf(propertyId);
}
