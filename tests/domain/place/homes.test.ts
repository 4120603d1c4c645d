import { expect, it } from 'vitest';
import {
  findHomes,
  findNearPages,
  findOpenPages,
  findPagesOfPlace,
  readFacts,
} from '../../../src/domain/place/homes';
import { findPlace, formatSlug } from '../../../src/domain/place/places';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { property } from '../property/properties';

const home = (_id: string, address: string, fields: Partial<PropertySummary> = {}) =>
  property({ _id, name: 'A home', address, bedrooms: '2', ...fields });

const homes = [
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
];

const page = (slug: string, beds: number | null = null) => {
  const place = findPlace(slug);
  if (!place) throw new Error(slug);
  return { place, beds };
};
const idsOn = (slug: string, beds: number | null = null) =>
  findHomes(homes, page(slug, beds)).map(({ _id }) => _id);
const open = findOpenPages(homes);
const names = (pages: typeof open) =>
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

it('near are places with such homes, the nearest first, of the same map', () => {
  expect(names(findNearPages(open, page('velachery')))).toEqual([
    'adyar  1',
    'medavakkam  1',
    'anna-nagar  1',
    'villupuram  1',
  ]);
  expect(names(findNearPages(open, page('velachery', 3)))).toEqual(['adyar 3 1']);
});

it('of a city they are its places, those with most homes first', () => {
  expect(names(findNearPages(open, page('chennai'))).slice(0, 2)).toEqual([
    'velachery  4',
    'adyar  1',
  ]);
});

it('facts are those of all homes together; words are left out', () => {
  expect(readFacts(homes.slice(0, 4))).toEqual({
    count: 4,
    rent: 18_000,
    sizes: [900, 1_200],
    beds: [2, 2.5, 3],
  });
  expect(
    readFacts([home('x', '', { price: 'Negotiable', propertySize: '', bedrooms: '' })]),
  ).toEqual({ count: 1, rent: null, sizes: null, beds: [] });
});
