import { makeReference } from '../reference';
import type { Enquiry } from './schema';

/** The reference number of an enquiry. */
export function enquiryReference({ id }: Pick<Enquiry, 'id'>): string {
  return makeReference(id);
}

/** The reference number of the property that an enquiry is about; '' where it names none by its id. */
export function askedReference({ propertyId }: Pick<Enquiry, 'propertyId'>): string {
  return propertyId === undefined ? '' : makeReference(propertyId);
}
