import type { Page } from '@playwright/test';
import { footer } from '../../src/content/site';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

/** The pages and calls that a page asks for from now on; pictures further down may still come. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/document|fetch|xhr|ping/.test(request.resourceType())) addresses.push(request.url());
  });
  return addresses;
}

async function expectInertSubscribe(page: Page): Promise<void> {
  await page.goto(paths.team);
  const form = page.locator('footer form');
  await form.getByLabel(footer.subscribe.title).fill('somebody@example.com');
  const requests = requestsOf(page);
  await form.getByRole('button').click();
  await form.getByLabel(footer.subscribe.title).press('Enter');
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(paths.team);
}

test('oddity: Subscribe makes no call and goes nowhere', ({ page }) => expectInertSubscribe(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('oddity: Subscribe makes no call and goes nowhere', ({ page }) =>
    expectInertSubscribe(page));
});
