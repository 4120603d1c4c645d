import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import {
  answerCalls,
  enquiryForm,
  findField,
  fillEnquiry,
  openForm,
  sendButton,
  sentPanel,
} from './setup/enquiry';
import { expect, test } from './setup/visitor';

const words = enquiry.addressQuestion;
const email = (page: Page) => findField(page, 'email');
const asked = (page: Page) => enquiryForm(page).getByRole('status');

test('all that is wrong is told at once, in order, by links for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [address, fields] of [
    [paths.contact, ['number', 'email']],
    [await firstProperty(), ['email', 'number']],
  ] as const) {
    await openForm(page, address);
    await email(page).fill('nobody');
    await findField(page, 'number').fill('call me');
    await enquiryForm(page).getByRole('radio', { name: 'A visit' }).check();
    await sendButton(page).click();
    const links = page.getByRole('alert').getByRole('link');
    await expect(links).toHaveCount(4);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const named = hrefs.map((href) => /[a-zA-Z]+$/.exec(href ?? '')?.[0]);
    expect(named).toEqual([...fields, 'visitDay', 'visitTime']);
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a mistyped domain is asked about once, and changed at one tap', async ({ page }) => {
  await openForm(page, paths.contact);
  await email(page).focus();
  await page.keyboard.type('asha@gmial.com');
  await expect(asked(page)).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(words.text('asha@gmail.com'));
  await expect(findField(page, 'message')).toBeFocused();
  // It is right as it is.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('asha@gmial.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText('');
  await email(page).fill('asha@yaho.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(words.text('asha@yahoo.com'));
  await page.getByRole('button', { name: words.yes }).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('asha@yahoo.com');
  await expect(page.getByRole('button', { name: words.yes })).toHaveCount(0);
});

test('sending waits for no answer about the domain', async ({ page }) => {
  const sent = await answerCalls(page);
  await openForm(page, paths.contact);
  await email(page).fill('asha@gmial.com');
  await sendButton(page).click({ delay: 150 });
  await expect(sentPanel(page)).toContainText('asha@gmial.com');
  expect(sent).toMatchObject([{ email: 'asha@gmial.com' }]);
});

test('a success that is not our own answer is none, and the text stays', async ({ page }) => {
  await openForm(page, paths.contact);
  await fillEnquiry(page, 'Through a network that asks to sign in');
  for (const answer of [
    { contentType: 'text/html', body: 'Sign in' },
    { status: 302, headers: { location: paths.home } },
    { json: { ok: true } },
    { status: 204 },
  ]) {
    await page.route(`**${paths.api.query}`, (route) => route.fulfill(answer), { times: 1 });
    const answered = page.waitForResponse(`**${paths.api.query}`);
    await sendButton(page).click();
    await answered;
    await expect(sendButton(page)).toHaveText(enquiry.button);
    await expect(page.getByText(enquiry.errors.keepsText)).toBeVisible();
    await expect(findField(page, 'message')).toHaveValue('Please call me.');
  }
});
