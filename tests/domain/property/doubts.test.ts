import { expect, it } from 'vitest';
import { findDoubt, findDoubts } from '../../../src/domain/property/doubts';

it.each([
  ['price', '22500', null],
  ['price', '22,500', null],
  ['price', '1.125 lakh', null],
  ['price', '22.500', 'not-read'],
  ['price', '₹ 22.500 + 2.500', 'not-read'],
  ['price', '0', 'price-too-low'],
  ['price', '180', 'price-too-low'],
  ['price', '22000000', 'price-too-high'],
  ['propertySize', '950', null],
  ['propertySize', '92.903 sq m', null],
  ['propertySize', '9', 'size-too-small'],
  ['propertySize', '1.200 sqft', 'not-read'],
  ['bedrooms', '2.5', null],
  ['bedrooms', 'Studio', null],
  ['bedrooms', '0', 'rooms-unlikely'],
  ['bedrooms', '-1', 'not-read'],
  ['bedrooms', '1180', 'rooms-unlikely'],
  ['bathrooms', '0', 'rooms-unlikely'],
  ['noticeMonths', '2', null],
  ['noticeMonths', '30', 'no-unit'],
  ['noticeMonths', '30 days', null],
  ['brokerage', '15000', null],
  ['brokerage', '1', 'no-unit'],
  ['brokerage', '1 month', null],
  ['advance', '10', null],
  ['advance', '1', 'no-unit'],
  ['advance', '1 lakh', null],
  ['advance', '20,000', 'advance-low'],
  ['advance', '25000', null],
  ['maintenance', '2.5', 'no-unit'],
  ['maintenance', 'As per society', null],
  ['facing', '0', null],
  ['price', '', null],
])('%s “%s” of a home for 25,000 is to be looked at: %s', (name, text, doubt) => {
  expect(findDoubt(name, text, '25000')).toBe(doubt);
});

const home = {
  price: '23',
  propertySize: '950',
  bedrooms: '2',
  bathrooms: '2',
  noticeMonths: '60',
};

it('of a home, each field that is to be looked at has its doubt', () => {
  expect(findDoubts(home)).toEqual([
    { field: 'price', doubt: 'price-too-low' },
    { field: 'noticeMonths', doubt: 'no-unit' },
  ]);
});
