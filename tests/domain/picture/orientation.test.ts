import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readOrientation, turnUpright } from '../../../src/domain/picture/orientation';

const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a8472a' } });
const turned = async (orientation: number, format: 'webp' | 'jpeg') =>
  Uint8Array.from(await plain.clone().withMetadata({ orientation }).toFormat(format).toBuffer());

it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i of a WebP is read', async (orientation) => {
  expect(readOrientation(await turned(orientation, 'webp'))).toBe(orientation);
});

it('what browsers turn themselves is not turned again', async () => {
  expect(readOrientation(await turned(6, 'jpeg'))).toBe(1);
  expect(readOrientation(Uint8Array.from(await plain.clone().webp().toBuffer()))).toBe(1);
});

/** Where a corner of the stored picture (0 or 1 across and down) comes to, of a picture that is 2 × 3 px upright. */
function place(orientation: number, [across, down]: [number, number]): [number, number] {
  const size = { width: 2, height: 3 };
  const [storedWidth, storedHeight] = orientation >= 5 ? [3, 2] : [2, 3];
  const [a, b, c, d, e, f] = turnUpright(orientation, size);
  const [x, y] = [across * storedWidth, down * storedHeight];
  return [(a * x + c * y + e) / size.width, (b * x + d * y + f) / size.height];
}

it.each([
  [1, [0, 0], [1, 0]],
  [2, [1, 0], [0, 0]],
  [3, [1, 1], [0, 1]],
  [4, [0, 1], [1, 1]],
  [5, [0, 0], [0, 1]],
  [6, [1, 0], [1, 1]],
  [7, [1, 1], [1, 0]],
  [8, [0, 1], [0, 0]],
])('orientation %i puts the first corner at %j, the second at %j', (orientation, first, second) => {
  expect(place(orientation, [0, 0])).toEqual(first);
  expect(place(orientation, [1, 0])).toEqual(second);
});
