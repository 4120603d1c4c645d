import examples from 'libphonenumber-js/mobile/examples';
import {
  findPhoneNumbersInText,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { makePhoneReader } from '../../../domain/phone-numbers';

/** What reads the telephone numbers of a form; it comes with the page. */
export const phoneReader = makePhoneReader(
  { findPhoneNumbersInText, getExampleNumber, parsePhoneNumberFromString },
  examples,
);
