import type { Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { errorMessages } from '../../src/content/screen-messages';
import { paths } from '../../src/paths';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const category = (page: Page) => page.getByLabel(listings.filters.category);
const villas = 'Gated Community Villa';

test('row 32, oddity: a list that fails or is slow can be retried', async ({ page, problems }) => {
  let fault: 'failing' | 'offline' | null = 'failing';
  await page.route(`**${paths.api.rows}`, (route) => {
    if (fault === 'failing') return route.fulfill({ status: 503, body: '' });
    return fault === 'offline' ? route.abort('internetdisconnected') : route.continue();
  });
  const release = await hold(page, `**${paths.api.rows}`);
  await page.goto(paths.properties);
  await category(page).selectOption(villas);
  const loading = page.getByText(listings.loading);
  await expect(loading).toBeVisible();
  release();
  const message = page.getByText(listings.failed);
  await expect(message).toBeVisible();
  await expect(loading).toHaveCount(0);
  expect(await page.locator('main article').count()).toBeGreaterThan(5);
  const retry = page.getByRole('button', { name: errorMessages.retry });
  fault = 'offline';
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(message).toBeVisible();
  fault = null;
  await retry.click();
  await expect(message).toHaveCount(0);
  await expect(loading).toHaveCount(0);
  await expect(page.locator('main article').first()).toContainText(villas);
  forgive(problems, /503|ERR_INTERNET_DISCONNECTED/);
});
