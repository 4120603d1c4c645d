import { expect, it } from 'vitest';
import type { SuggestedProperties } from '../../../src/domain/filter/suggested';
import {
  defaultFilter,
  type FilterState,
  prepareProperties,
} from '../../../src/domain/filter/filter';
import { listWords } from '../../../src/content/properties/search-notes';
import { searchIn } from '../../../src/server/records/search';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { blankSummary } from '../../support/property';

const today = '2026-03-01';
const homes = [
  ['far', 'Avadi, Chennai', '2026-02-05'],
  ['near', 'Taramani, Chennai', '2026-02-04'],
  ['there', 'Velachery, Chennai', '2026-02-03'],
  ['let', 'Velachery, Chennai', '2026-02-06', 'Occupied'],
  ['other-city', 'KK Nagar, Madurai', '2026-02-07'],
  ['unknown', '12 Long Lane', '2026-02-08'],
  ['nearer', 'Guindy, Chennai', '2026-02-02'],
].map(([_id = '', address = '', date = '', status]) =>
  blankSummary({ _id, name: _id, address, date, status: status ? 'Occupied' : 'Available' }),
);
const suggest = (text: string, some = homes, panel: Partial<FilterState> = {}) =>
  searchIn(prepareProperties(some))(text).findNear?.(
    prepareProperties(some),
    { ...defaultFilter, ...panel },
    today,
    [],
  );
const listIds = (instead: SuggestedProperties | undefined) =>
  instead?.properties.map(({ _id }) => _id).join(' ');

it('in place of homes that fit stand three available ones, the newest', () => {
  const instead = suggest('lift');
  expect(instead?.title).toBe(listWords.nearest(null));
  expect(listIds(instead)).toBe('unknown other-city far');
});

it('or the nearest to a place, in its city', () => {
  const instead = suggest('Velachery');
  expect(instead?.title).toBe(listWords.nearest('Velachery'));
  expect(listIds(instead)).toBe('there near nearer');
});

it('where the city has none, the newest again', () => {
  const inChennai = homes.filter(({ _id }) => _id !== 'other-city');
  const instead = suggest('Sellur, Madurai', inChennai);
  expect([instead?.title, listIds(instead)]).toEqual([listWords.nearest(null), 'unknown far near']);
});

it.each([
  ['3bhk velachery lift', 'Velachery'],
  ['5bhk with lift', null],
  ['omr', 'OMR'],
])('a search for "%s" is near %s', (text, place) => {
  expect(suggest(text)?.title).toBe(listWords.nearest(place));
});

const home = (_id: string, address: string, bedrooms: string, fields: Partial<PropertySummary>) =>
  blankSummary({ name: 'A home', price: '30000', pets: '', _id, address, bedrooms, ...fields });
const choice = [
  home('same', 'Pallikaranai, Chennai', '3 BHK', {}),
  home('dearer', 'Velachery, Chennai', '3 BHK', { price: '60000' }),
  home('smaller', 'Velachery, Chennai', '1 BHK', {}),
  home('farther', 'Avadi, Chennai', '3 BHK', {}),
  home('town', 'Main Road, Villupuram', '3 BHK', {}),
  home('nameless', 'Somewhere, Chennai', '3 BHK', {}),
  home('no-pets', 'Velachery, Chennai', '3 BHK', { pets: false }),
  home('family', 'Velachery, Chennai', '3 BHK', { letTo: ['family'] }),
];
const asked = (text: string, panel: Partial<FilterState> = {}) =>
  listIds(suggest(text, choice, panel))?.split(' ') ?? [];

it('within eight kilometres as many rooms come first, then a rent like that, then what is nearer', () => {
  expect(asked('3bhk velachery under 35k')).toEqual(['no-pets', 'family', 'same']);
  expect(asked('velachery', { minBed: 1, maxBed: 1.5 })[0]).toBe('smaller');
  expect(asked('velachery under 35k', { minBed: 3, maxBed: 3.5 })[2]).toBe('same');
});

it('never one that refuses who would move in, wherever it is', () => {
  const last = choice.slice(-2);
  expect(listIds(suggest('velachery pets', last))).toBe('family');
  expect(listIds(suggest('5bhk pets', last))).toBe('family');
  expect(listIds(suggest('velachery bachelors', last))).toBe('no-pets');
});

it('never a town of its own, nor a home of which only the city is known', () => {
  const beyond = choice.slice(3, 6);
  expect(listIds(suggest('velachery', beyond))).toBe('farther');
  expect(listIds(suggest('1bhk chennai', beyond))).toBe('farther nameless');
});

it('without a text those nearest to the rooms and the rent of the panel', () => {
  const some = [
    home('dear', 'Adyar, Chennai', '1', { price: '90000' }),
    home('other-rooms', 'Adyar, Chennai', '2', { price: '10000' }),
    home('next', 'Adyar, Chennai', '1', { price: '16000' }),
  ];
  const panel = { minBed: 1, maxBed: 1.5, maxPrice: 15_000 };
  expect(listIds(suggest('', some, panel))).toBe('next dear other-rooms');
});
