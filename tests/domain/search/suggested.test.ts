import { expect, it } from 'vitest';
import { findSuggestedProperties } from '../../../src/domain/search/suggested';
import { defaultFilter, prepareProperties } from '../../../src/domain/search/filter';
import { searchIn } from '../../../src/server/records/search';
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
const suggest = (text: string, some = homes) => {
  const prepared = prepareProperties(some);
  const near = searchIn(prepared)(text).findNear(prepared, defaultFilter);
  return findSuggestedProperties(some, today, near);
};
const listIds = ({ properties }: ReturnType<typeof findSuggestedProperties>) =>
  properties.map(({ _id }) => _id).join(' ');

it('in place of homes that fit stand three available ones, the newest', () => {
  const instead = findSuggestedProperties(homes, today);
  expect(instead.near).toBeNull();
  expect(listIds(instead)).toBe('unknown other-city far');
});

it('or the nearest to a place, in its city', () => {
  const instead = suggest('Velachery');
  expect(instead.near).toBe('Velachery');
  expect(listIds(instead)).toBe('there near nearer');
});

it('where the city has none, the newest again', () => {
  const inChennai = homes.filter(({ _id }) => _id !== 'other-city');
  const instead = suggest('Sellur, Madurai', inChennai);
  expect([instead.near, listIds(instead)]).toEqual([null, 'unknown far near']);
});

it.each([
  ['3bhk velachery lift', 'Velachery'],
  ['5bhk with lift', null],
  ['omr', null],
])('a search for "%s" is near %s', (text, place) => {
  expect(suggest(text).near).toBe(place);
});
