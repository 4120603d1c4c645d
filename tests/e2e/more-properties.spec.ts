import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { pageSize } from '../../src/domain/paging';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { hold, untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

const { more } = listings.pages;
const list = `**${paths.api.properties}*`;

/** Focuses the link by keyboard, which loads the code of the list. */
async function focusMore(page: Page): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: listings.pages.label });
  await pages.getByRole('link', { name: more }).focus();
  await untilLive(page);
  return pages;
}

test('"more" loads once for many taps, says so, and moves the focus; Back and a reload show all properties that were shown before', async ({
  page,
}) => {
  const release = await hold(page, list);
  await page.goto(paths.properties);
  const cards = page.locator('main article');
  const first = await cards.first().getByRole('heading').textContent();
  const all = (await listProperties()).length;
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

test('what was typed before the code of the listings came stays, and counts; a phone’s filter sheet has the focus when it opens, and returns it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/_astro/Listings*.js*');
  await page.goto(paths.properties);
  const button = page.locator('summary', { hasText: listings.filters.title });
  await button.click();
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('Anna');
  release();
  await expect(page).toHaveURL(/text=Anna$/);
  const sheet = page.locator('dialog:modal');
  await expect(sheet).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.type(' Nagar');
  await expect(search).toHaveValue('Anna Nagar');
  await expect(page).toHaveURL(/text=Anna\+Nagar$/);
  await sheet.getByRole('button', { name: listings.filters.close }).click();
  await expect(sheet).toHaveCount(0);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: listings.filters.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
