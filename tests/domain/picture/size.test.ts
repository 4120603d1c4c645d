import { expect, it } from 'vitest';
import { encodings, fitInto, maxEdge } from '../../../src/domain/picture/size';

it.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [800, 600, 800, 600],
  [2048, 2048, 2048, 2048],
  [2, 9000, 1, 2048],
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
