import { expect, it } from 'vitest';
import { distanceBetween, localities, roads } from '../../../src/domain/place/localities';
import { parseWords } from '../../../src/domain/words';

const places = Object.values(localities).flatMap((city) => [...city.entries()]);
const names = [...places.map(([, place]) => place.names), ...roads.map((road) => road.names)];
const plain = (text: string) =>
  parseWords(text)
    .map((word) => word.text)
    .join('');

it('no spelling means two places', () => {
  const spelled = new Map<string, string>();
  for (const [place = '', ...others] of names)
    for (const spelling of [place, ...others].map(plain)) {
      expect(spelled.get(spelling) ?? place, spelling).toBe(place);
      spelled.set(spelling, place);
    }
});

it('every spelling has letters of one script', () => {
  const other = (text: string) => !/^[A-Za-z.' ]+$|^[\p{Script=Tamil}. ]+$/u.test(text);
  expect(names.flat().filter(other)).toEqual([]);
});

it('every place along a road is a place of the table', () => {
  const along = roads.flatMap((road) => road.along.split(', '));
  expect(along.filter((name) => !localities.Chennai.has(name))).toEqual([]);
});

it('distances are kilometres: Velachery to Adyar are about five', () => {
  const velachery = { name: 'Velachery', city: 'Chennai' } as const;
  expect(distanceBetween(velachery, { name: 'Adyar', city: 'Chennai' })).toBeCloseTo(5, 0);
});
