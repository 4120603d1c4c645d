import { describe, expect, it } from 'vitest';
import { takeWhileFits } from '../../../src/server/http/reply';

describe('what fits into one answer', () => {
  it.each([
    ['all', 100, ['aa', 'bb', 'cc']],
    ['exactly two', 10, ['aa', 'bb']],
    ['one', 9, ['aa']],
    ['none', 4, []],
  ])('%s of three', (_, limit, expected) => {
    expect(takeWhileFits(['aa', 'bb', 'cc'], limit)).toEqual(expected);
  });

  it('counts bytes, not characters', () => {
    expect(takeWhileFits(['வீடு', 'வீடு'], 20)).toHaveLength(1);
  });
});
