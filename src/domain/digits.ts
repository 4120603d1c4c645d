/** The value of a digit of any script, whose ten digits follow each other. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text whose digits of other scripts are 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, readDigit);
}

/** The digits of a text, 0 to 9. */
export function readDigits(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '');
}
