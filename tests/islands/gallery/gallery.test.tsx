import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Gallery from '../../../src/islands/gallery/Gallery';

const images = [
  ...Array.from({ length: 4 }, (_, index) => `/api/image/${index}`),
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ...Array.from({ length: 7 }, (_, index) => `/api/image/${index + 4}`),
];
const html = renderToStaticMarkup(<Gallery name="Sea <Villa>" images={images} />);
const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*data-lightbox="(\d+)"/g)];

it('the gallery works as links to the full pictures before any script runs', () => {
  expect(links.map((link) => link[1])).toEqual([
    '/api/image/0',
    '/api/image/1',
    '/api/image/2',
    '/api/image/3',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '/api/image/4',
  ]);
});

it('only the cover is loaded at once, and first', () => {
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(4);
});

it('the last tile says how many pictures are not on the page', () => {
  expect(html).toContain('>+6<');
  expect(html).toContain('6 more pictures');
});
