import { describe, expect, it } from 'vitest';
import { ifMatch, isUnchanged, tagOf } from '../../../src/server/http/entity-tag';

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

describe('If-Match', () => {
  it.each([
    ['"a"', 'a'],
    ['W/"a"', 'a'],
    [' "a" ', 'a'],
    ['*', undefined],
  ])('%s names %s', (header, version) => {
    expect(ifMatch(asked({ 'if-match': header }))).toBe(version);
  });

  it.each(['a', '"a", "b"', '""', '"a', ''])('%j is refused', (header) => {
    expect(() => ifMatch(asked({ 'if-match': header }))).toThrow(/ETag/);
  });
});

describe('the tag of a body', () => {
  it('changes with the body only', () => {
    expect(tagOf('[1]')).toBe(tagOf('[1]'));
    expect(tagOf('[1]')).not.toBe(tagOf('[2]'));
    expect(tagOf('[1]')).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
  });
});
