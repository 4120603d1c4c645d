import { expect, it } from 'vitest';
import { bedFields, defaultFilter, type FilterState } from '../../../src/domain/filter/filter';
import {
  filterParameters,
  type ListingQuery,
  readFilterQuery,
  writeFilterQuery,
} from '../../../src/domain/filter/address';
import {
  filterChoices,
  furnishings,
  households,
  powerBackups,
  sorts,
  waterSources,
  waterTastes,
} from '../../../src/domain/property/options';

const untouched: ListingQuery = { filter: defaultFilter, sort: 'newest', view: 'list', page: 1 };
const read = (query: string) => readFilterQuery(new URLSearchParams(query));
const write = (filter: Partial<FilterState>, rest: Partial<ListingQuery> = {}) =>
  writeFilterQuery({ ...untouched, ...rest, filter: { ...defaultFilter, ...filter } });

it('untouched listings have no query, and no query means untouched', () => {
  expect(write({})).toBe('');
  expect(read('')).toEqual(untouched);
});

it('is written in one order, whatever order the state was built in', () => {
  const query = write(
    { pets: true, minBed: 2, text: ' Anna Nagar ' },
    { page: 3, sort: 'rent-up' },
  );
  expect(query).toBe('text=Anna+Nagar&minBed=2&pets=1&sort=rent-up&page=3');
});

it('reads what a native form sends: every field, empty ones and "on" included', () => {
  const form =
    'text=&category=All&parking=2+Wheeler&minBed=2&maxBed=&minPrice=&maxPrice=&maxMonthly=&lift=on&sort=newest';
  const { filter } = read(form);
  expect(filter).toEqual({ ...defaultFilter, parking: '2 Wheeler', minBed: 2, lift: true });
  expect(writeFilterQuery({ ...untouched, filter })).toBe('parking=2+Wheeler&minBed=2&lift=1');
});

it.each([
  ['beds=3', 'minBed=3&maxBed=3.5'],
  ['beds=4%2B', 'minBed=4'],
  ['beds=4+', 'minBed=4'],
  ['beds=2&minBed=1&maxBed=3', 'minBed=2&maxBed=2.5'],
  ['beds=&minBed=2&maxBed=3', 'minBed=2&maxBed=3'],
])('a short choice of bedrooms is read and written as a range: %s: %s', (sent, written) => {
  expect(writeFilterQuery(read(sent))).toBe(written);
});

it.each([
  [{ minBed: 2, maxBed: 2.5 }, '2'],
  [{ minBed: 2, maxBed: 2 }, null],
  [{ minBed: 4 }, '4+'],
  [{ minBed: 1 }, null],
  [{}, ''],
] satisfies [Partial<FilterState>, string | null][])(
  'the range of bedrooms %j is the choice %s',
  (range, choice) => {
    expect(bedFields({ ...defaultFilter, ...range }).beds).toBe(choice);
  },
);

it('an option is read in any case, and written in its own', () => {
  const typed = 'category=apartment&parking=4+WHEELER&sort=Rent-Up';
  expect(writeFilterQuery(read(typed))).toBe('category=Apartment&parking=4+Wheeler&sort=rent-up');
});

it.each([
  ['maxPrice=22%2C000', 'maxPrice=22000'],
  ['minPrice=1.5+lakh', 'minPrice=150000'],
  ['maxBed=5&maxBath=5&maxArea=10000', 'maxBed=5&maxBath=5&maxArea=10000'],
  ['minBed=2+BHK', 'minBed=2'],
  ['maxBed=0', 'maxBed=0'],
  ['minBed=0&minPrice=0', ''],
  ['minPrice=30000&maxPrice=20000', 'minPrice=30000&maxPrice=20000'],
])('a limit is any number, as people type it: %s: %s', (sent, written) => {
  expect(writeFilterQuery(read(sent))).toBe(written);
});

