import { readDay } from './day-text';

/** Crockford's digits: no I, L, O and U, so that a reference can be read out on the telephone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;
const bitsPerDigit = 5;

/** FNV-1a over UTF-16 units with the final mix of MurmurHash3, so that similar ids differ in all bits. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The permanent reference number of a record. It helps people find one, but two of 10,000 may share it. */
export function makeReference(id: string): string {
  const mixed = hash(id);
  return Array.from({ length }, (_, index) =>
    digits.charAt((mixed >>> (index * bitsPerDigit)) & 31),
  ).join('');
}

const typedReference = /^(?:REF(?:ERENCE)?(?:N0|NUMBER)?)?([0-9A-HJKMNP-TV-Z]{6})$/;

/** Whether a text is a number or a day such as spreadsheets make of an id or a reference: 4.6E+18, 01-03-2026. */
export function isAltered(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$|^\d{10,}$/i.test(text) || readDay(text) !== null;
}

/** The reference number that a person typed, such as "ref 7k3-qpd"; `null` for any other text. */
export function readReference(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return typedReference.exec(plain)?.[1] ?? null;
}
