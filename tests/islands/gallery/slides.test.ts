import { expect, it } from 'vitest';
import { makeSlides, makeTiles } from '../../../src/islands/gallery/slides';

const film = 'https://youtu.be/dQw4w9WgXcQ';
const picture = (number: number) => `/assets/${number}.jpg`;
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index));

it('the slides of a property are its pictures in their order, each with its place in words', () => {
  const slides = makeSlides('Villa', [picture(7), picture(3)]);
  expect(slides).toEqual([
    { source: picture(7), alternative: 'Villa, picture 1 of 2', videoId: null },
    { source: picture(3), alternative: 'Villa, picture 2 of 2', videoId: null },
  ]);
});

it('the slides of a property have a video where the record has a YouTube link', () => {
  const [, video] = makeSlides('Villa', [picture(1), film]);
  expect(video).toMatchObject({ videoId: 'dQw4w9WgXcQ', alternative: 'Villa, video 2 of 2' });
});

it.each([
  [6, 6, 0],
  [7, 6, 1],
  [12, 6, 6],
])('the tiles of %d pictures are %d, and the last one says +%s', (count, shown, more) => {
  const tiles = makeTiles(makeSlides('Villa', pictures(count)));
  expect(tiles).toHaveLength(shown);
  expect(tiles.at(-1)?.more).toBe(more);
});

it('the tiles begin with the first picture, though a video comes before it', () => {
  const tiles = makeTiles(makeSlides('Villa', [film, picture(1), picture(2)]));
  expect(tiles.map(({ index }) => index)).toEqual([1, 0, 2]);
});

it('the tiles open the slide that they show', () => {
  const slides = makeSlides('Villa', [film, ...pictures(8)]);
  for (const tile of makeTiles(slides)) expect(slides[tile.index]).toBe(tile.slide);
});
