import { describe, expect, it } from 'vitest';
import { listPlaces } from '../../../src/domain/place/localities';
import {
  findHomes,
  findNearPages,
  findOpenPages,
  findPagesOfPlace,
  findPlace,
  findShownPage,
  formatPlace,
  formatPlacePath,
  formatSlug,
  type OpenPage,
  type PlacePage,
  readFacts,
  readPlacePath,
} from '../../../src/domain/place/pages';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { listOpen, prepareProperties } from '../../../src/domain/filter/filter';
import { property } from '../property/properties';

const velachery: PlacePage['place'] = { name: 'Velachery', city: 'Chennai' };

describe('an address', () => {
  it.each([
    ['velachery', { place: velachery, beds: null }],
    ['velachery/2-bhk', { place: velachery, beds: 2 }],
    ['Velacheri/2BHK', { place: velachery, beds: 2 }],
  ])('%s is a page', (path, page) => {
    expect(readPlacePath(path)).toEqual(page);
  });

  it.each([
    '',
    'nowhere',
    'velachery/0-bhk',
    'velachery/12-bhk',
    'velachery/2',
    'velachery/2-bhk/x',
  ])('%j is none', (path) => {
    expect(readPlacePath(path)).toBeNull();
  });
});

describe('the address of a place', () => {
  it.each([
    ['T. Nagar', 'Chennai', 't-nagar'],
    ['R.A. Puram', 'Chennai', 'ra-puram'],
    ['Velachery', 'Chennai', 'velachery'],
    ['Anna Nagar', 'Chennai', 'anna-nagar'],
    ['Anna Nagar', 'Madurai', 'anna-nagar-madurai'],
    ['Madurai', 'Madurai', 'madurai'],
  ] as const)('of %s, %s is %s', (name, city, slug) => {
    expect(formatSlug({ name, city })).toBe(slug);
  });

  it('is one for each place, and leads back to it', () => {
    const places = listPlaces();
    expect(places.length).toBeGreaterThan(140);
    expect(new Set(places.map(formatSlug)).size).toBe(places.length);
    for (const place of places) expect(findPlace(formatSlug(place))).toEqual(place);
  });

  it.each([
    ['Velachery', 'velachery'],
    ['velacheri', 'velachery'],
    ['velachery-chennai', 'velachery'],
    ['வேளச்சேரி', 'velachery'],
    ['tnagar', 't-nagar'],
    ['anna-nagar-chennai', 'anna-nagar'],
    ['Anna Nagar Madurai', 'anna-nagar-madurai'],
    ['madras', 'chennai'],
  ])('%s means %s', (typed, slug) => {
    const place = findPlace(typed);
    expect(place && formatSlug(place)).toBe(slug);
  });

  it.each(['', 'nowhere', 'velachery-road', 'velachery-madurai', 'omr', 'constructor'])(
    '%j is none',
    (typed) => {
      expect(findPlace(typed)).toBeNull();
    },
  );
});

it.each([
  ['Velachery', 'Chennai', 'Velachery, Chennai'],
  ['Chennai', 'Chennai', 'Chennai'],
  // On the map of Chennai, but 150 km away.
  ['Villupuram', 'Chennai', 'Villupuram'],
] as const)('%s on the map of %s reads “%s”', (name, city, text) => {
  expect(formatPlace({ name, city })).toBe(text);
});

const home = (_id: string, address: string, fields: Partial<PropertySummary> = {}) =>
  property({ _id, name: 'A home', address, bedrooms: '2', ...fields });

