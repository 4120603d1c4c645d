import { describe, expect, it } from 'vitest';
import { isUnchanged, tagOf, takeWhileFits } from '../../../src/server/http/reply';

const asked = (headers: Record<string, string>) =>
  new Request('https://homes.example/', { headers });

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('%s against "a": %s', (header, unchanged) => {
    expect(isUnchanged(asked({ 'if-none-match': header }), '"a"')).toBe(unchanged);
  });

  it('is not needed', () => {
    expect(isUnchanged(asked({}), '"a"')).toBe(false);
  });
});

it('the tag of a body changes with the body only', () => {
  expect(tagOf('[1]')).toBe(tagOf('[1]'));
  expect(tagOf('[1]')).not.toBe(tagOf('[2]'));
  expect(tagOf('[1]')).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
});

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
