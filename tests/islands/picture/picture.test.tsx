import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/islands/picture/Picture';

const shape = { alt: 'A home', width: 640, height: 480, sizes: '50vw', widths: [320, 640] };
const upload = 'https://res.cloudinary.com/our-name/image/upload';
const markup = (source: string) => renderToStaticMarkup(<Picture source={source} {...shape} />);

it('a picture of the hosted service comes in several widths, like our own', () => {
  const html = markup(`${upload}/v1/a.jpg`);
  expect(html).toContain(`${upload}/c_limit,w_320,q_auto,f_auto/v1/a.jpg 320w`);
  expect(html).toContain(`${upload}/c_limit,w_640,q_auto,f_auto/v1/a.jpg 640w`);
  expect(html).toContain('sizes="50vw"');
  expect(html).not.toContain('"' + `${upload}/v1/a.jpg` + '"');
});

it('a picture of an unknown host is shown unchanged', () => {
  const html = markup('https://example.com/a.jpg');
  expect(html).toContain('src="https://example.com/a.jpg"');
  expect(html).not.toContain('srcSet');
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'low'],
])('with priority %s it loads %s, at %s priority: scripts go before thumbnails', (...row) => {
  const [priority, loading, fetched] = row;
  const html = renderToStaticMarkup(
    <Picture source="/api/image/a" {...shape} priority={priority} />,
  );
  expect(html).toContain(`loading="${loading}"`);
  expect(html).toContain(`fetchPriority="${fetched}"`);
});
