import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

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
