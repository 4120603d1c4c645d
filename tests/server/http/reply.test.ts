import { expect, it } from 'vitest';
import { takeWhileFits } from '../../../src/server/http/reply';

it.each([
  ['all', 100, ['aa', 'bb', 'cc']],
  ['exactly two', 10, ['aa', 'bb']],
  ['one', 9, ['aa']],
  ['none', 4, []],
])('of three, %s fit into one answer', (_, limit, expected) => {
  expect(takeWhileFits(['aa', 'bb', 'cc'], limit)).toEqual(expected);
});

it('an answer is counted in bytes, not characters', () => {
  expect(takeWhileFits(['வீடு', 'வீடு'], 20)).toHaveLength(1);
});
