import type { PhoneNumber } from 'libphonenumber-js/max';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const home = 'IN';

/** The value of a digit of any script, whose ten digits follow each other. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

const withPlainDigits = (text: string) => text.replace(/\p{Nd}/gu, valueOf);
const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '');

function readable(text: string): string {
  return (
    withPlainDigits(text)
      .replace(/\p{Cf}/gu, '')
      // A WhatsApp link has the country code without a plus.
      .replace(/(?:wa\.me\/|[?&]phone=)\+?(?=\d)/gi, ' +')
      // "Mob9840012345"
      .replace(/(\p{L})(?=\d)/gu, '$1 ')
      // What follows a comma would be an extension.
      .replace(/[,;]/g, '\n')
  );
}

/** The library is slow, and most texts have no seven digits near each other. */
const mayHaveNumber = /\d(?:[^\p{L}\n]{0,4}\d){6}/u;

/** The telephone numbers in a text, each once: of India, or of any country by its code. */
export function numbersIn(text: string): PhoneNumber[] {
  const plain = readable(text);
  if (!mayHaveNumber.test(plain)) return [];
  const found = findPhoneNumbersInText(plain, home).map(({ number }) => number);
  return [...new Map(found.map((number) => [number.number, number])).values()];
}

/** The numbers of a field for one; people abroad leave out the plus before their country's code. */
export function numbersOf(field: string): PhoneNumber[] {
  const found = numbersIn(field);
  const abroad = parsePhoneNumberFromString(`+${digitsOf(field)}`);
  return found.length === 0 && abroad?.isValid() ? [abroad] : found;
}

const numberPattern = /\+?\d[\d ().\u2013-]*\d/g;
const typedPattern = /^[\d\s+().\u2013-]+$/;
/** Fewer digits occur in too many numbers. */
const minTypedDigits = 4;

/** Whether a text holds the typed number, or the typed part of one, however both are written. */
export function holdsNumber(text: string, typed: string): boolean {
  if (!typedPattern.test(withPlainDigits(typed))) return false;
  const digits = digitsOf(typed);
  // The zero before a number is dialled within its country only, and the country's code may be left out.
  const parts = [
    digits,
    digits.replace(/^0+/, ''),
    ...numbersOf(typed).map(({ nationalNumber }) => nationalNumber),
  ].filter(({ length }) => length >= minTypedDigits);
  return (withPlainDigits(text).match(numberPattern) ?? []).some((number) =>
    parts.some((part) => digitsOf(number).includes(part)),
  );
}
