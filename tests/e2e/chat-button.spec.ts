import type { Page } from '@playwright/test';
import { enquiryForm } from './setup/enquiry';
import { firstProperty } from './setup/content';
import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

const chat = (page: Page) => page.getByRole('link', { name: site.chat });

test.use({ viewport: { width: 360, height: 780 } });

test('the chat button gives way to the bar of a property’s page', async ({ page }) => {
  await page.goto(await firstProperty());
  await expect(chat(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(chat(page)).toBeVisible();
});

test('it gives way to a field with the focus, and comes back after it', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(chat(page)).toBeVisible();
  const field = enquiryForm(page).locator('[name=message]');
  await field.focus();
  await expect(chat(page)).toBeHidden();
  await field.blur();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chat(page)).toBeVisible();
});

test('it never covers a button that sends something', async ({ page }) => {
  await page.goto(paths.contact);
  const send = enquiryForm(page).getByRole('button');
  // Its lower edge at the lower edge of the window.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(chat(page)).toBeHidden();
  await send.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(chat(page)).toBeVisible();
});
