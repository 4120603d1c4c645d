import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Width and height (px) from the header of a PNG picture; an icon file contains one after 22 bytes. */
function sizeOf(bytes: Buffer): string {
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

for (const page of [paths.home, paths.about, paths.signin]) {
  test(`${page} names icons for tabs, home screens and their masks, each in the stated size`, async ({
    page: tab,
    request,
  }) => {
    await tab.goto(page);
    const read = async (address: string) => (await request.get(address)).body();
    const linked = async (selector: string) =>
      read((await tab.locator(selector).getAttribute('href')) ?? '?');
    expect(sizeOf(await linked('link[rel=icon][sizes="32x32"]'))).toBe('32x32');
    expect((await linked('link[rel=icon][type="image/svg+xml"]')).toString()).toMatch(/^<svg /);
    expect(sizeOf(await linked('link[rel=apple-touch-icon]'))).toBe('180x180');
    const { icons } = JSON.parse((await linked('link[rel=manifest]')).toString()) as Manifest;
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) expect(sizeOf(await read(src))).toBe(sizes);
    await expect(tab.locator('meta[name=theme-color]')).toHaveAttribute('content', /^#\w{6}$/);
  });
}

test('the street and the networks’ signs of the footer are drawn from their file', async ({
  page,
}) => {
  await page.goto(paths.about);
  const uses = page.locator('footer use');
  await expect(uses).toHaveCount(4);
  for (const use of await uses.all()) {
    const width = () => use.evaluate((drawing: SVGUseElement) => drawing.getBBox().width);
    await expect.poll(width, (await use.getAttribute('href')) ?? '').toBeGreaterThan(0);
  }
});
