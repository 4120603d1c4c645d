import type { Property, PropertyEntry, PropertyInput } from '../../src/domain/property/schema';
import { propertyKind } from '../../src/server/records/properties';
import { Records } from '../../src/server/records/records';
import { blankInput } from './property';
import type { StrictStore } from './strict-store';

export type Properties = Records<Property, PropertyEntry>;

/** The properties as another instance of a function has them. */
export function openProperties(): Properties {
  return new Records(propertyKind);
}

/** A property that passes the schema. */
export function sampleProperty(fields: Partial<PropertyInput> = {}): PropertyInput {
  return blankInput({
    name: 'Sunrise Residency, Anna Nagar',
    floor: '2nd',
    facing: 'East',
    propertyDes: 'Bright corner flat, ten minutes on foot from the metro.',
    address: '12 Third Avenue, Anna Nagar, Chennai 600040',
    images: ['/assets/images/default.jpg'],
    balcony: '1',
    fStatus: 'Semi Furnished',
    gatedSecurity: true,
    lift: true,
    water: true,
    parking: '4 Wheeler',
    features: 'Modular kitchen, Wardrobes',
    vParking: 'Yes',
    ...fields,
  });
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

/** What a list returns, as `id@version`. */
export async function listedVersions(properties: Properties): Promise<string[]> {
  return (await properties.list()).map(({ _id, version }) => `${_id}@${version}`).sort();
}
