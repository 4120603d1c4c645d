import { makePhoneReader, type PhoneReader } from '../domain/phone-numbers';

/** What reads telephone numbers; its library is loaded with the first of them, not when a function starts. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const [library, { default: examples }] = await Promise.all([
    import('libphonenumber-js/max'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  return makePhoneReader(library, examples);
}