it.each([
  ['women=1&family=on', 'family=1&women=1'],
  ['family=1&cats=1', 'family=1'],
  ['availableBy=1-12-2026', 'availableBy=2026-12-01'],
  ['maxMonthly=30000', 'maxMonthly=30000'],
  ['maxMonthly=&availableBy=&pictures=on', 'pictures=1'],
  ['unstated=0', 'unstated=0'],
  // A form sends nothing for a box that is not ticked.
  ['facts=1', 'unstated=0'],
  ['facts=1&unstated=1', ''],
  ['view=map&sort=newest', 'view=map'],
  ['view=globe', ''],
])('the facts beside the specified filters: %s: %s', (sent, written) => {
  expect(writeFilterQuery(read(sent))).toBe(written);
});

it.each([
  'category=Castle',
  'category=__proto__',
  'parking=all',
  'minBed=two',
  'minBed=-1',
  'maxPrice=1e9',
  'maxPrice=NaN',
  'maxArea=Infinity',
  'maxArea=99999999999999999999',
  'minBed=0x10',
  'maxPrice=20000-30000',
  'maxPrice=22%2C00',
  'minArea=many',
  'beds=5',
  'beds=two',
  'beds=All',
  'sort=cheapest',
  'sort=constructor',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=999999999',
  'lift=maybe',
  'letTo=family',
  'family=0',
  'cats=1',
  'furnished=1',
  'availableBy=2026-02-30',
  'availableBy=0202-02-03',
  'availableBy=soon',
  'maxMonthly=cheap',
  'pictures=0',
  'unstated=false',
  'fbclid=abc&utm_source=x',
  '__proto__=1&constructor=2',
  '%E0%A4%A',
])('invalid parameters are ignored: %s', (query) => {
  expect(read(query)).toEqual(untouched);
});

it('a text of a megabyte is cut, not in the middle of a character', () => {
  const { text } = read(`text=${'a'.repeat(199)}${encodeURIComponent('😀').repeat(1_000)}`).filter;
  expect(text).toBe('a'.repeat(199));
});

const everything: ListingQuery = {
  filter: {
    text: 'K.K. Nagar & “வீடு” + 2',
    category: 'Apartment',
    parking: '2 Wheeler',
    minBed: 0.5,
    maxBed: 2.5,
    minBath: 1,
    maxBath: 2,
    minPrice: 1,
    maxPrice: 999_999_999,
    minArea: 500,
    maxArea: 12_500,
    maxMonthly: 30_000,
    availableBy: '2026-12-01',
    gatedSecurity: true,
    lift: true,
    water: true,
    veg: true,
    pets: true,
    pictures: true,
    featured: true,
    letTo: [...households],
    fStatus: [...furnishings],
    waterSource: [...waterSources],
    waterTaste: [...waterTastes],
    flood: [...filterChoices.flood],
    backupFor: [...powerBackups],
    unstated: false,
  },
  sort: 'size',
  view: 'map',
  page: 99_999,
};

it('what is written is read back the same, each parameter once, and the CDN tells it apart', () => {
  const written = writeFilterQuery(everything);
  expect(read(written)).toEqual(everything);
  const names = [...new URLSearchParams(written).keys()];
  expect(new Set(names).size).toBe(names.length);
  // Only forms send the last three.
  expect([...names, 'beds', 'facts', 'work'].sort()).toEqual([...filterParameters].sort());
});

it.each([
  ['work=Tidel Park', 'near Tidel Park'],
  ['text=2bhk, lift&work=Tidel Park', '2bhk, lift near Tidel Park'],
  ['text=2bhk near Guindy Estate, lift&work=Chennai Airport', '2bhk, lift near Chennai Airport'],
  ['text=2bhk&work=Somewhere', '2bhk'],
  ['text=2bhk&work=', '2bhk'],
])('a place of work is a word of the search: %s', (query, text) => {
  expect(read(query).filter.text).toBe(text);
});

it.each(sorts)('the order %s is read back', (sort) => {
  expect(read(write({}, { sort }))).toEqual({ ...untouched, sort });
});
