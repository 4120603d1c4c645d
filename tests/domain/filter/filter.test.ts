import { describe, expect, it } from 'vitest';
import type { FilterState } from '../../../src/domain/filter/filter';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { filterFlags, ranges } from '../../../src/domain/property/options';
import { shows } from '../property/properties';

const fields = { name: 'Sunlit Villa', address: '12, Anna Nagar West, Chennai' };
it.each([
  [' , ', true],
  ['ANNA NAGAR', true],
  ['  sunlit  ', true],
  ['Anna Nagar villa', true],
  ['Ａｎｎａ', true],
  ['Anna Adyar', false],
  ['villa lift', true],
])('oddity: the search is case-insensitive, in name and address: "%s"', (text, shown) => {
  expect(shows(fields, { text })).toBe(shown);
});

it('the search finds Tamil text', () => {
  expect(shows({ name: 'அண்ணா நகர் வீடு' }, { text: 'நகர்' })).toBe(true);
});

it.each([
  [{ category: 'Apartment' }, true],
  [{ category: 'Gated Community Villa' }, false],
  [{ parking: '2 Wheeler' }, true],
  [{ parking: '4 Wheeler' }, false],
] satisfies [Partial<FilterState>, boolean][])(
  'category and parking match exactly: %j',
  (filter, shown) => {
    expect(shows({ category: 'Apartment', parking: '2 Wheeler' }, filter)).toBe(shown);
    expect(shows({ parking: '' }, filter)).toBe('category' in filter && shown);
    expect(shows({ category: '', parking: '2 Wheeler' }, filter)).toBe(
      'parking' in filter && shown,
    );
  },
);

it.each(filterFlags)('%s ticked keeps only properties where it is true', (flag) => {
  expect(shows({ [flag]: true }, { [flag]: true })).toBe(true);
  expect(shows({ [flag]: false }, { [flag]: true })).toBe(false);
  expect(shows({ [flag]: '' }, { [flag]: true })).toBe(false);
  expect(shows({ [flag]: true }, { [flag]: false })).toBe(true);
});

describe.each([
  ['bed', 'bedrooms', 'minBed', 'maxBed', 2, 4, '9'],
  ['bath', 'bathrooms', 'minBath', 'maxBath', 2, 4, '9'],
  ['price', 'price', 'minPrice', 'maxPrice', 20_000, 40_000, '9 lakh'],
  ['area', 'propertySize', 'minArea', 'maxArea', 800, 1_500, '12,000 sqft'],
] as const)('the range %s', (name, field, min, max, low, high, beyond) => {
  const both = { [min]: low, [max]: high };
  const swapped = { [min]: high, [max]: low };
  const top = ranges[name].max;
  it.each<[says: string, value: string | number, filter: Partial<FilterState>, shown: boolean]>([
    ['is inclusive below', low, both, true],
    ['is inclusive above', high, both, true],
    ['hides what is below it', low - 1, both, false],
    ['hides what is above it', high + 1, both, false],
    ['oddity: untouched, hides nothing, not even what lies outside the defaults', beyond, {}, true],
    ['with only the lower side touched has no upper limit', beyond, { [min]: low }, true],
    ['with only the upper side touched has no lower limit', 0, { [max]: high }, true],
    ['in the wrong order counts as swapped', low, swapped, true],
    ['is a limit at the default maximum too', beyond, { [max]: top }, false],
    ['shows the default maximum', top, { [max]: top }, true],
    ['takes numbers above the default maximum', top * 2, { [max]: top * 2 }, true],
  ])('%s', (_, value, filter, shown) => {
    expect(shows({ [field]: String(value) }, filter)).toBe(shown);
  });
});

it('up to two bedrooms are at most two', () => {
  expect(shows({ bedrooms: '2.5 BHK' }, { maxBed: 2 })).toBe(false);
  expect(shows({ bedrooms: '2.5 BHK' }, { maxBed: 2.5 })).toBe(true);
});

it.each(['Negotiable', '', 'On request', '-5'])('oddity: no price filter hides "%s"', (price) => {
  expect(shows({ price }, { minPrice: 10_000, maxPrice: 20_000 })).toBe(true);
});

it.each([
  ['bedrooms', 'minBed'],
  ['bathrooms', 'minBath'],
  ['propertySize', 'minArea'],
] as const)('unreadable %s are shown unless %s is set', (field, min) => {
  expect(shows({ [field]: 'ask us' }, {})).toBe(true);
  expect(shows({ [field]: 'ask us' }, { [min]: 1 })).toBe(false);
});

it.each<[says: string, fields: Partial<PropertySummary>, isShown: boolean]>([
  ['that day', { availableFrom: '20-01-2026' }, true],
  ['a later day', { availableFrom: '21-01-2026' }, false],
  // It follows, and says that it is not stated.
  ['nothing', { availableFrom: '' }, false],
  ['it in their name', { availableFrom: '21-01-2026', name: 'Ready to move flat' }, true],
])('"ready to move" on 20-01-2026, of homes that say %s', (_, fields, isShown) => {
  expect(shows(fields, { text: 'ready to move' })).toBe(isShown);
});

it('all conditions apply together', () => {
  const filter: Partial<FilterState> = {
    text: 'anna',
    category: 'Apartment',
    minBed: 2,
    maxPrice: 30_000,
    lift: true,
    maxMonthly: 28_000,
    letTo: ['family'],
    pictures: true,
  };
  const fields = { maintenance: '1,000', letTo: ['family' as const] };
  expect(shows(fields, filter)).toBe(true);
  for (const other of [
    { lift: false },
    { price: '31,000' },
    { bedrooms: '1' },
    { maintenance: '9,000' },
    { letTo: ['men' as const] },
    { images: [] },
  ])
    expect(shows({ ...fields, ...other }, filter), JSON.stringify(other)).toBe(false);
});
