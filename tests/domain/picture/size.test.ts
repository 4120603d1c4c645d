import { expect, it } from 'vitest';
import { drawingEncodings, encodings, fitInto, maxEdge } from '../../../src/domain/picture/size';

it.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [800, 600, 800, 600],
  [2048, 2048, 2048, 2048],
  // A panorama keeps its height, an upright one its width.
  [20_000, 2_000, 6_000, 600],
  [2_000, 20_000, 600, 6_000],
  [8_000, 300, 8_000, 300],
  [2, 9000, 2, 8192],
])('%i × %i fits as %i × %i', (width, height, wide, high) => {
  expect(fitInto({ width, height }, maxEdge)).toEqual({ width: wide, height: high });
});

it('a picture is encoded with lower quality before it is made smaller, and is never enlarged', () => {
  const tried = encodings({ width: 4000, height: 3000 });
  expect(tried[0]).toMatchObject({ width: 2048, height: 1536 });
  expect(tried[4]).toMatchObject({ width: 2048 });
  expect(tried[5]).toMatchObject({ width: 1536, quality: tried[0]?.quality });
  expect(Math.min(...tried.map(({ quality }) => quality))).toBeGreaterThan(0.5);
});

it('a panorama becomes smaller as well where it has to', () => {
  const last = encodings({ width: 20_000, height: 2_000 }).at(-1);
  expect(last).toMatchObject({ width: 2_250, height: 225 });
});

it('a drawing is encoded without loss, and small', () => {
  expect(drawingEncodings({ width: 3_000, height: 1_000 })[0]).toEqual({
    width: 1_024,
    height: 341,
    quality: 1,
  });
});
