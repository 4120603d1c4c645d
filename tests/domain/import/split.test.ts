import { expect, it } from 'vitest';
import { joinAddress, splitRooms, takeHouseRules } from '../../../src/domain/import/plan';

it.each([
  [['Chennai', 'Velachery', '600042'], 'Velachery, Chennai 600042'],
  [
    ['12 Gandhi Road, Velachery, Chennai 600042', 'Chennai'],
    '12 Gandhi Road, Velachery, Chennai 600042',
  ],
  [['Velachery', 'velachery'], 'Velachery'],
  [['600042'], '600042'],
  [['Marina', 'Dubai', ''], 'Marina, Dubai'],
])('the columns %j are the address "%s"', (parts, address) => {
  expect(joinAddress(parts)).toBe(address);
});

it.each([
  ['2 BHK / 950 sqft', '2 BHK', '950 sqft'],
  ['3BHK (1,450 sq.ft)', '3BHK', '1,450 sq.ft'],
  ['1 RK - 300', '1 RK', '300'],
])('"%s" is rooms and a size', (text, bedrooms, propertySize) => {
  expect(splitRooms({ bedrooms: text })).toEqual({ bedrooms, propertySize });
  expect(splitRooms({ propertySize: text })).toEqual({ bedrooms, propertySize });
});

it.each([
  ['2 BHK / 2 bath', '2 BHK', '2'],
  ['2BHK/2T', '2BHK', '2'],
  ['2B2T', '2', '2'],
  ['3B 2B', '3', '2'],
  ['2.5BHK+2 toilets', '2.5BHK', '2'],
])('"%s" is bedrooms and bathrooms', (text, bedrooms, bathrooms) => {
  expect(splitRooms({ bedrooms: text })).toEqual({ bedrooms, bathrooms });
});

it.each([
  [{ bedrooms: '3 BHK + study' }],
  [{ bedrooms: '2 BHK / 2 bath', bathrooms: '1' }],
  [{ bedrooms: '2/3 BHK' }],
  [{ bedrooms: '2' }],
  [{ bedrooms: '2 BHK / 950 sqft', propertySize: '980' }],
])('%j stays as it is', (fields) => {
  expect(splitRooms(fields)).toEqual(fields);
});

it.each([
  ['Family/Veg', 'Family', true, false],
  ['Veg family only', 'family only', true, false],
  ['pure veg', '', true, false],
  ['Family, no pets', 'Family', false, true],
  ['Family no pets', 'Family', false, true],
  ['சைவம் மட்டும்', '', true, false],
  ['Non veg ok', 'Non veg ok', false, false],
  ['Family, women', 'Family, women', false, false],
])(
  '"%s" has the households "%s", vegetarians %s, no pets %s',
  (text, rest, isVegetarian, isWithoutPets) => {
    expect(takeHouseRules(text)).toEqual({ rest, isVegetarian, isWithoutPets });
  },
);
