const regions = [
  'us-east-1',
  'us-east-2',
  'eu-central-1',
  'ap-southeast-1',
  'ap-southeast-2',
] as const;
export type Region = (typeof regions)[number];

/** Nearest to Chennai. */
export const defaultRegion: Region = 'ap-southeast-1';

/** Where the data lives; throws when `BLOBS_REGION` names no region of the platform. */
export function regionFrom(setting: string | undefined): Region {
  if (!setting) return defaultRegion;
  const region = regions.find((known) => known === setting);
  if (!region) {
    throw new Error(`BLOBS_REGION is "${setting}"; set it to one of ${regions.join(', ')}.`);
  }
  return region;
}
