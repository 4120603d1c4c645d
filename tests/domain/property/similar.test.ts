import { expect, it } from 'vitest';
import { prepareProperties } from '../../../src/domain/filter/filter';
import { similarProperties } from '../../../src/domain/property/similar';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { property } from './properties';

const fields: Partial<PropertySummary> = {
  _id: 'villa',
  address: '4 Beach Road, Neelankarai, Chennai 600115',
  category: 'Independent House/Villa',
  price: '1.5 lakh',
  bedrooms: '4 BHK',
};
const villa = property(fields);
const near = { ...fields, date: '2026-01-01T00:00:00.000Z' };

it.each(orders())('%s in common comes first', (_, other, less) => {
  const others = [
    property({ ...near, ...less, _id: 'a' }),
    property({ ...near, ...other, _id: 'b' }),
  ];
  expect(
    similarProperties(prepareProperties([villa, ...others]), villa, 9).map(({ _id }) => _id),
  ).toEqual(['b', 'a']);
});

const here = property({ _id: 'here', price: '25,000' });
const category = 'Gated Community Villa';
const far = { address: '4, Mount Road, Madurai', category, price: '2 lakh' } as const;
const properties = [
  property({ _id: 'far', ...far }),
  here,
  property({ _id: 'villa', category }),
  property({ _id: 'twin', price: '26,000' }),
  property({ _id: 'dear', price: '90,000' }),
  property({ _id: 'adyar', address: '9, Gandhi Road, Adyar, Chennai' }),
];
const ids = (
  all: typeof properties,
  like: Parameters<typeof similarProperties>[1],
  count: number,
) => similarProperties(prepareProperties(all), like, count).map(({ _id }) => _id);

it('the most similar available properties come first, without the property itself', () => {
  expect(ids(properties, here, 9)).toEqual(['twin', 'villa', 'dear', 'adyar', 'far']);
  expect(ids(properties, here, 3)).toEqual(['twin', 'villa', 'dear']);
  expect(ids([here], here, 3)).toEqual([]);
});

it.each(['Flat 3B', '3-B', 'Old No. 12, New No. 27', 'Door No: 4/2', 'Second Floor', '12'])(
  'homes that share only “%s” are not in one place',
  (door) => {
    const all = [
      property({ _id: 'far', address: `${door}, Mount Road, Vellore` }),
      property({ _id: 'near', address: `2, Lake Road, Adyar`, price: '30,000' }),
    ];
    const flat = property({ _id: 'flat', address: `${door}, Beach Road, Adyar`, price: '25,000' });
    expect(ids([...all, flat], flat, 2)).toEqual(['near', 'far']);
  },
);

it('of the newest of one day those with pictures come first', () => {
  const bare = property({ _id: 'bare', date: '2026-11-20T12:00:00.000Z', images: [] });
  const seen = property({ _id: 'seen', date: '2026-11-20T06:00:00.000Z', images: ['/a.webp'] });
  expect(ids([bare, seen], null, 2)).toEqual(['seen', 'bare']);
});

it('similar to a property that is gone are the newest available ones', () => {
  const dated = [
    property({ _id: 'old', date: '2024-01-01' }),
    property({ _id: 'new', date: '2025-01-01' }),
    property({ _id: 'undated', date: '' }),
  ];
  expect(ids(dated, null, 3)).toEqual(['new', 'old', 'undated']);
});

function orders(): [name: string, other: typeof fields, less: typeof fields][] {
  return [
    ['a locality', {}, { address: '1 Lake Road, Adyar, Chennai 600020' }],
    [
      'a locality in another spelling',
      { address: '2 Lake Road, Neelangarai, Madras 41' },
      { address: '2 Lake Road, Nowhere, Madras 41' },
    ],
    [
      'a place nearer by',
      { address: '1 Lake Road, Injambakkam, Chennai' },
      { address: '1 Lake Road, Avadi, Chennai' },
    ],
    ['a city before a rent', { price: '40000' }, { address: '9 Temple Street, Madurai' }],
    ['a category', {}, { category: 'Apartment' }],
    ['a rent', { price: '140000' }, { price: '90000' }],
    ['bedrooms', { bedrooms: '4' }, { bedrooms: '2' }],
    [
      'a rent, more than a category',
      { category: 'Gated Community Villa', price: '175000', bedrooms: '5' },
      { price: '28000', bedrooms: '3' },
    ],
    ['a rent that is a number', { price: '60000' }, { price: 'Negotiable' }],
    ['what was listed later', { date: '2026-02-01T00:00:00.000Z' }, {}],
  ];
}
