import type { Locator, Page } from '@playwright/test';
import { listings } from '../../../src/content/properties/listings';
import { countShown, pageSize } from '../../../src/domain/paging';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { addFurtherPage } from '../setup/further-page';
import { hold } from '../setup/hold';
import { expect, test } from '../setup/visitor';

const { more } = listings.pages;
const list = `**${paths.api.rows}*`;

/** Focuses the link by keyboard, which loads the code of the list. */
async function focusMore(page: Page): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: listings.pages.label });
  await pages.getByRole('link', { name: more }).focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return pages;
}

test('"more" loads once for many taps, says so, and moves the focus; Back and a reload show all properties that were shown before', async ({
  page,
  admin,
}) => {
  await addFurtherPage(admin);
  const release = await hold(page, list);
  await page.goto(paths.properties);
  const cards = page.locator('main article');
  const first = await cards.first().getByRole('heading').textContent();
  const all = countShown((await listProperties()).length, 2, pageSize);
  const pages = await focusMore(page);
  await page.keyboard.press('Enter');
  await expect(pages.getByText(listings.loading)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.properties}?page=2`);
  release();
  await expect(cards).toHaveCount(all);
  await expect(cards.nth(pageSize).getByRole('link')).toBeFocused();
  await expect(pages.getByText(listings.loading)).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.properties}?page=2`);

  await page.getByLabel(listings.sort.label).selectOption('rent-up');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
  await expect(cards).toHaveCount(pageSize);
  await page.goBack();
  await expect(cards).toHaveCount(all);
  await expect(cards.first().getByRole('heading')).toHaveText(first ?? '');
  await page.evaluate(() => (location.hash = '#content'));
  await expect(cards).toHaveCount(all);
  await page.reload();
  await expect(cards).toHaveCount(all);
});

test('without JavaScript it leads to the first of the homes that it adds', async ({
  browser,
  site,
  admin,
}) => {
  await addFurtherPage(admin);
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.properties);
  await page.getByRole('link', { name: more }).click();
  const cards = page.locator('main article');
  await expect(cards).toHaveCount((await listProperties()).length);
  await expect(cards.nth(pageSize)).toBeInViewport();
  await expect(cards.nth(pageSize - 6)).not.toBeInViewport();
  await context.close();
});
