import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../scripts/setup/browser.ts';
import { readDifferentPages } from '../support/site/different-pages';
import { findDifferences, readBoxes } from './setup/boxes';
import { site, touchIslands, useWindow } from './setup/browser';

const window = useWindow();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = installedBrowser();
  browser = await chromium.launch({
    args: ['--no-sandbox', '--font-render-hinting=none'],
    ...(executablePath && { executablePath }),
  });
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** More is another layout; less are the roundings of two engines. */
const maxPixels = 4;

it.each([390, 1366])(
  'at %i px each kind of page is without error, no wider than the window, and laid out as in Chromium',
  async (width) => {
    await window.resize(width);
    const size = await window.run(() => [innerWidth, innerHeight] as const);
    expect(size[0]).toBe(width);
    await page.setViewportSize({ width, height: size[1] });
    const faults: string[] = [];
    for (const path of readDifferentPages()) {
      await window.goto(path);
      await page.goto(site + path);
      await page.evaluate(touchIslands);
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
      const overflow = await window.measureOverflow();
      const problems = await window.takeProblems();
      const differences = findDifferences(
        await window.run(readBoxes),
        await page.evaluate(readBoxes),
        maxPixels,
      );
      const wide = overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
      faults.push(...[...problems, ...wide, ...differences].map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
