import type { EnquiryInput } from '../../domain/enquiry/schema';
import { readDialled } from '../../domain/phone-numbers';
import { loadPhoneReader } from '../phone-numbers';

type Asked = Pick<EnquiryInput, 'number'> & Partial<Pick<EnquiryInput, 'zone' | 'owner'>>;

/**
 * How the numbers of an enquiry are dialled, each once and the likeliest first: one without a country's code may be of the
 * country of the browser's time zone, of the answer to "Where do you live", or of India. [] where none can be read.
 */
export async function findDialled({ number, zone, owner }: Asked): Promise<string[]> {
  if (number === '') return [];
  try {
    // Their libraries are large, and an enquiry is stored in any case.
    const phones = await loadPhoneReader();
    const { findCountries } = await import('./countries');
    return readDialled(number, findCountries(zone, owner?.residence), phones);
  } catch (cause) {
    console.warn('An enquiry is received without knowing how its number is dialled.', cause);
    return [];
  }
}
