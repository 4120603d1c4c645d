import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import {
  bringChecker,
  expectAccessible,
  expectMargins,
  expectNoSidewaysScroll,
} from './setup/accessible';
import { expectEdges, expectRoomForSpacing } from './setup/reader-settings';
import { readDifferentPages } from '../support/site/different-pages';
import { firstBlog, firstProperty, firstShortlist } from '../support/site/content';
import { kindsOfPages } from '../support/site/pages';
import { expect, test } from './setup/visitor';

// The parts are shared out among the browsers: one alone would need several minutes.
test.describe.configure({ mode: 'parallel' });
const parts = [0, 1, 2, 3];

for (const part of parts)
  test(`each kind of page is sound, also with a reader’s settings, part ${part + 1} of ${parts.length}`, async ({
    page,
  }) => {
    const pages = readDifferentPages();
    expect(pages.length).toBeGreaterThan((await kindsOfPages()).length);
    const home = await firstProperty();
    const rearranged = [paths.home, paths.properties, paths.owners, home];
    const spaced = [paths.home, paths.service(1), paths.contact, home, await firstBlog()];
    const inColumns = [
      ...[paths.about, paths.service(1), paths.contact, paths.owners, home],
      await firstShortlist(6),
    ];
    expect(pages).toEqual(expect.arrayContaining([...rearranged, ...spaced, ...inColumns]));
    await bringChecker(page);
    for (const [index, path] of pages.entries()) {
      if (index % parts.length !== part) continue;
      await page.goto(path);
      await expectRoom(page, path);
      if (spaced.includes(path)) await expectRoomForSpacing(page, path);
      if (inColumns.includes(path)) await expectWideColumns(page, path);
      await expectSound(page, path, rearranged.includes(path));
      if (path === paths.home || path === paths.contact) await expectEdges(page, path);
    }
  });

test('a search, too, has room for the reader’s own spacing, and edges with forced colours', async ({
  page,
}) => {
  const path = `${paths.properties}?category=Apartment&lift=1&text=${'w'.repeat(90)}`;
  await page.setViewportSize({ width: 360, height: 520 });
  await page.goto(path);
  await expectRoomForSpacing(page, path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectEdges(page, path);
});

/** Nothing is wider than the window when a page is enlarged; it is left as on a phone of 360 px. */
async function expectRoom(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
  for (const [width, letters] of enlarged) {
    const name = `${path} at ${width} px, letters of ${letters}`;
    await page.setViewportSize({ width, height: 520 });
    await setLetters(page, letters);
    await expectNoSidewaysScroll(page, name);
    // What is fixed or sticky is no part of the page's width.
    expect(await readBarsEnd(page), name).toBeLessThanOrEqual(width);
  }
  await setLetters(page, '');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(setTexts, 2);
  await expectNoSidewaysScroll(page, `${path} with text twice as large`);
  expect(await readBarsShare(page), `${path} with text twice as large`).toBeLessThan(1 / 3);
  await page.evaluate(setTexts, null);
}

/** Makes every text larger, and nothing else, as a browser's own setting for text does; `null` for as before. */
function setTexts(times: number | null): void {
  const all = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].filter((one) =>
    [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  const sizes = all.map((one) => parseFloat(getComputedStyle(one).fontSize));
  for (const [index, one] of all.entries())
    one.style.fontSize = times === null ? '' : `${times * (sizes[index] ?? 16)}px`;
}

/** How much of the window's height a bar at its foot takes. */
function readBarsShare(page: Page): Promise<number> {
  return page.locator('.contact-bar').evaluateAll((bars) => {
    const heights = bars
      .filter((bar) => bar.checkVisibility())
      .map((bar) => bar.getBoundingClientRect().height);
    return Math.max(0, ...heights) / innerHeight;
  });
}

/** On a tablet no sentence stands in a column of a few letters. */
async function expectWideColumns(page: Page, path: string): Promise<void> {
  for (const width of [704, 768, 900, 960]) {
    await page.setViewportSize({ width, height: 1_024 });
    const narrow = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((parts) =>
      parts
        .filter((it) => it.textContent.length > 20 && it.checkVisibility())
        .filter(({ clientWidth }) => clientWidth > 1 && clientWidth < 120)
        .map((it) => it.textContent),
    );
    expect(narrow, `${path} at ${width} px`).toEqual([]);
  }
}

/** It is left as at a desk. `isRearranged`: a wide window has other parts than a phone, or the same in another order. */
async function expectSound(page: Page, path: string, isRearranged: boolean): Promise<void> {
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

/** The right end of the header's button and of a home's bar, where they are shown. */
function readBarsEnd(page: Page): Promise<number> {
  return page.locator('.contact-bar a, header.header summary').evaluateAll((all) => {
    const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }));
    return Math.max(...shown.map((it) => it.getBoundingClientRect().right));
  });
}
