import { describe, expect, it } from 'vitest';
import {
  defaultFilter,
  filterPrepared,
  type FilterState,
} from '../../../../src/domain/property/search/filter';
import { rangeOfBeds } from '../../../../src/domain/property/search/bed-choice';
import { prepareProperties } from '../../../../src/domain/property/search/filter-values';
import type { PropertySummary } from '../../../../src/domain/property/schema';
import { filterFlags, ranges } from '../../../../src/domain/property/vocabulary';
import { property } from '../properties';

function filterHomes(
  properties: readonly PropertySummary[],
  filter: FilterState,
): PropertySummary[] {
  return filterPrepared(prepareProperties(properties), filter, '2026-01-20');
}

function shows(fields: Partial<PropertySummary>, filter: Partial<FilterState>): boolean {
  return filterHomes([property(fields)], { ...defaultFilter, ...filter }).length === 1;
}

describe('oddity: the search is case-insensitive, in name and address', () => {
  const fields = { name: 'Sunlit Villa', address: '12, Anna Nagar West, Chennai' };
  it.each([
    ['', true],
    ['   ', true],
    [' , ', true],
    ['Anna', true],
    ['ANNA NAGAR', true],
    ['  sunlit  ', true],
    ['nagar anna', true],
    ['Anna Nagar villa', true],
    ['villa, chennai', true],
    ['Adyar', false],
    ['Anna Adyar', false],
    ['villa12', false],
    ['(.*', false],
  ])('"%s"', (text, shown) => {
    expect(shows(fields, { text })).toBe(shown);
  });

  it('finds Tamil text', () => {
    expect(shows({ name: 'அண்ணா நகர் வீடு' }, { text: 'நகர்' })).toBe(true);
  });

  it('finds full-width letters typed by some keyboards', () => {
    expect(shows(fields, { text: 'Ａｎｎａ' })).toBe(true);
  });
});

it.each([
  [{ category: 'All' }, true],
  [{ category: 'Apartment' }, true],
  [{ category: 'Gated Community Villa' }, false],
  [{ parking: 'All' }, true],
  [{ parking: '2 Wheeler' }, true],
  [{ parking: '4 Wheeler' }, false],
  [{ parking: 'None' }, false],
] satisfies [Partial<FilterState>, boolean][])(
  'category and parking match exactly: %j',
  (filter, shown) => {
    expect(shows({ category: 'Apartment', parking: '2 Wheeler' }, filter)).toBe(shown);
  },
);

describe.each(filterFlags)('%s', (flag) => {
  it('ticked keeps only properties where it is true', () => {
    expect(shows({ [flag]: true }, { [flag]: true })).toBe(true);
    expect(shows({ [flag]: false }, { [flag]: true })).toBe(false);
  });

  it('not ticked hides nothing', () => {
    expect(shows({ [flag]: true }, { [flag]: false })).toBe(true);
    expect(shows({ [flag]: false }, { [flag]: false })).toBe(true);
  });
});

const rangeCases = [
  ['bed', 'bedrooms', 'minBed', 'maxBed', 2, 4, '9'],
  ['bath', 'bathrooms', 'minBath', 'maxBath', 2, 4, '9'],
  ['price', 'price', 'minPrice', 'maxPrice', 20_000, 40_000, '9 lakh'],
  ['area', 'propertySize', 'minArea', 'maxArea', 800, 1_500, '12,000 sqft'],
] as const;

describe.each(rangeCases)('the range %s', (name, field, min, max, low, high, beyond) => {
  it('is inclusive on both sides', () => {
    expect(shows({ [field]: String(low) }, { [min]: low, [max]: high })).toBe(true);
    expect(shows({ [field]: String(high) }, { [min]: low, [max]: high })).toBe(true);
    expect(shows({ [field]: String(low - 1) }, { [min]: low, [max]: high })).toBe(false);
    expect(shows({ [field]: String(high + 1) }, { [min]: low, [max]: high })).toBe(false);
  });

  it('oddity: untouched, hides nothing, not even what lies outside the defaults', () => {
    expect(shows({ [field]: beyond }, {})).toBe(true);
  });

  it('with only the lower side touched has no upper limit', () => {
    expect(shows({ [field]: beyond }, { [min]: low })).toBe(true);
    expect(shows({ [field]: String(low - 1) }, { [min]: low })).toBe(false);
  });

  it('with only the upper side touched has no lower limit', () => {
    expect(shows({ [field]: '0' }, { [max]: high })).toBe(true);
    expect(shows({ [field]: beyond }, { [max]: high })).toBe(false);
  });

  it('in the wrong order counts as swapped', () => {
    expect(shows({ [field]: String(low) }, { [min]: high, [max]: low })).toBe(true);
    expect(shows({ [field]: String(high + 1) }, { [min]: high, [max]: low })).toBe(false);
  });

  it('is a limit at the default maximum too, once that is asked for', () => {
    expect(shows({ [field]: beyond }, { [max]: ranges[name].max })).toBe(false);
    expect(shows({ [field]: String(ranges[name].max) }, { [max]: ranges[name].max })).toBe(true);
  });

  it('takes any number, also above the default maximum', () => {
    const above = ranges[name].max * 2;
    expect(shows({ [field]: String(above) }, { [max]: above })).toBe(true);
    expect(shows({ [field]: String(above + 1) }, { [max]: above })).toBe(false);
  });
});

it('up to two bedrooms are at most two', () => {
  expect(shows({ bedrooms: '2.5 BHK' }, { maxBed: 2 })).toBe(false);
  expect(shows({ bedrooms: '2.5 BHK' }, { maxBed: 2.5 })).toBe(true);
});

it('the short choices and "2bhk" mean the half above a whole number too', () => {
  expect(shows({ bedrooms: '2.5 BHK' }, rangeOfBeds('2'))).toBe(true);
  expect(shows({ bedrooms: '3' }, rangeOfBeds('2'))).toBe(false);
  expect(shows({ bedrooms: '6' }, rangeOfBeds('4+'))).toBe(true);
  expect(shows({ bedrooms: '2.5 BHK' }, { text: '2bhk' })).toBe(true);
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
  ['now', { availableFrom: 'Immediate' }, true],
  ['a day that is over', { availableFrom: '19-01-2026' }, true],
  ['that day', { availableFrom: '20-01-2026' }, true],
  ['a later day', { availableFrom: '21-01-2026' }, false],
  ['nothing', { availableFrom: '' }, true],
  ['now, and is occupied', { availableFrom: 'now', status: 'Occupied' }, false],
  [
    'a later day, in these words',
    { availableFrom: '21-01-2026', name: 'Ready to move flat' },
    true,
  ],
])('"ready to move" on 20-01-2026, of homes that say %s', (_, fields, isShown) => {
  expect(shows(fields, { text: 'ready to move' })).toBe(isShown);
});

it('keeps the order and the very objects, and does not change its arguments', () => {
  const properties = [
    property({ _id: 'c' }),
    property({ _id: 'a', lift: false }),
    property({ _id: 'b' }),
  ];
  const before = structuredClone(properties);
  const shown = filterHomes(properties, { ...defaultFilter, lift: true });
  expect(shown).toEqual([properties[0], properties[2]]);
  expect(shown[0]).toBe(properties[0]);
  expect(properties).toEqual(before);
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
    ...[{ lift: false }, { price: '31,000' }, { bedrooms: '1' }, { maintenance: '9,000' }],
    ...[{ letTo: ['men' as const] }, { images: [] }],
  ])
    expect(shows({ ...fields, ...other }, filter), JSON.stringify(other)).toBe(false);
});
