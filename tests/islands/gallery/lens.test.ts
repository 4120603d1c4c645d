import { expect, it } from 'vitest';
import { lensAt, lensSize } from '../../../src/islands/gallery/Magnifier';

const box = (left: number, top: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ left, top, width, height }) as DOMRect,
});
const picture = { ...box(100, 50, 400, 300), currentSrc: '/a "b".jpg' } as HTMLImageElement;
const stage = box(0, 20, 600, 400) as unknown as Element;

it('the magnifying glass is centred on the pointer and shows what is under it', () => {
  const lens = lensAt(picture, stage, { clientX: 300, clientY: 200 });
  const half = lensSize / 2;
  expect(lens).toMatchObject({ left: 300 - half, top: 180 - half, backgroundSize: '1000px 750px' });
  expect(lens?.backgroundPosition).toBe(`${half - 500}px ${half - 375}px`);
});

it('an address cannot break out of the style of the glass', () => {
  const lens = lensAt(picture, stage, { clientX: 300, clientY: 200 });
  expect(lens?.backgroundImage).toBe(String.raw`url("/a \"b\".jpg")`);
});

it.each([
  [99, 100],
  [300, 49],
])('there is no glass outside the picture, at %d, %d', (clientX, clientY) => {
  expect(lensAt(picture, stage, { clientX, clientY })).toBeNull();
});