const prepared = prepareProperties([
  home('v2', 'Velachery, Chennai'),
  home('v3', 'Velachery, Chennai', { bedrooms: '3 BHK', price: '18,000', propertySize: '900' }),
  home('half', 'Velachery, Chennai', { bedrooms: '2.5 BHK' }),
  home('studio', 'Velachery, Chennai', { bedrooms: 'Studio', propertySize: 'large' }),
  home('let', 'Velachery, Chennai', { status: 'Occupied', price: '9000' }),
  home('near', 'Near the Velachery road, Medavakkam, Chennai'),
  home('adyar', 'Adyar, Chennai', { bedrooms: '3' }),
  home('anna', 'Anna Nagar, Chennai'),
  home('other', 'Anna Nagar, Madurai'),
  home('city', 'Somewhere, Madurai'),
  home('town', 'Main Road, Villupuram'),
  home('lost', 'Somewhere'),
]);

const page = (slug: string, beds: number | null = null) => {
  const place = findPlace(slug);
  if (!place) throw new Error(slug);
  return { place, beds };
};
const idsOn = (slug: string, beds: number | null = null) =>
  findHomes(prepared, page(slug, beds)).map(({ property: { _id } }) => _id);
const toRent = listOpen(prepared, '2026-11-29');
const open = findOpenPages(toRent);
const names = (pages: readonly OpenPage[]) =>
  pages.map((one) => [formatSlug(one.place), one.beds, one.homes.length].join(' '));

it('a place has its own homes, also occupied ones, and none that only name it', () => {
  expect(idsOn('velachery')).toEqual(['v2', 'v3', 'half', 'studio', 'let']);
});

it('a number of bedrooms includes the half room above', () => {
  expect(idsOn('velachery', 2)).toEqual(['v2', 'half', 'let']);
});

it('places of one name are kept apart by their city', () => {
  expect(idsOn('anna-nagar')).toEqual(['anna']);
  expect(idsOn('anna-nagar-madurai')).toEqual(['other']);
});

it('a city has the homes of its places and those that name no other, not those of towns near it', () => {
  expect(idsOn('madurai')).toEqual(['other', 'city']);
  expect(idsOn('chennai')).not.toContain('town');
  expect(idsOn('villupuram')).toEqual(['town']);
});

it('open pages count the homes that can be had', () => {
  expect(names(findPagesOfPlace(open, page('velachery')))).toEqual([
    'velachery  4',
    'velachery 2 2',
    'velachery 3 1',
  ]);
  expect(names(open)[0]).toBe('chennai  7');
});

it('a place with fewer than three homes to rent has one page, to which its others lead', () => {
  const paths = open.map(formatPlacePath);
  expect(paths).toContain('velachery/2-bhk');
  expect(paths).toContain('adyar');
  expect(paths).not.toContain('adyar/3-bhk');
  expect(findShownPage(toRent, page('adyar', 3))).toEqual(page('adyar'));
  expect(findShownPage(toRent, page('velachery', 3))).toEqual(page('velachery', 3));
  expect(findShownPage(toRent, page('nolambur', 1))).toEqual(page('nolambur'));
  const [near] = findNearPages(toRent, page('velachery', 3));
  expect(near?.shownOn).toEqual(page('adyar'));
});

it('near are places with such homes, the nearest first, of the same map', () => {
  expect(names(findNearPages(toRent, page('velachery')))).toEqual([
    'adyar  1',
    'medavakkam  1',
    'anna-nagar  1',
    'villupuram  1',
  ]);
  expect(names(findNearPages(toRent, page('velachery', 3)))).toEqual(['adyar 3 1']);
});

it('of a city they are its places, those with most homes first', () => {
  expect(names(findNearPages(toRent, page('chennai'))).slice(0, 2)).toEqual([
    'velachery  4',
    'adyar  1',
  ]);
});

it('facts are those of all homes together; words are left out', () => {
  expect(readFacts(prepared.slice(0, 4))).toEqual({
    count: 4,
    rent: 18_000,
    sizes: [900, 1_200],
    beds: [2, 2.5, 3],
  });
  expect(
    readFacts(
      prepareProperties([home('x', '', { price: 'Negotiable', propertySize: '', bedrooms: '' })]),
    ),
  ).toEqual({ count: 1, rent: null, sizes: null, beds: [] });
});
