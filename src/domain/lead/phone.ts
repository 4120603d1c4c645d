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
