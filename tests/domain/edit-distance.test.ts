import { expect, it } from 'vitest';
import { editDistance } from '../../src/domain/edit-distance';

it.each([
  ['velachery', 'velachery', 0],
  ['velacheri', 'velachery', 1],
  ['tharamani', 'taramani', 1],
  ['gmial.com', 'gmail.com', 1],
  ['gmal.com', 'gmail.com', 1],
  ['gmail.con', 'gmail.com', 1],
  ['hotmial.con', 'hotmail.com', 2],
  ['', 'ab', 2],
  ['abc', 'cab', 2],
  ['abcd', 'wxyz', Infinity],
  ['a', 'abcd', Infinity],
])('the distance of two words from %j to %j is %d, within two', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});
