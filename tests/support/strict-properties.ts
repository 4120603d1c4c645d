import type {
  Property,
  PropertyInput,
  PropertyPatch,
  PropertySummary,
} from '../../src/domain/property/schema';
import type { FetchLimits } from '../../src/server/store/bounded-fetch';
import { Collection, type CollectionEdges } from '../../src/server/store/collection';
import { openStore } from '../../src/server/store/open';
import { propertyKind } from '../../src/server/records/properties';
import type { StrictStore } from './strict-store';

/** The limits of a store call, a hundredth of the real ones where only the waiting counts. */
export const fastLimits: FetchLimits = { tries: 3, perTry: 60, inAll: 180, pause: 1 };

export type Properties = Collection<PropertyInput, PropertyPatch, Property, PropertySummary>;

/** The collection of properties as in a fresh process, with quick retries. */
export function openProperties(edges: CollectionEdges = {}): Properties {
  const open: CollectionEdges['open'] = (name) =>
    openStore(name, { ...fastLimits, perTry: 2_000, inAll: 6_000 });
  return new Collection(propertyKind, { open, ...edges });
}

/** A property that passes the schema. */
export function sampleProperty(fields: Partial<PropertyInput> = {}): PropertyInput {
  return {
    featured: false,
    name: 'Sunrise Residency, Anna Nagar',
    floor: '2nd',
    facing: 'East',
    price: '25000',
    propertySize: '1200',
    propertyDes: 'Bright corner flat, ten minutes on foot from the metro.',
    address: '12 Third Avenue, Anna Nagar, Chennai 600040',
    images: ['/assets/images/default.jpg'],
    bedrooms: '2',
    bathrooms: '2',
    status: 'Available',
    balcony: '1',
    fStatus: 'Semi Furnished',
    category: 'Apartment',
    gatedSecurity: true,
    lift: true,
    water: true,
    veg: false,
    pets: false,
    parking: '4 Wheeler',
    features: 'Modular kitchen, Wardrobes',
    googleLocation: '',
    vParking: 'Yes',
    power: '',
    fireSafety: true,
    maintenance: '',
    availableFrom: '',
    confirmedAt: '',
    letTo: [],
    waterSource: [],
    areaType: '',
    totalFloors: '',
    advance: '',
    otherCharges: '',
    brokerage: '',
    noticeMonths: '',
    ...fields,
  };
}

/** The records that are not in the trash, read past the collection, as `id@version`. */
export function trueVersions(store: StrictStore): string[] {
  return [...store.values('local-properties').values()]
    .map((value) => value as Property)
    .filter((record) => record.deletedAt === undefined)
    .map((record) => `${record._id}@${record.version}`)
    .sort();
}

/** What a list returns, as `id@version`. */
export async function listedVersions(properties: Properties): Promise<string[]> {
  return (await properties.list()).map(({ _id, version }) => `${_id}@${version}`).sort();
}
