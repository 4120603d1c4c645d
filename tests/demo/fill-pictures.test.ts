import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPictures } from '../../scripts/demo/fill-pictures.ts';
import { pictureVariant } from '../../src/paths';
import { startServer } from '../support/server';

const variant = (name: string, width: number, format: 'avif' | 'webp') =>
  pictureVariant(`/api/image/${name}`, width, format);
const html = (...addresses: string[]) =>
  `<source srcset="${addresses.map((one) => one.replaceAll('&', '&amp;')).join(' 320w, ')} 680w">`;
const pages: Record<string, string> = {
  '/sitemap.xml':
    '<urlset><url><loc>https://homes.example/</loc></url><url><loc>https://homes.example/properties</loc></url></urlset>',
  '/': html(variant('a', 320, 'avif'), variant('a', 680, 'avif'), variant('a', 320, 'webp')),
  '/properties': html(variant('b', 320, 'avif'), variant('a', 320, 'avif')),
};
let server: Awaited<ReturnType<typeof startServer>>;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = await startServer(({ url = '' }, response) => {
    if (pages[url] === undefined) asked.push(url);
    response.end(pages[url] ?? 'picture');
  });
});
afterEach(() => server.stop());

it('asks once for each AVIF picture of every page', async () => {
  await fillPictures(server.address);
  expect(asked.sort()).toEqual(
    [variant('a', 320, 'avif'), variant('a', 680, 'avif'), variant('b', 320, 'avif')].sort(),
  );
});

it('ends quietly when the site does', async () => {
  await server.stop();
  await expect(fillPictures(server.address)).resolves.toBeUndefined();
});
