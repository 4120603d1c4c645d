import { expect, it } from 'vitest';
import {
  formatPictureName,
  picturesNamedIn,
  readPictureHash,
  readPictureSize,
} from '../../../src/domain/picture/names';

const hash = (digit: string) => digit.repeat(24);
const a = hash('a');
const b = hash('b');

it.each([
  ['by its address', `["/api/image/${a}"]`, [a]],
  ['in Markdown', `![Door](/api/image/${a}) and ![](/api/image/${b} "Hall")`, [a, b]],
  ['in the address of another size', `/.netlify/images?url=%2Fapi%2Fimage%2F${a}&w=320`, [a]],
  ['by an address with its size', `/api/image/${a}-900x300`, [a]],
  ['twice, once', `/api/image/${a} /api/image/${a}`, [a]],
  ['not by its hash alone', a, []],
  ['not by a part', `/api/image/${a.slice(1)}`, []],
])('a text names a picture %s', (_how, text, expected) => {
  expect(picturesNamedIn(text)).toEqual(expected);
});

it('the name of a picture says its size where a page has to know it', () => {
  const size = { width: 900, height: 300 };
  const name = formatPictureName(a, size);
  expect(readPictureHash(name)).toBe(a);
  expect(readPictureSize(`/api/image/${name}`)).toEqual(size);
  expect(readPictureHash(formatPictureName(a, null))).toBe(a);
  expect(readPictureSize(`/api/image/${a}`)).toBeNull();
});

it.each(['', 'upload', a.slice(1), `${a}-900`, `${a}-900x`, a.toUpperCase()])(
  '%j is no name of a picture',
  (name) => {
    expect(readPictureHash(name)).toBeNull();
    expect(readPictureSize(`/api/image/${name}`)).toBeNull();
  },
);
