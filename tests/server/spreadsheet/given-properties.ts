import type { Property } from '../../../src/domain/property/schema';

/** A property as it is stored. */
export function property(fields: Partial<Property> = {}): Property {
  return {
    _id: 'home-1',
    date: '2026-01-05T20:00:00.000Z',
    version: 'v1',
    createdAt: '2026-01-05T20:00:00.000Z',
    updatedAt: '2026-01-05T20:00:00.000Z',
    featured: true,
    name: 'Corner flat in Adyar',
    floor: 'Ground and first',
    facing: 'East',
    price: '32000',
    propertySize: '1,150 sqft',
    propertyDes: 'Bright.\n\nFive minutes from the beach.',
    address: 'First Street, Adyar, Chennai 600020',
    images: ['https://example.com/w_400,h_300/one.jpg', '/assets/images/two.jpg'],
    bedrooms: '2.5',
    bathrooms: '2',
    status: 'Occupied',
    balcony: '007',
    fStatus: 'Semi Furnished',
    category: 'Gated Community Villa',
    gatedSecurity: true,
    lift: false,
    water: true,
    veg: false,
    pets: true,
    parking: '2 Wheeler',
    features: 'Wardrobes, Sea view',
    googleLocation: '',
    vParking: 'No',
    power: '',
    fireSafety: false,
    ...fields,
  };
}
