import { expect, it } from 'vitest';
import { findAskedPlace, findInstead } from '../../../src/domain/map/instead';
import { prepareProperties } from '../../../src/domain/property/search/filter-values';
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
const idsOf = ({ properties }: ReturnType<typeof findInstead>) =>
  properties.map(({ _id }) => _id).join(' ');

it('in place of homes that fit stand three available ones, the newest', () => {
  const instead = findInstead(homes, today);
  expect(instead.near).toBeNull();
  expect(idsOf(instead)).toBe('unknown other-city far');
});

it('or the nearest to a place, in its city', () => {
  const instead = findInstead(homes, today, { name: 'Velachery', city: 'Chennai' });
  expect(instead.near).toBe('Velachery');
  expect(idsOf(instead)).toBe('there near nearer');
});

it('where the city has none, the newest again', () => {
  const inChennai = homes.filter(({ _id }) => _id !== 'other-city');
  const instead = findInstead(inChennai, today, { name: 'Sellur', city: 'Madurai' });
  expect([instead.near, idsOf(instead)]).toEqual([null, 'unknown far near']);
});

it.each([
  ['3bhk velachery lift', 'Velachery'],
  ['velacherry', 'Velachery'],
  ['5bhk with lift', undefined],
  ['omr', undefined],
])('a search for "%s" is near %s', (text, place) => {
  const { correct } = prepareProperties(homes);
  expect(findAskedPlace(text, correct)?.name).toBe(place);
});
