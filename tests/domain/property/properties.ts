import type { Property, PropertySummary } from '../../../src/domain/property/schema';

/** A property with believable fields; a test names only what it is about. */
export function property(fields: Partial<PropertySummary> = {}): PropertySummary {
  return {
    _id: 'home-1',
    featured: false,
    name: 'Sunlit Corner Flat',
    address: '12, 3rd Street, Anna Nagar West, Chennai 600040',
    price: '25,000',
    propertySize: '1,200',
    bedrooms: '2 BHK',
    bathrooms: '2',
    status: 'Available',
    category: 'Apartment',
    fStatus: 'Semi Furnished',
    parking: '2 Wheeler',
    gatedSecurity: true,
    lift: true,
    water: true,
    veg: false,
    pets: false,
    date: '2025-03-01T10:00:00.000Z',
    maintenance: '',
    availableFrom: '',
    confirmedAt: '',
    letTo: [],
    waterSource: [],
    images: ['/assets/images/default.jpg'],
    ...fields,
  };
}

/** The same with all the fields of a stored record. */
export function storedHome(fields: Partial<Property> = {}): Property {
  return {
    ...property(),
    floor: '2',
    facing: 'East',
    propertyDes: 'Two bedrooms above a quiet street.\nCorporation water.',
    balcony: '1',
    features: 'Balcony, Power backup',
    googleLocation: 'https://maps.app.goo.gl/AbCdEf123',
    vParking: 'Yes',
    power: 'Inverter',
    fireSafety: true,
    areaType: '',
    totalFloors: '',
    advance: '',
    otherCharges: '',
    brokerage: '',
    noticeMonths: '',
    version: 'v1',
    createdAt: '2025-03-01T10:00:00.000Z',
    updatedAt: '2025-03-02T10:00:00.000Z',
    ...fields,
  };
}
