import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  type FilterWords,
  relaxations,
  withoutKeys,
} from '../../../src/domain/property/active-filters';
import {
  defaultFilter,
  type FilterState,
  prepareProperties,
} from '../../../src/domain/property/filter';
import { property } from './properties';

const rooms = (one: string, many: string) => ({
  between: `{min}–{max} ${many}`,
  from: `{min} or more ${many}`,
  upTo: `up to {max} ${many}`,
  exactly: `{min} ${many}`,
  one: `1 ${one}`,
});

const words: FilterWords = {
  text: '“{value}”',
  category: '{value}',
  parking: 'Parking: {value}',
  ranges: {
    bed: rooms('bedroom', 'bedrooms'),
    bath: rooms('bathroom', 'bathrooms'),
    price: {
      between: '{min} to {max}',
      from: 'from {min}',
      upTo: 'up to {max}',
      exactly: '{min}',
      one: '{min}',
    },
    area: rooms('sqft', 'sqft'),
  },
  flags: {
    gatedSecurity: 'Gated security',
    lift: 'Lift',
    water: 'Water',
    veg: 'Veg',
    pets: 'Pets',
  },
};

const chips = (filter: Partial<FilterState>) =>
  activeFilters({ ...defaultFilter, ...filter }, words);

describe('the chips of a filter', () => {
  it.each([
    [{}, []],
    [{ text: '  ' }, []],
    [{ text: ' Anna ' }, ['“Anna”']],
    [{ text: 'All' }, ['“All”']],
    [{ text: '$& {max}' }, ['“$& {max}”']],
    [{ category: 'Apartment' }, ['Apartment']],
    [{ parking: '2 Wheeler' }, ['Parking: 2 Wheeler']],
    [{ minBed: 2, maxBed: 3 }, ['2–3 bedrooms']],
    [{ minBed: 3, maxBed: 2 }, ['2–3 bedrooms']],
    [{ minBed: 2 }, ['2 or more bedrooms']],
    [{ maxBed: 2 }, ['up to 2 bedrooms']],
    [{ minBed: 2, maxBed: 2 }, ['2 bedrooms']],
    [{ minBath: 1, maxBath: 1 }, ['1 bathroom']],
    [{ maxPrice: 30_000 }, ['up to ₹30,000']],
    [{ minPrice: 100_000, maxPrice: 150_000 }, ['₹1,00,000 to ₹1,50,000']],
    [{ minArea: 1_200 }, ['1,200 or more sqft']],
    [{ lift: true, pets: true }, ['Lift', 'Pets']],
  ] satisfies [Partial<FilterState>, string[]][])('%j', (filter, labels) => {
    expect(chips(filter).map(({ label }) => label)).toEqual(labels);
  });

  it('stand in the order of the filter panel', () => {
    const filter = {
      pets: true,
      maxPrice: 30_000,
      minBed: 2,
      category: 'Apartment',
      text: 'x',
    } as const;
    expect(chips(filter).map(({ keys }) => keys)).toEqual([
      ['text'],
      ['category'],
      ['minBed', 'maxBed'],
      ['minPrice', 'maxPrice'],
      ['pets'],
    ]);
  });

  it('name the fields that clear them', () => {
    const filter = { ...defaultFilter, minBed: 2, maxBed: 3, lift: true, text: 'x' };
    const keys = activeFilters(filter, words).flatMap((chip) => chip.keys);
    expect(withoutKeys(filter, keys)).toEqual(defaultFilter);
    expect(withoutKeys(filter, ['lift'])).toEqual({ ...filter, lift: false });
  });
});

describe('the relaxations of an empty result', () => {
  const properties = prepareProperties([
    property({ _id: 'a', bedrooms: '3', price: '60,000', lift: true }),
    property({ _id: 'b', bedrooms: '3', price: '70,000', lift: true }),
    property({ _id: 'c', bedrooms: '2', price: '20,000', lift: true }),
  ]);

  it('count the homes that show without each filter, the best first', () => {
    const filter = { ...defaultFilter, minBed: 3, maxPrice: 30_000, lift: true };
    expect(relaxations(properties, filter, words)).toEqual([
      { keys: ['minPrice', 'maxPrice'], label: 'up to ₹30,000', count: 2 },
      { keys: ['minBed', 'maxBed'], label: '3 or more bedrooms', count: 1 },
    ]);
  });

  it('are none when no single filter is to blame', () => {
    expect(relaxations(properties, { ...defaultFilter, text: 'Adyar', minBed: 5 }, words)).toEqual(
      [],
    );
  });

  it('are none where there are no homes', () => {
    expect(relaxations([], { ...defaultFilter, lift: true }, words)).toEqual([]);
  });
});
