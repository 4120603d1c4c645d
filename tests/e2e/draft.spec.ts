import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { fillLead, leadForm } from './setup/enquiry';
import { expect, test } from './setup/visitor';

const message = (page: Page) => leadForm(page).locator('[name=message]');

test('what is typed into a form outlives a reload and another page, until it is sent', async ({
  page,
}) => {
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto(paths.contact);
  await fillLead(page, 'A draft');
  await page.reload();
  await expect(message(page)).toHaveValue('Please call me.');
  // A browser gives a reloaded page its fields back by itself; a page that is opened anew has only the draft.
  await page.goto(paths.team);
  await page.goto(paths.contact);
  await expect(message(page)).toHaveValue('Please call me.');
  await expect(leadForm(page).locator('[name=subject]')).toHaveValue('A draft');

  await leadForm(page).getByRole('button').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await leadForm(page).getByRole('button').click();
  await expect(page.locator('.toast')).toContainText(messages.lead.sent);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto(paths.team);
  await page.goto(paths.contact);
  await expect(message(page)).toHaveValue('');
});
