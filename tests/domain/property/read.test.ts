import { expect, it } from 'vitest';
import { blankValues } from '../../../src/domain/field';
import { propertyFields } from '../../../src/domain/property/fields';
import { storedProperty } from '../../../src/domain/property/record';
import { storedHome } from './properties';

it('a current record is read unchanged', () => {
  const trashed = storedHome({ deletedAt: '2025-04-01T00:00:00.000Z' });
  expect(storedProperty(JSON.parse(JSON.stringify(storedHome())))).toEqual(storedHome());
  expect(storedProperty(trashed)).toEqual(trashed);
});

it('a record gets the defaults of what it lacks; an id alone is no record', () => {
  const stamps = { date: '', version: '', createdAt: '', updatedAt: '' };
  expect(storedProperty({ _id: 'home-1', name: 'A' })).toEqual({
    _id: 'home-1',
    ...blankValues(propertyFields),
    ...stamps,
    name: 'A',
  });
  expect(storedProperty({ _id: 'home-1' })).toBeNull();
});

const read = (fields: object) => storedProperty({ ...storedHome(), ...fields });
const pictures = ['/assets/a.jpg'];
const villa = 'Gated Community Villa';
const { createdAt } = storedHome();
const text = 'x'.repeat(20_000);
it.each([
  [{ images: [null, ...pictures, 7, 'http://a.example/b.jpg'] }, { images: pictures }],
  [{ category: undefined, catagory: villa }, { category: villa }],
  [{ category: 'Castle' }, { category: 'Apartment' }],
  [{ price: 25_000 }, { price: '25000' }],
  [
    { lift: '', fireSafety: '', parking: '' },
    { lift: '', fireSafety: '', parking: '' },
  ],
  [{ googleLocation: 'javascript:alert(1)' }, { googleLocation: '' }],
  [{ letTo: ['company', 'family', 'family', 'Hindu'] }, { letTo: ['family', 'company'] }],
  [{ checkedOn: '2026-02-30' }, { checkedOn: '' }],
  [{ date: undefined }, { date: createdAt }],
  [{ propertyDes: text }, { propertyDes: text }],
])('an older record is read: %j', (stored, expected) => {
  expect(read(stored)).toMatchObject(expected);
});

it('an older record loses unknown fields', () => {
  expect(read({ colour: 'blue', catagory: 'Apartment' })).toEqual(storedHome());
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
  { _id: '__proto__' },
  { _id: '../enquiries/x' },
  { _id: 'x'.repeat(65) },
])('%j is not a property', (value) => {
  expect(storedProperty(value)).toBeNull();
});
