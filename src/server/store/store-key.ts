/** Text that names no single place in a store; never sent. */
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

/** The key itself; throws `InvalidStoreKey` on one that is not safe. */
export function checkedKey(key: string): string {
  if (!isStoreKey(key)) throw new InvalidStoreKey(key);
  return key;
}
