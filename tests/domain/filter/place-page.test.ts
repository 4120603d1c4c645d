import { describe, expect, it } from 'vitest';
import { listPlaces } from '../../../src/domain/place/localities';
import { formatSlug, type PlacePage } from '../../../src/domain/place/pages';
import { findAskedPage, makeFilter } from '../../../src/domain/filter/place-page';
import { activeFilters, type FilterState } from '../../../src/domain/filter/filter';
import { readFilterQuery } from '../../../src/domain/filter/address';
import { readWishes } from '../../../src/server/records/search';

const findPageFor = (filter: FilterState) =>
  findAskedPage(activeFilters(filter, readWishes(filter.text)));
const asked = (query: string) => findPageFor(readFilterQuery(new URLSearchParams(query)).filter);
const words = (page: PlacePage | null) =>
  page && [formatSlug(page.place), page.beds].join(' ').trim();

describe('a filter', () => {
  it.each([
    ['text=velachery', 'velachery'],
    ['text=velacheri&sort=rent-up&page=2&view=map', 'velachery'],
    ['text=velachery&beds=2', 'velachery 2'],
    ['text=2bhk+velachery', 'velachery 2'],
    ['text=velachery,+chennai', 'velachery'],
    ['text=chennai', 'chennai'],
    ['text=anna+nagar+madurai', 'anna-nagar-madurai'],
  ])('%s asks for the page %s', (query, page) => {
    expect(words(asked(query))).toBe(page);
  });

  it.each([
    '',
    'beds=2',
    'text=velachery&lift=1',
    'text=velachery&maxPrice=30000',
    'text=velachery&beds=4%2B',
    'text=velachery&minBed=2&maxBed=3',
    'text=2bhk+velachery&beds=2',
    'text=velachery+lift',
    'text=velachery+adyar',
    'text=omr',
    // In two cities: the list shows both.
    'text=anna+nagar',
    'text=mango',
  ])('%j asks for none', (query) => {
    expect(asked(query)).toBeNull();
  });

  it('is made for every page so that it asks for that', () => {
    for (const place of listPlaces())
      for (const beds of [null, 2])
        expect(findPageFor(makeFilter({ place, beds }))).toEqual({ place, beds });
  });
});
