import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { GET as manifest } from '../../src/pages/site.webmanifest';

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

/** The links that the head of every page has. */
const head = readFileSync('src/components/HeadLinks.astro', 'utf8');

/** Width and height (px) from the header of a PNG picture; an icon file contains one after 22 bytes. */
function sizeOf(address: string): string {
  const bytes = readFileSync(`public${address}`);
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the head of a page names icons for tabs and home screens, each in its size', () => {
  expect(head).toContain('rel="icon" href="/favicon.ico" sizes="32x32"');
  expect(sizeOf('/favicon.ico')).toBe('32x32');
  expect(head).toContain('rel="icon" href="/favicon.svg" type="image/svg+xml"');
  expect(readFileSync('public/favicon.svg', 'utf8')).toMatch(/^<svg /);
  expect(head).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
  expect(head).toContain('rel="manifest" href={paths.manifest}');
  expect(paths.manifest).toBe('/site.webmanifest');
});

it('the manifest names icons for home screens and their masks, each in the stated size', async () => {
  const { icons } = (await manifest().json()) as Manifest;
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
});
