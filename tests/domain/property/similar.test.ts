import { expect, it } from 'vitest';
import { similarProperties } from '../../../src/domain/property/similar';
import { property } from './properties';

const villa = property({
  _id: 'villa',
  address: '4 Beach Road, Neelankarai, Chennai 600115',
  category: 'Independent House/Villa',
  price: '1.5 lakh',
  bedrooms: '4 BHK',
});
const near = { ...villa, date: '2026-01-01T00:00:00.000Z' };

const orders: [name: string, other: Partial<typeof villa>, less: Partial<typeof villa>][] = [
  ['a locality', {}, { address: '1 Lake Road, Adyar, Chennai 600020' }],
  [
    'a city, however unlike the rent',
    { price: '40000' },
    { address: '9 Temple Street, Simmakkal, Madurai 625001' },
  ],
  ['a category', {}, { category: 'Apartment' }],
  ['a rent', { price: '140000' }, { price: '90000' }],
  ['bedrooms', { bedrooms: '4' }, { bedrooms: '2' }],
  [
    'a rent, more than a category',
    { category: 'Gated Community Villa', price: '175000', bedrooms: '5' },
    { price: '28000', bedrooms: '3' },
  ],
  ['a rent that is a number', { price: '60000' }, { price: 'Negotiable' }],
  ['what is available, however unlike', { price: '9000', bedrooms: '1' }, { status: 'Occupied' }],
  ['what was listed later', { date: '2026-02-01T00:00:00.000Z' }, {}],
];
it.each(orders)('%s in common comes first', (_, other, less) => {
  const others = [
    { ...near, ...less, _id: 'a' },
    { ...near, ...other, _id: 'b' },
  ];
  expect(similarProperties([villa, ...others], villa, 9).map(({ _id }) => _id)).toEqual(['b', 'a']);
});
