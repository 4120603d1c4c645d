import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  relaxations,
  withoutPart,
} from '../../../src/domain/property/active-filters';
import {
  defaultFilter,
  type FilterState,
  prepareProperties,
} from '../../../src/domain/property/filter';
import { property } from './properties';

const names = (filter: Partial<FilterState>) =>
  activeFilters({ ...defaultFilter, ...filter }).map(({ name }) => name);

describe('the active parts of a filter', () => {
  it('are in the order of the filter panel', () => {
    const filter = {
      pets: true,
      maxPrice: 30_000,
      minBed: 2,
      category: 'Apartment',
      text: 'x',
    } as const;
    expect(names(filter)).toEqual(['text', 'category', 'bed', 'price', 'pets']);
  });

  it('hide nothing once all are removed', () => {
    const filter = { ...defaultFilter, minBed: 2, maxBed: 3, lift: true, text: 'x' };
    expect(activeFilters(filter).reduce(withoutPart, filter)).toEqual(defaultFilter);
    expect(withoutPart(filter, { name: 'lift' })).toEqual({ ...filter, lift: false });
  });
});

describe('the relaxations of an empty result', () => {
  const properties = prepareProperties([
    property({ _id: 'a', bedrooms: '3', price: '60,000', lift: true }),
    property({ _id: 'b', bedrooms: '3', price: '70,000', lift: true }),
    property({ _id: 'c', bedrooms: '2', price: '20,000', lift: true }),
  ]);

  it('count the properties that match without each filter, the highest first', () => {
    const filter = { ...defaultFilter, minBed: 3, maxPrice: 30_000, lift: true };
    expect(relaxations(properties, filter)).toEqual([
      { part: { name: 'price', low: -Infinity, high: 30_000 }, count: 2 },
      { part: { name: 'bed', low: 3, high: Infinity }, count: 1 },
    ]);
  });

  it('are empty when no single filter is to blame', () => {
    expect(relaxations(properties, { ...defaultFilter, text: 'Adyar', minBed: 5 })).toEqual([]);
  });

  it('are empty where there are no properties', () => {
    expect(relaxations([], { ...defaultFilter, lift: true })).toEqual([]);
  });
});
