import { listings } from '../../src/content/properties/listings';
import { site } from '../../src/content/pages/site';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

// The forms, the shortlist and the slides without JavaScript are with the other tests of these.

test.use({ javaScriptEnabled: false });

test('the filter sheet opens and closes on a phone, upright and on its side; menus open, and a blog post is complete', async ({
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

  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('header summary').click();
  const menu = page.getByRole('navigation', { name: site.mainMenu });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_000);
});
