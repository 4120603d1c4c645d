import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import {
  answerCalls,
  enquiryForm,
  fieldOf,
  fillEnquiry,
  openForm,
  sendButton,
  sendEnquiry,
  startAnother,
} from './setup/enquiry';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

const message = (page: Page) => fieldOf(page, 'message');

test('what is typed outlives a reload and another page, until it is sent', async ({ page }) => {
  const sent = await answerCalls(page);
  await page.goto(paths.contact);
  await fillEnquiry(page, 'A draft');
  await page.reload();
  await expect(message(page)).toHaveValue('Please call me.');
  // A browser restores the fields of a reloaded page by itself; a newly opened page has only the draft.
  await page.goto(paths.team);
  await page.goto(paths.contact);
  await expect(message(page)).toHaveValue('Please call me.');
  await expect(fieldOf(page, 'subject')).toHaveValue('A draft');

  await openForm(page, paths.contact);
  await sendButton(page).click();
  await expect(page.locator('.toast')).toContainText(messages.enquiry.sent);
  // Somebody who sends soon after a reload has had the form for longer than this page.
  expect(sent[0]?.openFor).toBeGreaterThan(await page.evaluate(() => performance.now()));
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto(paths.team);
  await page.goto(paths.contact);
  await expect(message(page)).toHaveValue('');
});

test('a form that the browser sent by itself is not offered again', async ({ page }) => {
  await page.route('**/_astro/EnquiryForm*.js*', () => new Promise(() => undefined));
  await page.goto(await firstProperty());
  await fillEnquiry(page, 'Sent without the code of the form');
  await sendEnquiry(page);
  await expect(page).toHaveURL(/sent=/);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.getByRole('link', { name: enquiry.page.backToHome }).click();
  await expect(message(page)).toHaveValue('');
});

test('nothing can be typed into a form while it is being sent', async ({ page }) => {
  await answerCalls(page);
  const release = await hold(page, `**${paths.api.query}`);
  await page.goto(paths.contact);
  await fillEnquiry(page, 'On its way');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await enquiryForm(page).getByRole('button').click();
  await expect(enquiryForm(page).getByRole('button')).toHaveText(enquiry.sending);
  await expect(message(page)).not.toBeEditable();
  release();
  await expect(page.locator('.toast')).toContainText(messages.enquiry.sent);
  await startAnother(page);
  await expect(message(page)).toBeEditable();
  await expect(message(page)).toHaveValue('');
});
