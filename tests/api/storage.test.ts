import { expect, it, vi } from 'vitest';
import { tabStorage } from '../../src/api/storage';

it.each([
  ['{"id":"a"}', { id: 'a' }],
  ['{broken', null],
  ['', null],
  [null, null],
])('what is stored as %j is read as %j', (text, value) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(tabStorage.readJson('draft')).toEqual(value);
});
