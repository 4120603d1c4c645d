import { expect, it } from 'vitest';
import { isFaintOn } from '../../../src/domain/picture/faint';

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const brown = [120, 60, 20, 255];
const times = (count: number, pixel: number[]) => Array.from({ length: count }, () => pixel).flat();

it.each([
  ['white letters', [...times(90, clear), ...times(10, white)], true],
  ['dark letters', [...times(90, clear), ...times(10, brown)], false],
  ['white letters with a dark dot', [...times(90, white), ...times(10, brown)], false],
  ['nothing', times(100, clear), true],
])('%s on cream: faint is %s', (_, pixels, isFaint) => {
  expect(isFaintOn('#fbf6ec', Uint8ClampedArray.from(pixels))).toBe(isFaint);
});

it('white letters are seen on a dark ground', () => {
  expect(isFaintOn('#202020', Uint8ClampedArray.from(white))).toBe(false);
});
