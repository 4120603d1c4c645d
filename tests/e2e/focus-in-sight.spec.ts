import type { Page } from '@playwright/test';
import { listings } from '../../src/content/listings';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

/** Presses Tab that many times; returns the elements it reached that were hidden by a bar. */
async function coveredStops(page: Page, bars: string, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element || element.closest(selector)) return '';
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.closest(selector) ? element.outerHTML.slice(0, 200) : '';
    }, bars);
    if (stop !== '') covered.push(stop);
  }
  return covered;
}

test('the count that gets the focus after a filter is removed has a focus ring', async ({
  page,
}) => {
  await page.goto(`${paths.properties}?category=Apartment`);
  await page.locator('#text').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('list', { name: listings.active.label }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const count = page.getByRole('status').getByRole('heading', { level: 2 });
  await expect(count).toBeFocused();
  await expect(count).toHaveCSS('outline-style', 'solid');
});

test('the Tab key reaches nothing hidden by the contact bar of a property', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(await firstProperty());
  await expect(page.locator('.contact-bar')).toBeInViewport();
  expect(await coveredStops(page, '.contact-bar', 40)).toEqual([]);
});

test('the Tab key reaches nothing hidden by the head or foot of the filter sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(paths.properties);
  await page.locator('summary', { hasText: listings.filters.title }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  const bars = '#filters > :first-child, #filters > :last-child';
  expect(await coveredStops(page, bars, 30)).toEqual([]);
});
