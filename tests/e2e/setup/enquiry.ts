import { expect, type Locator, type Page } from '@playwright/test';
import { enquiryWords } from '../../../src/content/enquiries/enquiry';
import { messages } from '../../../src/content/messages';
import { minOpenMilliseconds } from '../../../src/domain/enquiry/fields';
import { paths } from '../../../src/paths';

/** The one form of a page that sends enquiries. */
export function enquiryForm(page: Page): Locator {
  return page.locator('form[action^="/enquiry"]');
}

export function findField(page: Page, name: string): Locator {
  return enquiryForm(page).locator(`[name=${name}]`);
}

/** Waits until the script of a form that was touched runs: before that, sending it would load another page. */
export const untilFormRuns = (page: Page) =>
  expect(enquiryForm(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);

export async function touchForm(page: Page): Promise<void> {
  await findField(page, 'name').focus();
  await untilFormRuns(page);
}

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touchForm(page);
}

/** Answers the calls that send enquiries, each with the next status, then with 200; returns what they sent. */
export async function answerCalls(page: Page, statuses: readonly number[] = []) {
  const sent: { id: string; openFor?: number }[] = [];
  const { sent: message } = messages.enquiry;
  await page.route(`**${paths.api.query}`, (route) => {
    sent.push(route.request().postDataJSON() as (typeof sent)[number]);
    const status = statuses[sent.length - 1] ?? 200;
    return route.fulfill({ status, json: { message, id: sent.at(-1)?.id } });
  });
  return sent;
}

export function sendButton(page: Page): Locator {
  return enquiryForm(page).getByRole('button', { name: enquiryWords.button });
}

/** Fills in what an enquiry needs, so that it can be told apart by its subject. */
export async function fillEnquiry(page: Page, subject: string): Promise<void> {
  await findField(page, 'name').fill('A visitor');
  await findField(page, 'email').fill('visitor@example.com');
  await findField(page, 'subject').fill(subject);
  await findField(page, 'message').fill('Please call me.');
}

/** Waits until somebody could have read the form: what is sent before looks like a program. */
export async function untilReadable(page: Page): Promise<void> {
  await page.waitForFunction((milliseconds) => {
    const form = document.querySelector<HTMLFormElement>('form[data-begun]');
    return Date.now() - Number(form?.dataset.begun) > milliseconds;
  }, minOpenMilliseconds + 100);
}

/** Sends the form as people do, by its script. */
export async function sendEnquiry(page: Page): Promise<void> {
  await untilFormRuns(page);
  await untilReadable(page);
  await sendButton(page).click();
}

/** The panel that takes the place of a sent form. */
export function sentPanel(page: Page): Locator {
  return page.getByRole('region', { name: enquiryWords.receipt.title });
}

export async function startAnother(page: Page): Promise<void> {
  await sentPanel(page).getByRole('button', { name: enquiryWords.receipt.another }).click();
}
