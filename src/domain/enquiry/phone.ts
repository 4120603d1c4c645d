/** The shortest local numbers in use have six digits. */
const minDigits = 6;

/** A number as typed or pasted, without invisible characters and with plain dashes and spaces. */
export function cleanNumber(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a number has enough digits to be called; nothing else is checked, since people write numbers in many ways. */
export function canBeDialled(number: string): boolean {
  return number.replace(/\P{Nd}/gu, '').length >= minDigits;
}

/** India's country code; a number without one is Indian if it is as long as Indian ones. */
const homeCode = '91';
const nationalLength = 10;
/** Digits of a number with its country code (E.164). */
const minFullDigits = 8;
const maxFullDigits = 15;

/**
 * The digits of a number as typed by a visitor, with the country code and without a plus. `null` for nonsense,
 * and for a number without a code that is not a whole Indian one: "2345 6789" could be anywhere.
 */
export function internationalNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const hasCode = text.trim().startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/^0+/, '');
  // People keep the zero of the national number: "+91 (0) 98400 12345".
  const national = bare.startsWith(homeCode) ? bare.slice(homeCode.length).replace(/^0+/, '') : '';
  if (national.length === nationalLength) return homeCode + national;
  if (!hasCode) return bare.length === nationalLength ? homeCode + bare : null;
  return bare.length >= minFullDigits && bare.length <= maxFullDigits ? bare : null;
}

/** A number within a text: digits, and what people put between them. */
const numberPattern = /\+?\d[\d ().\u2013-]*\d/g;
/** What a search for a number may hold. */
const typedPattern = /^[\d\s+().\u2013-]+$/;
/** Fewer digits occur in too many numbers. */
const minTypedDigits = 4;

/** Whether a text holds the typed number, or the typed part of one, however both are written. */
export function holdsNumber(text: string, typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  // The zero before a number is dialled within the country only.
  const parts = [digits, digits.replace(/^0+/, '')].filter(
    ({ length }) => length >= minTypedDigits,
  );
  if (parts.length === 0 || !typedPattern.test(typed)) return false;
  return (text.match(numberPattern) ?? []).some((number) => {
    const held = internationalNumber(number) ?? number.replace(/\D/g, '');
    return parts.some((part) => held.includes(part));
  });
}
