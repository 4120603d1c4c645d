import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { messages } from '../../src/content/messages';
import { pageSize } from '../../src/domain/property/vocabulary';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const { more } = listings.pages;
const list = `**${paths.api.catalogue}*`;

/** Focuses the link by keyboard, which loads the code of the list. */
async function focusMore(page: Page): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: listings.pages.label });
  await pages.getByRole('link', { name: more }).focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return pages;
}

test('"more" loads once for many taps, says so, and moves the focus', async ({ page }) => {
  const release = await hold(page, list);
  await page.goto(paths.properties);
  const cards = page.locator('main article');
  const pages = await focusMore(page);
  await cards.nth(pageSize - 1).evaluate((card) => card.setAttribute('data-before', ''));
  await page.keyboard.press('Enter');
  await expect(pages.getByText(listings.loading)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.properties}?page=2`);
  release();
  await expect(cards).toHaveCount((await listProperties()).length);
  await expect(cards.nth(pageSize).getByRole('link')).toBeFocused();
  // A card that was removed for a moment would be another element now.
  await expect(cards.nth(pageSize - 1)).toHaveAttribute('data-before');
  await expect(pages.getByText(listings.loading)).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.properties}?page=2`);
});

test('when "more" fails, it says so, and can be retried', async ({ page, problems }) => {
  await page.route(list, (route) => route.abort());
  await page.goto(paths.properties);
  const pages = await focusMore(page);
  await page.keyboard.press('Enter');
  await expect(pages.getByRole('alert')).toContainText(messages.error.listFailed);
  await expect(pages.getByRole('alert')).toBeInViewport();
  forgive(problems, /ERR_FAILED/);
  await page.unroute(list);
  await pages.getByRole('button', { name: messages.error.retry }).click();
  await expect(page.locator('main article')).not.toHaveCount(pageSize);
  await expect(pages.getByRole('alert')).toHaveCount(0);
});

test('the back button shows all properties that were shown before', async ({ page }) => {
  await page.goto(paths.properties);
  const cards = page.locator('main article');
  const first = await cards.first().getByRole('heading').textContent();
  const all = (await listProperties()).length;
  await focusMore(page);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(all);
  await page.getByLabel(listings.sort.label).selectOption('rent-up');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(cards).toHaveCount(all);
  await expect(cards.first().getByRole('heading')).toHaveText(first ?? '');
  await page.evaluate(() => (location.hash = '#content'));
  await expect(cards).toHaveCount(all);
});

/**
 * Scrolls to the link below the cards and returns where the last card is. New cards get their height when they come
 * near the window, which moves the link again.
 */
async function settledBottom(page: Page, last: Locator): Promise<number> {
  const link = page.getByRole('link', { name: more });
  let place = Number.NaN;
  await expect(async () => {
    const before = place;
    await link.scrollIntoViewIfNeeded();
    place = (await last.boundingBox())?.y ?? Number.NaN;
    expect(place).toBe(before);
  }).toPass({ intervals: [100] });
  return place;
}

test('in another order every home is rendered, and "more" moves none', async ({ page }) => {
  await page.goto(paths.properties);
  const places = page.locator('main ul:has(> li > article) > li');
  const newest = (await places.first().getByRole('heading').textContent()) ?? '';
  await page.getByLabel(listings.sort.label).selectOption('rent-up');
  await expect(places.first().getByRole('heading')).not.toHaveText(newest);
  await expect(places.locator('article')).toHaveCount(pageSize);

  const last = places.last();
  const name = await last.getByRole('heading').textContent();
  await last.evaluate((element) => element.setAttribute('data-before', ''));
  const link = page.getByRole('link', { name: more });
  const place = await settledBottom(page, last);
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.locator('main article')).not.toHaveCount(pageSize);
  expect(
    await places
      .nth(pageSize - 1)
      .getByRole('heading')
      .textContent(),
  ).toBe(name);
  await expect(places.nth(pageSize - 1)).toHaveAttribute('data-before');
  expect((await places.nth(pageSize - 1).boundingBox())?.y).toBeCloseTo(place, 0);
  await expect(page.locator('main li:empty')).toHaveCount(0);
});

test('a filter sheet keeps what was typed before its code has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/_astro/Listings*.js*');
  await page.goto(paths.properties);
  await page.locator('summary', { hasText: listings.filters.title }).click();
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('Anna');
  release();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.type(' Nagar');
  await expect(search).toHaveValue('Anna Nagar');
});

test('a phone’s filter sheet has the focus when it opens, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.properties);
  const button = page.locator('summary', { hasText: listings.filters.title });
  await button.focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  const sheet = page.locator('dialog:modal');
  await expect(sheet.getByRole('link', { name: listings.filters.clear })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
