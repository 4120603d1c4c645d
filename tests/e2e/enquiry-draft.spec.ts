import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { messages } from '../../src/content/messages';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import {
  answerCalls,
  enquiryForm,
  findField,
  fillEnquiry,
  openForm,
  sendButton,
  sendEnquiry,
  sentPanel,
  startAnother,
} from './setup/enquiry';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

const message = (page: Page) => findField(page, 'message');

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
  await expect(findField(page, 'subject')).toHaveValue('A draft');

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

test('while it is sent nothing can be typed, and more taps send nothing', async ({ page }) => {
  const sent = await answerCalls(page, [200, 503, 503]);
  const release = await hold(page, `**${paths.api.query}`);
  await openForm(page, paths.contact);
  await fillEnquiry(page, 'On its way');
  await sendButton(page).dblclick();
  await expect(enquiryForm(page).getByRole('button')).toHaveText(enquiry.sending);
  await expect(message(page)).not.toBeEditable();
  release();
  await expect(sentPanel(page)).toBeVisible();
  // A tap that began on the button leaves this to the form.
  await enquiryForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await startAnother(page);
  await expect(message(page)).toBeEditable();
  await expect(message(page)).toHaveValue('');
});

test('what was searched in vain is said to the office', async ({ page }) => {
  await page.goto(`${paths.properties}?text=3bhk+Villupuram&lift=1`);
  await page.getByRole('link', { name: listings.empty.ask }).click();
  await expect(findField(page, 'subject')).toHaveValue('Looking for: 3 bedrooms, Villupuram, Lift');
});

test('a quote has the name of its service until one types another', async ({ page }) => {
  const subject = findField(page, 'subject');
  await page.goto(paths.service(8));
  await page.getByRole('link', { name: 'Get A Free Quote' }).click();
  await expect(subject).toHaveValue('Kitchen Cleaning');
  await openForm(page, paths.contactAbout('Tank Cleaning'));
  await expect(subject).toHaveValue('Tank Cleaning');
  await subject.fill('Two tanks');
  await page.goto(paths.service(8));
  await page.getByRole('link', { name: 'Get A Free Quote' }).click();
  await expect(subject).toHaveValue('Two tanks');
});
