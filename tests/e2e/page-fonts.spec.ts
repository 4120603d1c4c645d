import type { Page, Response } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from '../support/site/content';
import { hold, untilIdle } from './setup/hold';
import { expect, test } from './setup/visitor';

/** The slow end of 4G, 1.6 Mbit/s, on which a page comes in pieces. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: -1,
};

/** A page of each design; the others are set in the same blocks. */
const designs = async () => [
  paths.home,
  paths.about,
  paths.services,
  paths.service(1),
  paths.properties,
  paths.contact,
  await firstProperty(),
  await firstBlog(),
];

for (const width of [360, 1440])
  test(`at ${width} px a new visitor’s page is set in our fonts, however late they come: hardly more than a line moves then, and nothing on a phone while a page comes in pieces`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await page.addInitScript(sumShifts);
    const browser = await page.context().newCDPSession(page);
    // A desk's line is not slow.
    const isPhone = width === 360;
    if (isPhone) await browser.send('Network.emulateNetworkConditions', slowLine);
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
      await untilIdle(page);
      const before = await page.evaluate(() => globalThis.shifts);
      if (isPhone) expect.soft(before, path).toBeLessThan(0.001);
      const arrived = fontsArrive(page);
      release();
      await arrived;
      // Those that come too late for one page would never be set, and not only later.
      await expect.poll(() => drawnFonts(page, 'h1'), path).toContain('Fraunces');
      for (const text of ['main p', 'footer .button'])
        await expect.poll(async () => (await drawnFonts(page, text)).join(), path).toMatch(/Anek/);
      await untilIdle(page);
      const after = await page.evaluate(() => globalThis.shifts);
      // A line that breaks elsewhere moves what is below it by its height; most pages have none.
      expect.soft(after - before, path).toBeLessThanOrEqual(0.05);
      await page.unroute('**/fonts/**');
    }
  });

declare global {
  /** The layout shifts of the page so far, as CLS counts them. */
  var shifts: number;
}

/** Runs in the page. */
function sumShifts(): void {
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      globalThis.shifts += Reflect.get(shift, 'value') as number;
  }).observe({ type: 'layout-shift', buffered: true });
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
