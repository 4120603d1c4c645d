import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '../../src/server/edge';

describe('the same-origin rule', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': '' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://homes.example' }, false],
    [{ origin: 'https://homes.example' }, true],
    [{ origin: 'https://homes.example:8443' }, false],
    [{ origin: 'https://homes.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
  ])('%j: %s', (headers, same) => {
    const request = new Request('https://homes.example/api', { method: 'POST', headers });
    expect(isSameOrigin(request)).toBe(same);
  });
});
