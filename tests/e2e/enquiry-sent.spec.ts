import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/pages/site';
import { enquiryReference } from '../../src/domain/enquiry/id';
import { makeReference } from '../../src/domain/reference';
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
import { readEnquiries } from './setup/enquiries';
import { overlap } from './setup/overlap';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const { receipt } = enquiry;
const thanks = (page: Page) => sentPanel(page).getByRole('heading', { name: receipt.title });

test('the form gives way to thanks, its reference and what comes next', async ({ page }) => {
  const path = await firstProperty();
  const property = makeReference(path.split('/').at(-1) ?? '');
  const own = 'A panel <img src=x onerror="alert(1)">';
  await page.goto(path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(findField(page, 'subject')).toHaveValue(`About ${name} (Ref ${property})`);
  await fillEnquiry(page, own);
  await sendEnquiry(page);
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport();
  await expect(enquiryForm(page)).toBeHidden();
  const [reference = 'none'] = await storedReferences(own);
  for (const text of [reference, own, 'visitor@example.com', ...receipt.next])
    await expect(sentPanel(page)).toContainText(text);
  await expect(thanks(page)).toHaveAccessibleDescription(new RegExp(reference));
});

test('another is sent by keyboard: the same sender, a new id', async ({ page, problems }) => {
  const sent = await answerCalls(page, [200, 503, 200]);
  await openForm(page, await firstProperty());
  const form = enquiryForm(page);
  const subject = await form.locator('[name=subject]').inputValue();
  await fillEnquiry(page, 'The first');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  const first = await sentPanel(page).locator('strong').innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sentPanel(page)).toHaveCount(0);
  await expect(form.locator('[name=message]')).toBeFocused();
  await expect(form.locator('[name=message]')).toHaveValue('');
  await expect(form.locator('[name=subject]')).toHaveValue(subject);
  await expect(form.locator('[name=name]')).toHaveValue('A visitor');
  await expect(form.locator('[name=email]')).toHaveValue('visitor@example.com');
  await page.keyboard.type('And is there a garden?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(enquiry.errors.keepsText)).toBeVisible();
  await sendButton(page).press('Enter');
  await expect(thanks(page)).toBeFocused();
  const [one, two, three] = sent.map(({ id }) => id);
  expect(first).toBe(makeReference(one ?? ''));
  expect(two).not.toBe(one);
  expect(three).toBe(two);
  expect(await sentPanel(page).locator('strong').innerText()).toBe(makeReference(two ?? ''));
  forgive(problems, /503/);
});

test('toasts close after 5 s, with Escape and by their button', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await answerCalls(page);
  await openForm(page, paths.contact);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
  const toast = page.locator('.toast');
  const send = async () => {
    await fillEnquiry(page, 'A toast');
    await sendButton(page).click();
    await expect(toast).toHaveText(new RegExp(messages.enquiry.sent));
    await page.mouse.move(0, 0);
  };
  await send();
  await page.clock.runFor(4_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: site.closeToast }).click(),
  ]) {
    await startAnother(page);
    await send();
    await close();
    await expect(toast).toHaveCount(0);
  }
});

test('oddity: toasts are at the top, in the contact form at the right', async ({ page }) => {
  await answerCalls(page);
  const findToast = async (path: string) => {
    await openForm(page, path);
    await fillEnquiry(page, 'A toast');
    await sendButton(page).click();
    await page.locator('.toast').hover();
    return edgesOfToast(page);
  };
  const centred = await findToast(await firstProperty());
  expect(Math.abs(centred.left - centred.right)).toBeLessThanOrEqual(20);
  expect(centred.top).toBeLessThan(20);
  const cornered = await findToast(paths.contact);
  expect(cornered.right).toBeLessThan(60);
  expect(cornered.left).toBeGreaterThan(700);
  // Below the header, which is in sight.
  expect(cornered.top).toBeLessThan(90);
});

test('on a phone a toast lies over no bar and not over what comes next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await answerCalls(page);
  for (const path of [await firstProperty(), paths.contact]) {
    await openForm(page, path);
    await fillEnquiry(page, 'A toast');
    await sendButton(page).click();
    const toast = page.locator('.toast');
    await toast.hover();
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
    const another = sentPanel(page).getByRole('button', { name: receipt.another });
    for (const other of [
      thanks(page),
      another,
      page.locator('.contact-bar'),
      page.locator('.chat'),
    ])
      expect.soft(await overlap(toast, other), `${path}: ${String(other)}`).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, page.locator('header.header')), path).toBe(false);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('row 23: the form says what is missing, and is sent', async ({ page, problems }) => {
    const subject = `"><img src=x onerror="alert(1)"></textarea><script>alert(2)</script>`;
    const path = await firstProperty();
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await fillEnquiry(page, subject);
    await findField(page, 'email').fill('');
    await findField(page, 'message').fill(subject);
    await sendButton(page).click();
    const told = page.getByRole('alert').getByRole('link', { name: enquiry.errors.noReply });
    expect((await told.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const field of ['subject', 'message'])
      await expect(findField(page, field)).toHaveValue(subject);
    await expect(page.locator('main [onerror]')).toHaveCount(0);
    const chat = await main.getByRole('link', { name: enquiry.whatsapp }).getAttribute('href');
    const property = makeReference(path.split('/').at(-1) ?? '');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`(Ref ${property})`);

    await findField(page, 'number').fill('+91 98400 00000');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.enquiry.sent);
    const [reference = 'none'] = await storedReferences(subject);
    for (const text of [reference, receipt.title, ...receipt.next])
      await expect(main).toContainText(text);
    // Nothing that was typed is in the address, which stays in histories and logs.
    expect(page.url()).not.toContain('visitor');
    await page.getByRole('link', { name: receipt.another }).click();
    await expect(page).toHaveURL(`${path}#enquiry`);
    await expect(findField(page, 'message')).toHaveValue('');
    forgive(problems, /422/);
  });
});

async function storedReferences(subject: string): Promise<string[]> {
  return (await readEnquiries()).filter((one) => one.subject === subject).map(enquiryReference);
}

/** The distances of a toast's edges from those of the window (px). */
async function edgesOfToast(page: Page): Promise<{ left: number; right: number; top: number }> {
  const box = await page.locator('.toast').boundingBox();
  if (!box) throw new Error('There is no toast.');
  const { width } = page.viewportSize() ?? { width: 0 };
  return { left: box.x, right: width - box.x - box.width, top: box.y };
}
