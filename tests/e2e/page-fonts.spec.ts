import type { Page, Response } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from './setup/content';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

/** Less than any line that breaks elsewhere; digits after a late rupee sign move by a fraction of a pixel. */
const limit = 0.0001;

/** Keeps every shift of the page from its first frame on, with its time. */
function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value') as number });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The time at which all of the page is drawn. A busy machine draws its beginning before, and moves that once. */
function wholePageDrawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return performance.now();
  });
}

/**
 * The sum of all shifts since a time. The browser tells of a shift some time after it, and in order, so the page is
 * moved on purpose: once that is told, so is all before it.
 */
function sumOfShifts(page: Page, since: number): Promise<number> {
  return page.evaluate(async (begin) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts = Reflect.get(window, 'shifts') as { at: number; value: number }[];
    // After the second frame the first one is laid out and painted.
    await nextFrame();
    await nextFrame();
    const end = performance.now();
    document.body.style.paddingTop = '200px';
    while (!shifts.some(({ at }) => at >= end)) await nextFrame();
    return shifts.reduce((sum, { at, value }) => (at >= begin && at < end ? sum + value : sum), 0);
  }, since);
}

/** The fonts that the browser draws the first element with. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
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

/** A page of each design; the others are set in the same blocks. */
const designs = async () => [
  ...[paths.home, paths.about, paths.services, paths.service(1), paths.properties, paths.contact],
  ...[await firstProperty(), await firstBlog()],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1440])
  test(`nothing shifts at ${width} px when the fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 });
    await recordShifts(page);
    for (const path of await designs()) {
      const release = await hold(page, '**/fonts/**');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await drawnFonts(page, 'h1'), `${path}: fonts at the first paint`).toEqual([]);
      const drawn = await wholePageDrawn(page);
      const arrived = fontsArrive(page);
      release();
      await arrived;
      expect.soft(await sumOfShifts(page, drawn), path).toBeLessThan(limit);
      await page.unroute('**/fonts/**');
    }
  });

test('a page that opens with the fonts at hand is set in them', async ({ page }) => {
  await expect(async () => {
    await page.goto(paths.about);
    expect(await drawnFonts(page, 'h1')).toContain('Fraunces');
    expect((await drawnFonts(page, 'main p')).join()).toContain('Anek');
  }).toPass();
});
