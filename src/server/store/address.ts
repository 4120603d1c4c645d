import type { StoreName } from './key-value-store';

const regions = [
  'us-east-1',
  'us-east-2',
  'eu-central-1',
  'ap-southeast-1',
  'ap-southeast-2',
] as const;
type Region = (typeof regions)[number];

/** Nearest to Chennai. */
export const defaultRegion: Region = 'ap-southeast-1';

/** Where the data lives; throws when `BLOBS_REGION` names no region of the platform. */
export function regionFrom(setting: string | null): Region {
  if (!setting) return defaultRegion;
  const region = regions.find((known) => known === setting);
  if (!region) {
    throw new Error(`BLOBS_REGION names no region; set it to one of ${regions.join(', ')}.`);
  }
  return region;
}

/** The names that the first release gave on the platform; data stored then must still be found. */
const platformNames: Partial<Record<StoreName, string>> = { enquiries: 'leads' };

/** The store's name on the platform: all contexts share the site's stores, so only production uses it bare. */
export function storeNameIn(context: string, store: StoreName): string {
  const name = platformNames[store] ?? store;
  if (context === 'production') return name;
  const label = context.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  return `${label.slice(0, 40)}-${name}`;
}

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

/** The key itself; throws `InvalidStoreKey` on one that is not safe. */
export function checkedKey(key: string): string {
  if (!isStoreKey(key)) throw new InvalidStoreKey(key);
  return key;
}
