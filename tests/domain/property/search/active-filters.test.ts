import { describe, expect, it } from 'vitest';
import {
  corrections,
  relaxations,
  withoutPart,
} from '../../../../src/domain/property/search/active-filters';
import { activeFilters, defaultFilter } from '../../../../src/domain/property/search/filter';
import { prepareProperties } from '../../../../src/domain/property/search/filter-values';
import { property } from '../properties';

const today = '2026-01-20';

it.each([
  [0, 'in Velachery, lift'],
  [1, '2BHK lift'],
  [2, '2BHK in Velachery'],
])('without its wish %i "2BHK in Velachery, lift" is "%s"', (index, rest) => {
  const filter = { ...defaultFilter, text: '2BHK in Velachery, lift' };
  const part = activeFilters(filter)[index];
  expect(part && withoutPart(filter, part).text).toBe(rest);
});

it('a filter hides nothing once all of its parts are removed', () => {
  const filter = {
    ...defaultFilter,
    minBed: 2,
    maxBed: 3,
    lift: true,
    text: 'x 2 BHK near T. Nagar, x',
  };
  expect(activeFilters(filter).reduce(withoutPart, filter)).toEqual(defaultFilter);
  expect(withoutPart(filter, { name: 'lift' })).toEqual({ ...filter, lift: false });
});

const properties = prepareProperties([
  property({ _id: 'a', bedrooms: '3', price: '60,000', lift: true }),
  property({ _id: 'b', bedrooms: '3', price: '70,000', lift: true }),
  property({ _id: 'c', bedrooms: '2', price: '20,000', lift: true }),
]);

it('relaxations count what matches without each filter, the highest first', () => {
  const filter = { ...defaultFilter, minBed: 3, maxPrice: 30_000, lift: true };
  expect(relaxations(properties, filter, today)).toEqual([
    { part: { name: 'price', low: 0, high: 30_000 }, count: 2 },
    { part: { name: 'bed', low: 3, high: Infinity }, count: 1 },
  ]);
});

it('there are no relaxations when no single filter is to blame', () => {
  expect(relaxations(properties, { ...defaultFilter, text: 'Adyar', minBed: 5 }, today)).toEqual(
    [],
  );
});

describe('the relaxations of an empty result whose text has several wishes', () => {
  const properties = prepareProperties([
    property({ _id: 'a', bedrooms: '2', address: 'Vijaya Nagar, Velachery' }),
    property({ _id: 'b', bedrooms: '2', address: 'Dandeeswaram, Velachery' }),
    property({ _id: 'c', bedrooms: '2', address: 'Dandeeswaram, Adyar', name: 'Flat with a pool' }),
  ]);

  it('say which one to drop, mistyped ones too', () => {
    const filter = { ...defaultFilter, text: '2bhk velachry pool' };
    const found = relaxations(properties, filter, today).map(({ part, count }) => [
      part.name === 'text' && part.wish.typed,
      count,
    ]);
    expect(found).toEqual([
      ['pool', 2],
      ['velachry', 1],
    ]);
  });
});

const prepared = prepareProperties([
  property({ name: 'Flat on Casuarina Drive', address: 'Casuarina Drive, Neelankarai' }),
  property({ name: 'Flat', address: 'Dandeeswaram Street, Anna Nagar' }),
]);

it.each([
  ['casurina', [['casurina', 'casuarina']]],
  ['velachey 2bhk', [['velachey', 'Velachery']]],
  ['anna nagr', [['anna nagr', 'Anna Nagar']]],
  ['வேளச்சேரி', [['வேளச்சேரி', 'Velachery']]],
  ['Casuarina', []],
  ['tnagar', []],
  ['zasuarina', []],
  ['casuar1na', []],
  ['casuxxina', [['casuxxina', 'casuarina']]],
  ['casuxxixa', []],
  ['flot', [['flot', 'flat']]],
  ['fot', []],
])('the words of "%s" that are taken for others: %j', (text, expected) => {
  const found = corrections(prepared, { ...defaultFilter, text });
  expect(found.map(({ typed, instead }) => [typed, instead])).toEqual(expected);
});

it('of equally near words the most frequent one is taken', () => {
  const several = prepareProperties([
    property({ _id: 'a', name: 'Rosa' }),
    property({ _id: 'b', name: 'Rose' }),
    property({ _id: 'c', name: 'Rose' }),
  ]);
  expect(corrections(several, { ...defaultFilter, text: 'rosy' })).toEqual([
    { typed: 'rosy', instead: 'rose' },
  ]);
});
