import type { Property, PropertyEntry, PropertyRecord } from '../../src/domain/property/schema';
import { propertyKind } from '../../src/server/records/properties';
import { Records } from '../../src/server/records/records';
import type { StrictStore } from './strict-store';

export type Properties = Records<PropertyRecord, PropertyEntry, Property>;

export function openProperties(): Properties {
  return new Records(propertyKind);
}

/** The records that are not in the trash, read past the site's own code, as `id@version`. */
export function trueVersions(store: StrictStore): string[] {
  return store
    .documentRecords('properties')
    .map((value) => value as Property)
    .filter((record) => record.deletedAt === undefined)
    .map((record) => `${record._id}@${record.version}`)
    .sort();
}

/** The records of a list, as `id@version`. */
export async function listedVersions(properties: Properties): Promise<string[]> {
  return (await properties.listPresent()).map(({ _id, version }) => `${_id}@${version}`).sort();
}
