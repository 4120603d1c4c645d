import { hashSecret } from '../secrets';

/** A text that is not a safe key of a store; it is never sent. */
export class InvalidStoreKey extends Error {
  constructor(key: string) {
    super(
      `A store key has letters, digits, "_", "-", "." and ":" between slashes, not ${JSON.stringify(key)}.`,
    );
    this.name = 'InvalidStoreKey';
  }
}

const pattern = /^[A-Za-z0-9][A-Za-z0-9_.:-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.:-]*)*$/;

/** Whether a key is safe: keys go into the address unescaped, where `../`, `?` or `%2e` would reach other stores. */
export function isStoreKey(key: string): boolean {
  return key.length <= 600 && pattern.test(key);
}

/** Throws `InvalidStoreKey` if a key is not safe. */
export function checkKey(key: string): void {
  if (!isStoreKey(key)) throw new InvalidStoreKey(key);
}

const timePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** A moment as part of a key, in UTC; keys sort as the moments do. */
export function timeKey(moment: Date): string {
  return moment.toISOString().replace(/[-:.]/g, '');
}

/** The moment of such a key in milliseconds, or `NaN`. */
export function timeOfKey(text: string): number {
  return Date.parse(text.replace(timePattern, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** A UUID (version 8) of the given words; the same words give the same one. */
export function makeUuid(...words: string[]): string {
  const hex = hashSecret(JSON.stringify(words));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
