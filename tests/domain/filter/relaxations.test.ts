import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  defaultFilter,
  noSearch,
  prepareProperties,
  relaxations,
  withoutPart,
} from '../../../src/domain/filter/filter';
import { readWishes, searchIn } from '../../../src/server/records/search';
import { property } from '../property/properties';

const today = '2026-01-20';

it.each([
  [0, 'in Velachery, lift'],
  [1, '2BHK lift'],
  [2, '2BHK in Velachery'],
])('without its wish %i "2BHK in Velachery, lift" is "%s"', (index, rest) => {
  const filter = { ...defaultFilter, text: '2BHK in Velachery, lift' };
  const part = activeFilters(filter, readWishes(filter.text))[index];
  expect(part && withoutPart(filter, part).text).toBe(rest);
});

it('a filter hides nothing once all of its parts are removed', () => {
  let filter = {
    ...defaultFilter,
    minBed: 2,
    maxBed: 3,
    lift: true,
    text: 'x 2 BHK near T. Nagar MRTS station, x',
  };
  expect(withoutPart(filter, { name: 'lift' })).toEqual({ ...filter, lift: false });
  for (let left = 6; left > 0; left -= 1) {
    const [part] = activeFilters(filter, readWishes(filter.text));
    if (part) filter = withoutPart(filter, part);
  }
  expect(filter).toEqual(defaultFilter);
});

const properties = prepareProperties([
  property({ _id: 'a', bedrooms: '3', price: '60,000', lift: true }),
  property({ _id: 'b', bedrooms: '3', price: '70,000', lift: true }),
  property({ _id: 'c', bedrooms: '2', price: '20,000', lift: true }),
]);

it('relaxations count what matches without each filter, the highest first', () => {
  const filter = { ...defaultFilter, minBed: 3, maxPrice: 30_000, lift: true };
  expect(relaxations(properties, filter, today, noSearch)).toEqual([
    { part: { name: 'price', low: 0, high: 30_000 }, count: 2 },
    { part: { name: 'bed', low: 3, high: Infinity }, count: 1 },
  ]);
});

it('there are no relaxations when no single filter is to blame', () => {
  const filter = { ...defaultFilter, text: 'Adyar', minBed: 5 };
  const search = searchIn(properties)(filter.text);
  expect(relaxations(properties, filter, today, search)).toEqual([]);
});

describe('the relaxations of an empty result whose text has several wishes', () => {
  const properties = prepareProperties([
    property({ _id: 'a', bedrooms: '2', address: 'Vijaya Nagar, Velachery' }),
    property({ _id: 'b', bedrooms: '2', address: 'Dandeeswaram, Velachery' }),
    property({ _id: 'c', bedrooms: '2', address: 'Dandeeswaram, Adyar', name: 'Flat with a pool' }),
  ]);
  const relaxed = (text: string) => {
    const filter = { ...defaultFilter, text };
    return relaxations(properties, filter, today, searchIn(properties)(text)).map(
      ({ part, count }) => [part.name === 'text' && part.wish.typed, count],
    );
  };

  it('say which condition to drop, mistyped ones too', () => {
    expect(relaxed('3bhk velachry pool')).toEqual([['3bhk', 2]]);
    // Three have two bedrooms, one of them the pool: so many homes fit then.
    expect(relaxed('2bhk guindi pool')).toEqual([['guindi', 1]]);
  });

  it('offer nothing where one is not enough', () => {
    expect(relaxed('3bhk guindy lift qwerty')).toEqual([]);
  });
});

const prepared = prepareProperties([
  property({ name: 'Flat on Casuarina Drive', address: 'Casuarina Drive, Neelankarai' }),
  property({ name: 'Flat', address: 'Dandeeswaram Street, Anna Nagar' }),
]);

it.each([
  ['velachey 2bhk', [['velachey', 'Velachery']]],
  ['anna nagr', [['anna nagr', 'Anna Nagar']]],
  ['வேளச்சேரி', [['வேளச்சேரி', 'Velachery']]],
  ['near tidell park', [['tidell park', 'tidel park']]],
  ['furnisshed', [['furnisshed', 'furnished']]],
  ['apartmnt', [['apartmnt', 'apartment']]],
  // Short words are too much alike.
  ['flot', []],
  ['tnagar', []],
  ['omr', []],
  ['zelachery', []],
  ['velach1ry', []],
  ['velxchxrx', []],
  ['fot', []],
  // Not into words of somebody's address.
  ['casurina', []],
  ['dandeeswarm street', []],
])('the words of "%s" that are taken for others: %j', (text, expected) => {
  const wishes = searchIn(prepared)(text).wishes.filter(({ readAs }) => readAs !== null);
  expect(wishes.map(({ typed, readAs }) => [typed, readAs])).toEqual(expected);
});
