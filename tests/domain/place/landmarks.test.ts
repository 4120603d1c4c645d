import { expect, it } from 'vitest';
import { countLandmarks, landmarks } from '../../../src/domain/place/landmarks';
import {
  distanceBetween,
  findCoordinates,
  localities,
  measureDistance,
} from '../../../src/domain/place/localities';
import { listSpellings } from '../../../src/domain/place/names';
import type { City } from '../../../src/domain/place/place';
import { normalizeWords } from '../../../src/domain/words';

it('the places around a landmark are in the table, none farther than 16 km from another', () => {
  for (const { name, city, places } of landmarks)
    for (const one of places) {
      expect(localities[city].has(one), `${name}: ${one}`).toBe(true);
      for (const other of places)
        expect(
          distanceBetween({ name: one, city }, { name: other, city }),
          `${name}: ${one}, ${other}`,
        ).toBeLessThan(16);
    }
});

it('the own point of a landmark is not in the middle of the first of its places, and within 10 km of it', () => {
  const known = landmarks.flatMap(({ point, ...one }) => (point ? [{ ...one, point }] : []));
  expect(known.length).toBeGreaterThan(30);
  for (const { name, city, places, point } of known) {
    const middle = findCoordinates({ name: places[0] ?? '', city });
    const kilometres = middle ? measureDistance(point, middle) : Infinity;
    expect(kilometres, name).toBeGreaterThan(0.5);
    expect(kilometres, name).toBeLessThan(10);
  }
});

it('no spelling means two landmarks, or a landmark and a place, and each landmark is there once', () => {
  const meant = new Map(listSpellings().map(({ words, place }) => [words.join(' '), [place]]));
  for (const { name, spellings } of landmarks)
    for (const spelling of new Set(spellings.map(normalizeWords)))
      meant.set(spelling, [...(meant.get(spelling) ?? []), name]);
  const doubtful = [...meant].filter(([, names]) => names.length > 1);
  expect(doubtful).toEqual([]);
});

it('a place near many landmarks is looked for more often than one near few, each in its own city', () => {
  const count = (name: string, city: City) => countLandmarks({ name, city });
  expect(count('Sholinganallur', 'Chennai')).toBeGreaterThan(count('Velachery', 'Chennai'));
  expect(count('Velachery', 'Chennai')).toBeGreaterThan(0);
  expect(count('Medavakkam', 'Madurai')).toBe(0);
});
