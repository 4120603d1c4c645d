import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Gallery from '../../../src/islands/gallery/Gallery';

it('only the cover of a gallery is loaded at once, and first', () => {
  const images = [
    '/assets/0.jpg',
    'https://youtu.be/dQw4w9WgXcQ',
    '/assets/1.jpg',
    '/assets/2.jpg',
  ];
  const html = renderToStaticMarkup(<Gallery name="Sea <Villa>" images={images} />);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});
