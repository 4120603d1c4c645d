import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { pageSize } from '../../src/domain/property/vocabulary';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

/**
 * Scrolls to the link below the cards and returns where the last card is. New cards get their height when they come
 * near the window, which moves the link again.
 */
async function settledBottom(page: Page, last: Locator): Promise<number> {
  const more = page.getByRole('link', { name: listings.pages.more });
  let place = Number.NaN;
  await expect(async () => {
    const before = place;
    await more.scrollIntoViewIfNeeded();
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
  const more = page.getByRole('link', { name: listings.pages.more });
  const place = await settledBottom(page, last);
  await more.click();
  await expect(more).toBeHidden();
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
