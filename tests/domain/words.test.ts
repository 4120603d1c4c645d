import { expect, it } from 'vitest';
import { formatOrdinal } from '../../src/domain/words';

it.each([
  [1, '1st'],
  [11, '11th'],
  [21, '21st'],
  [22, '22nd'],
  [113, '113th'],
])('floor %i is the %s', (number, ordinal) => {
  expect(formatOrdinal(number)).toBe(ordinal);
});
