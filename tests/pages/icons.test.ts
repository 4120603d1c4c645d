import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The links that the head of every page has. */
const head = readFileSync('src/components/HeadLinks.astro', 'utf8');

/** Width and height (px) from the header of a PNG picture; an icon file contains one after 22 bytes. */
function measureIcon(address: string): string {
  const bytes = readFileSync(`public${address}`);
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the head of a page names icons for tabs and home screens, each in its size', () => {
  // Older browsers ask for this one by themselves.
  expect(measureIcon('/favicon.ico')).toBe('32x32');
  expect(head).toContain('rel="icon" href="/favicon.svg" type="image/svg+xml"');
  expect(readFileSync('public/favicon.svg', 'utf8')).toMatch(/^<svg /);
  expect(head).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(measureIcon('/apple-touch-icon.png')).toBe('180x180');
});
