import { describe, expect, it } from 'vitest';
import { referToCompany } from '../../../src/components/structured-data/company';
import { describeProperty } from '../../../src/components/structured-data/listing';
import { addDays } from '../../../src/domain/date';
import type { Property } from '../../../src/domain/property/schema';
import { storedHome } from '../../domain/property/properties';
import { root, today } from './things';

const listing = (fields: Partial<Property>, day = today) =>
  describeProperty(storedHome(fields), day, root);
const offer = (fields: Partial<Property>) => listing(fields).offers;
const dwelling = (fields: Partial<Property>) => listing(fields).mainEntity;

describe('the offer of a property', () => {
  it.each([
    ['25,000', 25_000],
    ['1.5 lakh', 150_000],
    ['Negotiable', undefined],
    ['20,000 + maintenance', undefined],
    ['18,000 - 22,000', undefined],
  ])('%s is a rent of %s rupees a month', (price, amount) => {
    const rent = { '@type': 'UnitPriceSpecification', priceCurrency: 'INR', unitCode: 'MON' };
    expect(offer({ price }).priceSpecification).toEqual(amount && { ...rent, price: amount });
  });

  it.each([
    ['Available', 'InStock'],
    ['Occupied', 'SoldOut'],
  ] as const)('%s is %s', (status, availability) => {
    expect(offer({ status })).toMatchObject({
      availability: `https://schema.org/${availability}`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      seller: referToCompany(root),
    });
  });

  it('an occupied home that is free from a day is offered from then on', () => {
    const availableFrom = addDays(today, 1);
    expect(offer({ status: 'Occupied', availableFrom })).toMatchObject({
      availability: 'https://schema.org/InStock',
      availabilityStarts: availableFrom,
    });
  });

  it('nothing is said of a home from which nobody can tell when it can be had', () => {
    expect(offer({ availableFrom: 'After Pongal' })).not.toHaveProperty('availability');
  });

  const dayAfter = addDays(today, 1);
  it.each([
    [dayAfter, dayAfter],
    [dayAfter.split('-').reverse().join('/'), dayAfter],
    [today, undefined],
    ['After Pongal', undefined],
  ])('available from %j, it begins on %s', (availableFrom, day) => {
    expect(offer({ availableFrom }).availabilityStarts).toBe(day);
  });
});

it.each([
  [14, 'Available', '2026-02-10'],
  [15, 'Available', undefined],
  [1, 'Occupied', undefined],
] as const)('%i days after its check, %s: reviewed %s', (days, status, day) => {
  const checkedOn = '2026-02-10';
  const { lastReviewed } = listing({ checkedOn, status }, addDays(checkedOn, days));
  expect(lastReviewed).toBe(day);
});

describe('the dwelling', () => {
  it.each([
    ['Apartment', 'Apartment'],
    ['Independent House/Villa', 'House'],
    ['Gated Community Villa', 'SingleFamilyResidence'],
  ] as const)('%s is a %s', (category, type) => {
    expect(dwelling({ category })['@type']).toBe(type);
  });

  it('has its rooms, size, place, rules and features', () => {
    const fields = { parking: '4 Wheeler', water: false, pets: true } as const;
    const supply: Partial<Property> = {
      waterSource: ['metro', 'tanker'],
      waterTaste: ['sweet'],
      flood: 'street dry',
      backupFor: ['lift backup'],
    };
    expect(dwelling({ ...fields, ...supply })).toMatchObject({
      numberOfRooms: 2,
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 2,
      floorLevel: '2',
      floorSize: { value: 1_200, unitCode: 'FTK' },
      petsAllowed: true,
      address: { streetAddress: '12, 3rd Street, Anna Nagar West', postalCode: '600040' },
      amenityFeature: [
        'Gated Security',
        'Lift',
        'Fire Safity',
        'Parking Facility: 4 Wheeler',
        'Water source: Metro water, Tanker',
        'Sweet or salt: Sweet water',
        'Power backup for: Lift',
        'Balcony',
        'Power backup',
      ].map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    });
  });

  it.each([
    ['1,200 sq.ft', 1_200],
    ['980', 980],
    ['1,200 – 1,500', undefined],
    ['2 grounds', undefined],
    ['large', undefined],
  ])('of the size %j it says %s sqft', (propertySize, value) => {
    expect(dwelling({ propertySize }).floorSize?.value).toBe(value);
  });

  it('says nothing of what is not stated', () => {
    const fields = { gatedSecurity: '', lift: '', water: '', parking: '', pets: '' } as const;
    const said = dwelling({ ...fields, fireSafety: '', features: '', category: '' });
    expect(said['@type']).toBe('Accommodation');
    for (const name of ['petsAllowed', 'amenityFeature', 'accommodationCategory'])
      expect(said).not.toHaveProperty(name);
  });

  it('keeps half rooms and omits half bathrooms, which must be whole numbers', () => {
    const rooms = dwelling({ bedrooms: '2.5 BHK', bathrooms: '1.5' });
    expect(rooms).toMatchObject({ numberOfRooms: 2.5 });
    expect(rooms).not.toHaveProperty('numberOfBathroomsTotal');
  });

  it('shows its pictures at absolute addresses, and no videos', () => {
    const images = ['https://youtu.be/abcdefghijk', '/api/image/a', 'https://p.example/b.jpg'];
    expect(dwelling({ images }).image).toEqual([`${root}api/image/a`, 'https://p.example/b.jpg']);
  });
});
