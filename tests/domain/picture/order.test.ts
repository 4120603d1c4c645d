import { expect, it } from 'vitest';
import { coverIndex, moveItem } from '../../../src/domain/picture/order';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
])('the item at %i moveItem to %i gives %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

it.each([
  ['the first picture', ['/a', '/b'], 0],
  ['never a video', [video, '/b'], 1],
  ['a picture on its way', [video, null, '/c'], 1],
  ['none of videos only', [video], -1],
])('the cover is %s', (_, urls, index) => {
  expect(coverIndex(urls)).toBe(index);
});
