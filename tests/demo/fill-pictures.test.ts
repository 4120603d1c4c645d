import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPictures } from '../../scripts/demo/fill-pictures.ts';
import { pictureVariant } from '../../src/paths';

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
let server: Server;
let site: string;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url = '' }, response) => {
    if (pages[url] === undefined) asked.push(url);
    response.end(pages[url] ?? 'picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

it('asks once for each AVIF picture of every page', async () => {
  await fillPictures(site);
  expect(asked.sort()).toEqual(
    [variant('a', 320, 'avif'), variant('a', 680, 'avif'), variant('b', 320, 'avif')].sort(),
  );
});

it('asks for those of the named pages only', async () => {
  await fillPictures(site, ['/properties']);
  expect(asked).toHaveLength(2);
});

it('ends quietly when the site does', async () => {
  server.close();
  server.closeAllConnections();
  await expect(fillPictures(site)).resolves.toBeUndefined();
});
