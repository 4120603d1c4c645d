import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  findPlace,
  formatPlace,
  formatSlug,
  listPlaces,
  splitAtPlace,
} from '../../../src/domain/place/places';

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

it('distances are kilometres: Velachery to Adyar are about five', () => {
  const velachery = { name: 'Velachery', city: 'Chennai' } as const;
  expect(distanceBetween(velachery, { name: 'Adyar', city: 'Chennai' })).toBeCloseTo(5, 0);
});

it.each([
  [
    'Vijaya Nagar, Velachery, Chennai 600042',
    'Velachery',
    ['Vijaya Nagar, ', 'Velachery', ', Chennai 600042'],
  ],
  ['Mudichur Road\nTambaram West', 'Tambaram', ['Mudichur Road\n', 'Tambaram West', '']],
  ['வேளச்சேரி, சென்னை', 'Velachery', ['', 'வேளச்சேரி', ', சென்னை']],
] as const)('the address “%s” is parted at %s', (address, name, [before, named, after]) => {
  expect(splitAtPlace(address, { name })).toEqual({ before, named, after });
});

it('an address that does not name the place stays whole', () => {
  expect(splitAtPlace('12 First Street, Chennai', { name: 'Adyar' })).toBeNull();
});
