import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/date';
import { realEstateListing } from '../../../src/domain/structured-data/listing';
import type { Property } from '../../../src/domain/property/schema';
import { storedHome } from '../property/properties';
import { company, listingPage, root } from './things';

const listing = (fields: Partial<Property> = {}) =>
  realEstateListing(storedHome(fields), listingPage);
const offer = (fields: Partial<Property>) => listing(fields).offers;
const dwelling = (fields: Partial<Property>) => listing(fields).mainEntity;

describe('the offer of a property', () => {
  it.each([
    ['25,000', 25_000],
    ['₹25,000/-', 25_000],
    ['1.5 lakh', 150_000],
    ['Rs. 32000 per month', 32_000],
  ])('%s is a rent of %d rupees a month', (price, amount) => {
    expect(offer({ price }).priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'INR',
      unitCode: 'MON',
    });
  });

  it.each(['Negotiable', '20,000 + maintenance', '18,000 - 22,000', 'On request'])(
    '"%s" is not a price',
    (price) => expect(offer({ price }).priceSpecification).toBeUndefined(),
  );

  it.each([
    ['Available', 'InStock'],
    ['Occupied', 'SoldOut'],
  ] as const)('%s is %s', (status, availability) => {
    expect(offer({ status })).toMatchObject({
      availability: `https://schema.org/${availability}`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      seller: company,
    });
  });
});

describe('the day on which a property was confirmed as available', () => {
  const reviewed = (days: number, fields: Partial<Property> = {}) =>
    realEstateListing(storedHome({ confirmedAt: '2026-02-10', ...fields }), {
      ...listingPage,
      today: addDays('2026-02-10', days),
    });

  it.each([
    [-1, undefined],
    [0, '2026-02-10'],
    [13, '2026-02-10'],
    [14, '2026-02-10'],
    [15, undefined],
    [30, undefined],
    [31, undefined],
  ])('after %i days is %s, and the offer stays', (days, expected) => {
    expect(reviewed(days).lastReviewed).toBe(expected);
    expect(reviewed(days).offers.availability).toBe('https://schema.org/InStock');
  });

  it('is not given of an occupied one', () => {
    expect(reviewed(1, { status: 'Occupied' })).not.toHaveProperty('lastReviewed');
  });
});

describe('the day from which a property is free', () => {
  // The page's day of these tests.
  const { today } = listingPage;
  const dayAfter = addDays(today, 1);
  it.each([
    [dayAfter, dayAfter],
    [dayAfter.split('-').reverse().join('/'), dayAfter],
    [today, undefined],
    ['Now', undefined],
    ['After Pongal', undefined],
    ['', undefined],
  ])('%j is %s', (availableFrom, day) => {
    expect(offer({ availableFrom }).availabilityStarts).toBe(day);
  });
});

describe('the dwelling', () => {
  it('names where its water comes from, where that is stated', () => {
    const names = (fields: Partial<Property>) =>
      (dwelling(fields).amenityFeature ?? []).map(({ name }) => name);
    expect(names({ waterSource: ['metro', 'tanker'] })).toContain(
      `${listingPage.labels.waterSource}: Metro water, Tanker`,
    );
    expect(JSON.stringify(names({ waterSource: [] }))).not.toMatch(/Metro|undefined/);
  });

  it.each([
    ['Apartment', 'Apartment'],
    ['Independent House/Villa', 'House'],
    ['Gated Community Villa', 'SingleFamilyResidence'],
  ] as const)('%s is a %s', (category, type) => {
    expect(dwelling({ category })['@type']).toBe(type);
  });

  it('has its rooms, size, place, rules and features', () => {
    expect(dwelling({ parking: '4 Wheeler', lift: true, water: false, pets: true })).toMatchObject({
      numberOfRooms: 2,
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 2,
      floorLevel: '2',
      floorSize: { value: 1_200, unitCode: 'FTK' },
      petsAllowed: true,
      address: {
        streetAddress: '12, 3rd Street, Anna Nagar West',
        addressLocality: 'Chennai',
        addressRegion: 'Tamil Nadu',
        postalCode: '600040',
        addressCountry: 'IN',
      },
      amenityFeature: [
        'Gated Security',
        'Lift',
        'Fire Safity',
        'Parking Facility: 4 Wheeler',
        'Balcony',
        'Power backup',
      ].map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    });
  });

  it('half rooms are kept, half bathrooms are omitted, since they must be whole numbers', () => {
    const home = dwelling({ bedrooms: '2.5 BHK', bathrooms: '1.5' });
    expect(home).toMatchObject({ numberOfRooms: 2.5 });
    expect(home).not.toHaveProperty('numberOfBathroomsTotal');
  });

  it('shows its pictures at absolute addresses, and no videos', () => {
    const images = ['https://youtu.be/abcdefghijk', '/api/image/a', 'https://p.example/b.jpg'];
    expect(dwelling({ images }).image).toEqual([`${root}api/image/a`, 'https://p.example/b.jpg']);
  });
});
