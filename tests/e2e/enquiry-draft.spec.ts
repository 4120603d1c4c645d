import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import {
  answerCalls,
  enquiryForm,
  findField,
  fillEnquiry,
  openForm,
  sendButton,
  untilReadable,
  sentPanel,
  startAnother,
} from './setup/enquiry';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

const message = (page: Page) => findField(page, 'message');

test('a quote has the name of its service until one types another; what is typed outlives a reload and another page; while it is sent nothing can be typed, and more taps send nothing', async ({
  page,
}) => {
  const sent = await answerCalls(page, [200, 503, 503]);
  const release = await hold(page, `**${paths.api.query}`);
  const subject = findField(page, 'subject');
  // The links there, also from a search in vain, are asked in `tests/built/enquiry-subjects.test.ts`.
  await openForm(page, paths.contactAbout('Kitchen Cleaning'));
  await expect(subject).toHaveValue('Kitchen Cleaning');
  await openForm(page, paths.contactAbout('Tank Cleaning'));
  await expect(subject).toHaveValue('Tank Cleaning');
  await fillEnquiry(page, 'Two tanks');
  await page.reload();
  await expect(message(page)).toHaveValue('Please call me.');
  // A browser restores the fields of a reloaded page by itself; a newly opened page has only the draft.
  await openForm(page, paths.contactAbout('Kitchen Cleaning'));
  await expect(message(page)).toHaveValue('Please call me.');
  await expect(subject).toHaveValue('Two tanks');

  await sendButton(page).dblclick();
  const age = await page.evaluate(() => performance.now());
  await expect(enquiryForm(page).getByRole('button')).toHaveText(enquiryWords.sending);
  await expect(message(page)).not.toBeEditable();
  release();
  await expect(page.locator('.toast')).toContainText(messages.enquiry.sent);
  await expect(sentPanel(page)).toBeVisible();
  // Somebody who sends soon after a reload has had the form for longer than this page.
  expect(sent[0]?.openFor).toBeGreaterThan(age);
  // So that no page opened from now on has a draft.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  // A tap that began on the button leaves this to the form.
  await enquiryForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await startAnother(page);
  await expect(message(page)).toBeEditable();
  await expect(message(page)).toHaveValue('');
});

test('a form that the browser sent by itself is not offered again', async ({ page }) => {
  await page.route('**/_astro/EnquiryForm*.js*', () => new Promise(() => undefined));
  await page.goto(await firstProperty());
  await fillEnquiry(page, 'Sent without the code of the form');
  await untilReadable(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/sent=/);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.getByRole('link', { name: enquiryWords.page.backToHome }).click();
  await expect(message(page)).toHaveValue('');
});
