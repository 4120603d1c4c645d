import type { Page, Response } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from './setup/content';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

/** A page of each design; the others are set in the same blocks. */
const designs = async () => [
  ...[paths.home, paths.about, paths.services, paths.service(1), paths.properties, paths.contact],
  ...[await firstProperty(), await firstBlog()],
];

for (const width of [360, 1440])
  test(`nothing moves at ${width} px when the fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 });
    for (const path of await designs()) {
      const release = await hold(page, '**/fonts/**');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await drawnFonts(page, 'h1'), `${path}: fonts at the first paint`).toEqual([]);
      // What stands in for bold letters is bold.
      for (const strong of ['h1', 'footer .button'])
        expect((await drawnFonts(page, strong, false)).join(), `${path}: ${strong}`).toMatch(
          /bold/i,
        );
      const before = await placesOf(page);
      const arrived = fontsArrive(page);
      release();
      await arrived;
      expect.soft(await placesOf(page), path).toEqual(before);
      await page.unroute('**/fonts/**');
    }
  });

test.describe('with the browser’s cache, which a test that answers for the site does without', () => {
  test.use({ realPictures: true });

  test('the second page is set in the fonts', async ({ page }) => {
    const arrived = fontsArrive(page);
    await page.goto(paths.team);
    await arrived;
    await page.goto(paths.about);
    await expect.poll(() => drawnFonts(page, 'h1')).toContain('Fraunces');
    expect((await drawnFonts(page, 'main p')).join()).toContain('Anek');
  });
});

/** Where every heading, text and control begins on the page, and where the page ends (px). */
function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // After the second frame all of the page is laid out and painted.
    await nextFrame();
    await nextFrame();
    const parts = document.querySelectorAll('body :is(h1, h2, h3, p, li, dt, dd, a, label)');
    const tops = [...parts].map((part) => Math.round(part.getBoundingClientRect().top));
    return [...tops, document.documentElement.scrollHeight];
  });
}

/** The fonts that the browser draws the first element with: those of the site, or the reader's own. */
async function drawnFonts(page: Page, selector: string, ours = true): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts
    .filter(({ isCustomFont }) => isCustomFont === ours)
    .map(({ familyName, postScriptName }) => (ours ? familyName : postScriptName));
}

/** Waits until the browser has the fonts that every page asks for at once. */
async function fontsArrive(page: Page): Promise<void> {
  const names = ['fraunces', 'anek', 'anek-semibold'];
  await Promise.all(
    names.map(async (name) => {
      const isFont = (response: Response) => response.url().includes(`/fonts/${name}-v`);
      await (await page.waitForResponse(isFont)).finished();
    }),
  );
  await page.evaluate(() => document.fonts.ready);
}
