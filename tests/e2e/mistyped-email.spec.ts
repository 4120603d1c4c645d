import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiry';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { enquiryForm, sentPanel } from './setup/enquiry';
import { expect, test } from './setup/visitor';

const words = enquiry.addressQuestion;
const question = words.text('asha@gmail.com');
const email = (page: Page) => enquiryForm(page).locator('[name=email]');
const asked = (page: Page) => enquiryForm(page).getByRole('status');

test.beforeEach(async ({ page }) => {
  await page.goto(paths.contact);
  await email(page).focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('a mistyped domain is asked about when the field is left, and changed at one tap', async ({
  page,
}) => {
  await page.keyboard.type('asha@gmial.com');
  await expect(asked(page)).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(question);
  await expect(enquiryForm(page).locator('[name=message]')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page, 'the question');
  await expectAccessible(page, 'the question');
  await page.getByRole('button', { name: words.yes }).click();
  await expect(email(page)).toHaveValue('asha@gmail.com');
  await expect(email(page)).toBeFocused();
  await expect(asked(page)).toHaveText('');
  await expect(page.getByRole('button', { name: words.yes })).toHaveCount(0);
  // The draft has the changed address.
  await page.goto(paths.team);
  await page.goto(paths.contact);
  await expect(email(page)).toHaveValue('asha@gmail.com');
});

test('an address that is right as it is, is not asked about again; another is', async ({
  page,
}) => {
  await email(page).fill('asha@gmial.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(question);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('asha@gmial.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText('');
  await email(page).fill('asha@yaho.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(words.text('asha@yahoo.com'));
  await email(page).pressSequentially('x');
  await expect(asked(page)).toHaveText('');
});

test('sending waits for no answer: one click on the button below sends what was typed', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route(`**${paths.api.query}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, json: {} });
  });
  await email(page).fill('asha@gmial.com');
  await enquiryForm(page).getByRole('button', { name: enquiry.button }).click({ delay: 150 });
  await expect(sentPanel(page)).toContainText('asha@gmial.com');
  expect(sent).toMatchObject([{ email: 'asha@gmial.com' }]);
});

test('the common domains are not asked about', async ({ page }) => {
  for (const domain of ['gmail.com', 'ymail.com', 'live.in', 'company.in']) {
    await email(page).fill(`asha@${domain}`);
    await page.keyboard.press('Tab');
    await enquiryForm(page).locator('[name=name]').click();
    await expect(asked(page)).toHaveText('');
  }
});
