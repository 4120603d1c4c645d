import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expectAccessible, expectMargins, expectNoSidewaysScroll } from './setup/accessible';
import { readDifferentPages } from '../support/site/different-pages';
import { firstProperty } from '../support/site/content';
import { kindsOfPages } from '../support/site/pages';
import { expect, test } from './setup/visitor';

// The parts are shared out among the browsers: one alone would need several minutes.
test.describe.configure({ mode: 'parallel' });
const parts = [0, 1, 2, 3];

for (const part of parts)
  test(`each kind of page is sound, part ${part + 1} of ${parts.length}`, async ({ page }) => {
    const pages = readDifferentPages();
    expect(pages.length).toBeGreaterThan((await kindsOfPages()).length);
    const rearranged = [paths.home, paths.properties, paths.owners, await firstProperty()];
    for (const [index, path] of pages.entries())
      if (index % parts.length === part) await expectSound(page, path, rearranged.includes(path));
  });

/** `isRearranged`: a wide window has other parts than a phone, or the same in another order. */
async function expectSound(page: Page, path: string, isRearranged: boolean): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
  for (const [width, letters] of enlarged) {
    const name = `${path} at ${width} px, letters of ${letters}`;
    await page.setViewportSize({ width, height: 520 });
    await setLetters(page, letters);
    await expectNoSidewaysScroll(page, name);
    // What is fixed or sticky is no part of the page's width.
    const bar = page.locator('.contact-bar a, header.header summary').filter({ visible: true });
    for (const box of await bar.evaluateAll((all) => all.map((it) => it.getBoundingClientRect())))
      expect(box.right, name).toBeLessThanOrEqual(width);
  }
  await setLetters(page, '');
  for (const width of widths) {
    const name = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, name);
    await expectMargins(page, name);
    if (width === 320 || (width === 1440 && isRearranged)) await expectAccessible(page, name);
  }
}

/** A phone that enlarges pages by half, and one whose letters are twice as large: width (px), root font size. */
const enlarged = [
  [240, '100%'],
  [360, '200%'],
] as const;

/** The smallest phone, a window of 1280 px at 200 % zoom, and a desk. */
const widths = [320, 640, 1440];

function setLetters(page: Page, size: string) {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
