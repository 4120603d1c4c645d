import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiry';
import { messages } from '../../src/content/messages';
import { enquiryReference } from '../../src/domain/enquiry/id';
import { referenceOf } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty } from './setup/content';
import { enquiryForm, fillEnquiry, sendEnquiry, sentPanel, startAnother } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { mailsAbout } from './setup/mailbox';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const { receipt } = enquiry;
const thanks = (page: Page) => sentPanel(page).getByRole('heading', { name: receipt.title });

async function storedReferences(subject: string): Promise<string[]> {
  return (await readEnquiries()).filter((one) => one.subject === subject).map(enquiryReference);
}

/** Answers every call as sent, until told otherwise; returns what the calls sent. */
async function answerCalls(page: Page, statuses: readonly number[] = []) {
  const sent: { id: string }[] = [];
  await page.route(`**${paths.api.query}`, (route) => {
    sent.push(route.request().postDataJSON() as { id: string });
    return route.fulfill({ status: statuses[sent.length - 1] ?? 200, json: {} });
  });
  return sent;
}

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enquiryForm(page).locator('[name=name]').focus();
  await expect(enquiryForm(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
}

for (const [name, pathOf] of [
  ['the contact form', () => paths.contact],
  ['the enquiry about a property', firstProperty],
] as const) {
  test(`${name} gives way to thanks, its reference number, what was sent and what happens next`, async ({
    page,
  }) => {
    const subject = `A panel after ${name} <img src=x onerror="alert(1)">`;
    await page.goto(await pathOf());
    await fillEnquiry(page, subject);
    await sendEnquiry(page);
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toBeInViewport();
    await expect(enquiryForm(page)).toBeHidden();
    await expect(page.locator('.toast')).toContainText(messages.enquiry.sent);
    const [reference = 'none'] = await storedReferences(subject);
    for (const text of [reference, subject, 'visitor@example.com', ...receipt.next])
      await expect(sentPanel(page)).toContainText(text);
    await expect(thanks(page)).toHaveAccessibleDescription(new RegExp(reference));
    await expect.poll(() => mailsAbout(subject).length).toBe(1);
    const [mail] = mailsAbout(subject);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`Reference: ${reference}\n`);
  });
}

test('a subject and an email about a property have its reference number', async ({ page }) => {
  const path = await firstProperty();
  const reference = referenceOf(path.split('/').at(-1) ?? '');
  await page.goto(path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const subject = enquiryForm(page).locator('[name=subject]');
  await expect(subject).toHaveValue(`About ${name} (Ref ${reference})`);
  const message = 'Which floor has reference in its subject?';
  await enquiryForm(page).locator('[name=number]').fill('98400 12345');
  await enquiryForm(page).locator('[name=message]').fill(message);
  await sendEnquiry(page);
  await expect.poll(() => mailsAbout(message).length).toBe(1);
  expect(mailsAbout(message)[0]?.text).toContain(`Property reference: ${reference}\n`);
});

test('a second tap, and a third, send nothing and cannot turn thanks into an error', async ({
  page,
}) => {
  const sent = await answerCalls(page, [200, 503, 503]);
  await openHydrated(page, paths.contact);
  await fillEnquiry(page, 'Tapped three times');
  await enquiryForm(page).getByRole('button', { name: enquiry.button }).dblclick();
  await expect(thanks(page)).toBeVisible();
  // What a tap that began on the button leaves to the form.
  await enquiryForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('another is sent by keyboard alone: who sends it stays, the message and the id are new', async ({
  page,
}) => {
  const sent = await answerCalls(page);
  await openHydrated(page, await firstProperty());
  const subject = await enquiryForm(page).locator('[name=subject]').inputValue();
  await fillEnquiry(page, 'The first');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  const first = await sentPanel(page).locator('strong').innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sentPanel(page)).toHaveCount(0);
  const form = enquiryForm(page);
  await expect(form.locator('[name=message]')).toBeFocused();
  await expect(form.locator('[name=message]')).toHaveValue('');
  await expect(form.locator('[name=subject]')).toHaveValue(subject);
  await expect(form.locator('[name=name]')).toHaveValue('A visitor');
  await expect(form.locator('[name=email]')).toHaveValue('visitor@example.com');
  await page.keyboard.type('And is there a garden?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await sentPanel(page).locator('strong').innerText()).not.toBe(first);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  expect(first).toBe(referenceOf(sent[0]?.id ?? ''));
});

test('a failure after another was begun says so, and the next attempt is sent', async ({
  page,
  problems,
}) => {
  const sent = await answerCalls(page, [200, 503, 200]);
  await openHydrated(page, paths.contact);
  const send = () => enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
  await fillEnquiry(page, 'The first');
  await send();
  await startAnother(page);
  await fillEnquiry(page, 'The second');
  await send();
  await expect(page.getByText(enquiry.errors.keepsText)).toBeVisible();
  await send();
  await expect(thanks(page)).toBeVisible();
  expect(sent[2]?.id).toBe(sent[1]?.id);
  forgive(problems, /503/);
});

test('at 320 px the panel is in sight and accessible, however long the words are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await answerCalls(page);
  await openHydrated(page, await firstProperty());
  await fillEnquiry(page, 'unbroken'.repeat(30));
  await enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expect(sentPanel(page).locator('strong')).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, 'the panel');
  await expectAccessible(page, 'the panel');
  const box = await sentPanel(page).getByRole('button', { name: receipt.another }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the reference number, what happens next, and the way to another', async ({
    page,
  }) => {
    const subject = 'A panel without script';
    const path = await firstProperty();
    await page.goto(path);
    await fillEnquiry(page, subject);
    await enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.enquiry.sent);
    const [reference = 'none'] = await storedReferences(subject);
    for (const text of [reference, receipt.title, ...receipt.next])
      await expect(page.getByRole('main')).toContainText(text);
    // Nothing that was typed is in the address, which stays in histories and logs.
    expect(page.url()).not.toContain('visitor');
    await page.getByRole('link', { name: receipt.another }).click();
    await expect(page).toHaveURL(`${path}#enquiry`);
    await expect(enquiryForm(page).locator('[name=message]')).toHaveValue('');
  });

  test('a chat that is begun beside a rejected form names the property by its reference number', async ({
    page,
    problems,
  }) => {
    const path = await firstProperty();
    await page.goto(path);
    await enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
    await expect(page.getByRole('alert')).toContainText(enquiry.errors.noReply);
    const chat = page.getByRole('main').getByRole('link', { name: enquiry.whatsapp });
    const reference = referenceOf(path.split('/').at(-1) ?? '');
    const link = new URL((await chat.getAttribute('href')) ?? '');
    expect(link.searchParams.get('text')).toContain(`(Ref ${reference})`);
    forgive(problems, /422/);
  });

  test('an address that holds no reference number shows none', async ({ page }) => {
    await page.goto(`${paths.enquiry}?sent=&reference=call+00000000`);
    await expect(page.getByRole('main')).toContainText(receipt.thanks);
    await expect(page.getByRole('main')).not.toContainText('00000000');
    await expect(page.getByRole('main')).not.toContainText(receipt.reference);
  });
});
