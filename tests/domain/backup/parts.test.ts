import { expect, it } from 'vitest';
import type { BackedUpStore, BackupEntry } from '../../../src/domain/backup/manifest';
import { partOf } from '../../../src/domain/backup/parts';

const entries = (count: number, size: number, store: BackedUpStore = 'properties'): BackupEntry[] =>
  Array.from({ length: count }, (_, number) => ({
    store,
    key: String(number),
    etag: '',
    sha256: '',
    size,
  }));

it.each([
  ['small values: 500', entries(2_000, 100), 500],
  ['texts that may double as JSON: less than 4 MB', entries(50, 400_000), 4],
  ['pictures, a third longer as text', entries(50, 600_000, 'images'), 4],
  ['one that is larger than a part', entries(3, 4_200_000, 'images'), 1],
  ['the rest', entries(3, 100), 3],
])('a part of a file has %s', (_name, given, expected) => {
  expect(partOf(given, 0)).toEqual(given.slice(0, expected));
});

it('a part begins where the one before ended', () => {
  const all = entries(700, 100);
  expect(partOf(all, 500)).toEqual(all.slice(500));
  expect(partOf(all, 700)).toEqual([]);
});
