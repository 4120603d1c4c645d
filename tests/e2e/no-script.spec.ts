import { listings } from '../../src/content/properties/listings';
import { site } from '../../src/content/pages/site';
import { pageSize } from '../../src/domain/paging';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// The forms, the shortlist and the slides without JavaScript are with the other tests of these.

test.use({ javaScriptEnabled: false });

test('the filter sheet opens and closes on a phone, upright and on its side; "more" leads to the first of the homes that it adds; menus open, and a blog post is complete', async ({
  page,
}) => {
  await page.goto(paths.properties);
  const button = page.locator('summary', { hasText: listings.filters.title });
  for (const [width, height] of [
    [390, 800],
    [800, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button.click();
    await expect(page.locator('#text')).toBeVisible();
    await button.click();
    await expect(page.locator('#text')).toBeHidden();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: listings.pages.more }).click();
  const cards = page.locator('main article');
  await expect(cards).toHaveCount((await listProperties()).length);
  await expect(cards.nth(pageSize)).toBeInViewport();
  await expect(cards.nth(pageSize - 6)).not.toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('header summary').click();
  const menu = page.getByRole('navigation', { name: site.mainMenu });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_000);
});
