import { describe, expect, it } from 'vitest';
import { ifMatch } from '../../../src/server/http/request';

const asked = (headers: Record<string, string>) =>
  new Request('https://homes.example/', { headers });

describe('If-Match', () => {
  it.each([
    ['"a"', 'a'],
    ['W/"a"', 'a'],
    [' "a" ', 'a'],
    ['*', undefined],
  ])('%s names %s', (header, version) => {
    expect(ifMatch(asked({ 'if-match': header }))).toBe(version);
  });

  it.each(['a', '"a", "b"', '""', '"a', ''])('%j is rejected', (header) => {
    expect(() => ifMatch(asked({ 'if-match': header }))).toThrow(/ETag/);
  });
});
