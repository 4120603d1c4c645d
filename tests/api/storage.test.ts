import { expect, it, vi } from 'vitest';
import { readStored, tabStorage } from '../../src/api/storage';

it.each([
  ['{"id":"a"}', { id: 'a' }],
  ['{broken', null],
  ['', null],
  [null, null],
])('what is stored as %j is read as %j', (text, value) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readStored(tabStorage, 'draft', (fields) => fields)).toEqual(value);
});

it.each(['null', '5', '[]'])('stored %s, which has no such fields, is read as nothing', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readStored(tabStorage, 'draft', ({ id }) => id ?? null)).toBeNull();
});
