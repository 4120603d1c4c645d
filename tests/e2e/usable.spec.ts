import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test('oddity: the copyright line is “© 2023” to the year of the page', async ({ request }) => {
  for (const path of [paths.properties, paths.team]) {
    const page = await (await request.get(path)).text();
    expect(page, path).toContain(`© 2023–${new Date().getFullYear()} `);
  }
});

test('the first key press offers to skip to the content', async ({ page }) => {
  for (const path of [paths.home, paths.properties]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('the phone’s menu opens by keyboard, closes with Escape, and with a page chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  const button = page.locator('header summary');
  const menu = page.getByRole('navigation', { name: site.menu, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(paths.team);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(menu).toBeHidden();
});

test('every page that is navigated to starts at its top', async ({ page }) => {
  await page.goto(paths.services);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer').getByRole('link', { name: 'Rental Property' }).click();
  await expect(page).toHaveURL(paths.properties);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
