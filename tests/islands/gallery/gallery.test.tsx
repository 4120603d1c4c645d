import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Gallery from '../../../src/islands/gallery/Gallery';

it('only the cover of a gallery is loaded at once, and first', () => {
  const images = ['/api/image/0', 'https://youtu.be/dQw4w9WgXcQ', '/api/image/1', '/api/image/2'];
  const html = renderToStaticMarkup(<Gallery name="Sea <Villa>" images={images} />);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});
