import type { PropertySummary } from '../../../src/domain/property/schema';

/** A property with the given fields; the others as in the form. */
export function property(fields: Partial<PropertySummary> & { _id: string }): PropertySummary {
  return {
    featured: false,
    name: `Home ${fields._id}`,
    address: '2nd Avenue, Anna Nagar, Chennai 600040',
    price: '25000',
    propertySize: '1200',
    bedrooms: '2',
    bathrooms: '2',
    status: 'Available',
    category: 'Apartment',
    fStatus: 'Not Furnished',
    parking: 'None',
    gatedSecurity: false,
    lift: false,
    water: false,
    veg: false,
    pets: false,
    date: '2026-01-15T06:00:00.000Z',
    maintenance: '',
    availableFrom: '',
    confirmedAt: '',
    letTo: [],
    waterSource: [],
    images: [],
    ...fields,
  };
}

/** That many properties, newest first. */
export function properties(
  count: number,
  fields: Partial<PropertySummary> = {},
): PropertySummary[] {
  return Array.from({ length: count }, (_, index) =>
    property({ ...fields, _id: `home-${index + 1}` }),
  );
}
