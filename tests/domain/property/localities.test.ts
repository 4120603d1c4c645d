import { expect, it } from 'vitest';
import { localities, roads } from '../../../src/domain/property/localities';
import { wordsOf } from '../../../src/domain/property/search/words';

const rows = [...localities, ...roads.map(({ names }) => names)];
const plain = (text: string) =>
  wordsOf(text)
    .map((word) => word.text)
    .join('');

it('no spelling means two places', () => {
  const spellings = rows.flatMap((row) => [...new Set(row.map(plain))]);
  expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
});

it('every spelling has letters of one script', () => {
  const mixed = rows.flat().filter((text) => /[a-z]/i.test(text) && /\p{Script=Tamil}/u.test(text));
  expect(mixed).toEqual([]);
  expect(
    rows.flat().filter((text) => !/^[A-Za-z.' ]+$|^[\p{Script=Tamil}. ]+$/u.test(text)),
  ).toEqual([]);
});

it('every place along a road is a place of the table', () => {
  const places = new Set(localities.map(([place]) => place));
  expect(roads.flatMap(({ along }) => along).filter((place) => !places.has(place))).toEqual([]);
});
