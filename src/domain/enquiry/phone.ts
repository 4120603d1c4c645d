/** The shortest local numbers in use have six digits. */
export const minDigits = 6;

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
