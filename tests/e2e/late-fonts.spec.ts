import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

/** The design's limit of the cumulative layout shift. */
const limit = 0.01;
/** The width of the phone in the budgets: every page is measured at it. */
const phone = 412;
/** Other widths with another layout: only pages with a layout of their own are measured at them. */
const otherWidths = [360, 768, 1440];
const ownLayout = ['home', 'listings', 'one home', 'one blog post', 'contact'];
const pages: readonly (readonly [name: string, path: () => Promise<string>])[] = [
  ['home', () => Promise.resolve(paths.home)],
  ['listings', () => Promise.resolve(paths.properties)],
  ['one home', firstProperty],
  ['about', () => Promise.resolve(paths.about)],
  ['team', () => Promise.resolve(paths.team)],
  ['services', () => Promise.resolve(paths.services)],
  ['one service', () => Promise.resolve(paths.service(5))],
  ['blogs', () => Promise.resolve(paths.blogs)],
  ['one blog post', firstBlog],
  ['contact', () => Promise.resolve(paths.contact)],
  ['privacy', () => Promise.resolve(paths.privacy)],
];

/** Holds back the fonts; returns a function that lets them through. */
async function holdFonts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/fonts/**', async (route) => {
    await painted;
    await route.continue();
  });
  return release;
}

/** Adds up every shift of the page from its first frame on. */
function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const record = { sum: 0 };
    Object.assign(window, { shifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.sum += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for some frames, so that pending layout is done. */
function paintFrames(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** How many of the site's own font files are in use; the fallback fonts are local. */
function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
      ).length,
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [phone, ...otherWidths]) {
  const measured = pages.filter(([name]) => width === phone || ownLayout.includes(name));
  test(`nothing shifts at ${width} px when the fonts load after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await recordShifts(page);
    for (const [name, path] of measured) {
      const release = await holdFonts(page);
      await page.goto(await path(), { waitUntil: 'domcontentloaded' });
      await paintFrames(page);
      expect(await loadedFonts(page), `${name}: fonts before the first paint`).toBe(0);
      release();
      await page.evaluate(() => document.fonts.ready);
      await paintFrames(page);
      expect(await loadedFonts(page), `${name}: fonts at the end`).toBeGreaterThanOrEqual(2);
      const shift = await page.evaluate(
        () => (Reflect.get(window, 'shifts') as { sum: number }).sum,
      );
      expect.soft(shift, name).toBeLessThanOrEqual(limit);
      await page.unroute('**/fonts/**');
    }
  });
}
