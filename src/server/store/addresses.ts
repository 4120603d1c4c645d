import type { StoreName } from './key-value-store';

const regions = [
  'us-east-1',
  'us-east-2',
  'eu-central-1',
  'ap-southeast-1',
  'ap-southeast-2',
] as const;
type Region = (typeof regions)[number];

/** The region nearest to Chennai. */
export const defaultRegion: Region = 'ap-southeast-1';

/** Where the data lives; throws when `BLOBS_REGION` names no region of the platform. */
export function regionFrom(setting: string | null): Region {
  if (!setting) return defaultRegion;
  const region = regions.find((known) => known === setting);
  if (!region)
    throw new Error(`BLOBS_REGION names no region; set it to one of ${regions.join(', ')}.`);
  return region;
}

/** The store's name on the platform: all contexts share the site's stores, so only production uses it bare. */
export function storeNameIn(context: string, store: StoreName): string {
  if (context === 'production') return store;
  const label = context.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  return `${label.slice(0, 40)}-${store}`;
}
