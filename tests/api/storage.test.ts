import { afterEach, expect, it, vi } from 'vitest';
import { tabStorage } from '../../src/api/storage';

afterEach(() => vi.unstubAllGlobals());

it('stores, reads and removes texts', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(tabStorage.write('a', 'text')).toBe(true);
  expect(tabStorage.read('a')).toBe('text');
  expect(tabStorage.write('a', null)).toBe(true);
  expect(tabStorage.read('a')).toBeNull();
});

it.each([
  ['forbidden', undefined],
  [
    'full',
    {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])('says that nothing is kept where storage is %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  expect(tabStorage.write('a', 'text')).toBe(false);
  expect(tabStorage.read('a')).toBeNull();
});
