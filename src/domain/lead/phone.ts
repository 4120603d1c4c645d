/** India's country code; numbers without one are taken for Indian. */
const homeCode = '91';
const nationalLength = 10;
/** The shortest and longest numbers of the world with their country code (E.164). */
const shortest = 8;
const longest = 15;

/** The digits of a number as typed by a visitor, with the country code and without a plus; `null` for nonsense. */
export function internationalNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const hasCode = text.trim().startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/^0+/, '');
  const number = !hasCode && bare.length === nationalLength ? homeCode + bare : bare;
  return number.length >= shortest && number.length <= longest ? number : null;
}

/** With fewer digits nobody can be called back; the shortest local numbers in use have six. */
const fewestDigits = 6;

/** A number as typed or pasted without what nobody sees: invisible characters go, every dash and space is the plain one. */
export function cleanNumber(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a number has digits enough for a way to reply; more is not asked, since people write numbers in many ways. */
export function canBeDialled(number: string): boolean {
  return number.replace(/\P{Nd}/gu, '').length >= fewestDigits;
}
