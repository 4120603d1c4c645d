import { featureColumns } from '../property/features';
import { readArea, readCount } from '../property/measure';
import type { Property } from '../property/schema';
import type { Category } from '../property/vocabulary';
import { postalAddress, type PostalAddress } from './postal-address';

/** The features that have a field of their own, with the words for them. */
export type AmenityLabels = Readonly<
  Record<'gatedSecurity' | 'lift' | 'water' | 'parking' | 'fireSafety', string>
>;

interface Amenity {
  readonly '@type': 'LocationFeatureSpecification';
  readonly name: string;
  readonly value: true;
}

interface FloorSize {
  readonly '@type': 'QuantitativeValue';
  readonly value: number;
  /** UN/CEFACT Recommendation 20: square foot. */
  readonly unitCode: 'FTK';
  readonly unitText: 'sqft';
}

export interface Residence {
  readonly '@type': 'Apartment' | 'House' | 'SingleFamilyResidence';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly accommodationCategory: string;
  readonly address: PostalAddress;
  readonly image?: readonly string[] | undefined;
  readonly numberOfRooms?: number | undefined;
  readonly numberOfBedrooms?: number | undefined;
  readonly numberOfBathroomsTotal?: number | undefined;
  readonly floorLevel?: string | undefined;
  readonly floorSize?: FloorSize | undefined;
  readonly petsAllowed: boolean;
  readonly amenityFeature?: readonly Amenity[] | undefined;
}

const types: Readonly<Record<Category, Residence['@type']>> = {
  Apartment: 'Apartment',
  'Independent House/Villa': 'House',
  'Gated Community Villa': 'SingleFamilyResidence',
};

const flags = ['gatedSecurity', 'lift', 'water', 'fireSafety'] as const;

function amenities(home: Property, labels: AmenityLabels): Amenity[] {
  const names = flags.filter((flag) => home[flag]).map((flag) => labels[flag]);
  if (home.parking !== 'None') names.push(`${labels.parking}: ${home.parking}`);
  names.push(...featureColumns(home.features).flat());
  return [...new Set(names)].map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
}

function floorSize(size: string): FloorSize | undefined {
  const value = readArea(size);
  return value === null
    ? undefined
    : { '@type': 'QuantitativeValue', value, unitCode: 'FTK', unitText: 'sqft' };
}

function wholeNumber(text: string): number | undefined {
  const count = readCount(text);
  return count !== null && Number.isInteger(count) ? count : undefined;
}

function unlessEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** What is let: the dwelling itself. Numbers that the record gives as words are left out. */
export function residence(
  home: Property,
  url: string,
  pictures: readonly string[],
  labels: AmenityLabels,
): Residence {
  const bedrooms = readCount(home.bedrooms) ?? undefined;
  return {
    '@type': types[home.category],
    '@id': `${url}#home`,
    name: home.name,
    url,
    accommodationCategory: home.category,
    address: postalAddress(home.address),
    image: unlessEmpty(pictures),
    // The page says "No. of Rooms" for the bedrooms, and so do the portals.
    numberOfRooms: bedrooms,
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: wholeNumber(home.bathrooms),
    floorLevel: home.floor || undefined,
    floorSize: floorSize(home.propertySize),
    petsAllowed: home.pets,
    amenityFeature: unlessEmpty(amenities(home, labels)),
  };
}
