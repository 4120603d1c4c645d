import { describe, expect, it } from 'vitest';
import { storedProperty } from '../../../src/domain/property/record';
import { storedHome } from './properties';

it('a current record is read unchanged', () => {
  const trashed = storedHome({ deletedAt: '2025-04-01T00:00:00.000Z' });
  expect(storedProperty(JSON.parse(JSON.stringify(storedHome())))).toEqual(storedHome());
  expect(storedProperty(trashed)).toEqual(trashed);
});

it('a record with only an id gets the defaults', () => {
  expect(storedProperty({ _id: 'home-1' })).toEqual({
    ...storedHome({
      status: 'Available',
      category: 'Apartment',
      fStatus: 'Not Furnished',
      parking: 'None',
    }),
    ...Object.fromEntries(
      [
        'name',
        'floor',
        'facing',
        'price',
        'propertySize',
        'propertyDes',
        'address',
        'bedrooms',
        'bathrooms',
      ]
        .concat(['balcony', 'features', 'googleLocation', 'vParking', 'power'])
        .concat(['date', 'version', 'createdAt', 'updatedAt'])
        .map((field) => [field, '']),
    ),
    ...{
      featured: false,
      gatedSecurity: false,
      lift: false,
      water: false,
      veg: false,
      pets: false,
    },
    images: [],
    fireSafety: true,
  });
});

describe('older records', () => {
  const read = (fields: object) => storedProperty({ ...storedHome(), ...fields });
  it.each([
    [
      { images: [null, '/assets/a.jpg', 7, 'http://a.example/b.jpg', 'javascript:alert(1)'] },
      { images: ['/assets/a.jpg'] },
    ],
    [{ images: null }, { images: [] }],
    [
      { category: undefined, catagory: 'Gated Community Villa' },
      { category: 'Gated Community Villa' },
    ],
    [{ category: 'Castle' }, { category: 'Apartment' }],
    [
      { price: 25_000, bedrooms: 2 },
      { price: '25000', bedrooms: '2' },
    ],
    [
      { price: null, bedrooms: NaN },
      { price: '', bedrooms: '' },
    ],
    [
      { lift: 'yes', veg: null },
      { lift: false, veg: false },
    ],
    [
      { vParking: true, power: false },
      { vParking: 'Yes', power: 'No' },
    ],
    [{ googleLocation: 'javascript:alert(1)' }, { googleLocation: '' }],
    [
      { letTo: ['company', 'family', 'family', 'Hindu'], waterSource: 'metro' },
      { letTo: ['family', 'company'], waterSource: [] },
    ],
    [
      { confirmedAt: '2026-02-30', areaType: 'plinth' },
      { confirmedAt: '', areaType: '' },
    ],
    [
      { confirmedAt: '2026-02-28', maintenance: 2_500 },
      { confirmedAt: '2026-02-28', maintenance: '2500' },
    ],
    [
      { date: undefined, updatedAt: undefined },
      { date: storedHome().createdAt, updatedAt: storedHome().createdAt },
    ],
    [{ propertyDes: 'x'.repeat(20_000) }, { propertyDes: 'x'.repeat(20_000) }],
  ])('%j', (stored, expected) => {
    expect(read(stored)).toMatchObject(expected);
  });

  it('lose unknown fields', () => {
    expect(read({ colour: 'blue', catagory: 'Apartment' })).toEqual(storedHome());
  });
});

it.each([
  null,
  undefined,
  'home',
  7,
  [],
  {},
  { _id: 7 },
  { _id: '' },
  { _id: '../enquiries/x' },
  { _id: '__proto__' },
  { _id: 'x'.repeat(65) },
])('%j is not a property', (value) => {
  expect(storedProperty(value)).toBeNull();
});
