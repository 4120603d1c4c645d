import type { Page } from '@playwright/test';
import { readEnquiries } from '../setup/enquiries';
import { mailsAbout } from '../setup/mailbox';
import { expect, test } from '../setup/visitor';

/** The sample properties that are apartments with a lift where pets are welcome. */
const wanted = [
  'Three-bedroom flat near Anna Nagar Tower Park',
  'Two-bedroom flat beside Velachery MRTS',
  'Flat with a long balcony, Thoraipakkam',
];
const chosen = wanted[0] ?? '';

async function cardNames(page: Page): Promise<string[]> {
  // Cards below the fold are not rendered yet, and have no inner text.
  const names = await page.locator('main article h2, main article h3').allTextContents();
  return names.map((name) => name.trim());
}

async function openFilters(page: Page): Promise<void> {
  await page.goto('/properties');
  await page.getByLabel('Category').selectOption('Apartment');
  await page.getByRole('checkbox', { name: 'Lift' }).check();
  await page.getByRole('checkbox', { name: 'Pets allowed' }).check();
}

async function fillEnquiry(page: Page, subject: string): Promise<void> {
  const form = page.locator('form[action="/enquiry"]');
  await form.getByLabel('Name', { exact: true }).fill('A visitor');
  await form.getByLabel('email').fill('visitor@example.com');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Long Message').fill('May I see it on Sunday?');
}

async function expectOneMail(subject: string): Promise<void> {
  await expect.poll(() => mailsAbout(subject).length, { timeout: 20_000 }).toBe(1);
  const enquiries = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
  expect(enquiries).toHaveLength(1);
  expect(enquiries[0]).toMatchObject({
    kind: 'enquiry',
    propertyName: chosen,
    email: 'visitor@example.com',
    message: 'May I see it on Sunday?',
    delivery: { state: 'sent' },
  });
}

test('a visitor filters, shares the search, looks at pictures by keyboard and asks', async ({
  page,
  browser,
  baseURL,
}) => {
  await openFilters(page);
  await expect.poll(() => cardNames(page)).toEqual(wanted);
  await expect(page).toHaveURL(/category=Apartment/);

  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const shared = await stranger.newPage();
  await shared.goto(page.url());
  expect(await cardNames(shared)).toEqual(wanted);
  await stranger.close();

  await page.getByRole('link', { name: chosen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);

  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const first = page.locator('a[data-lightbox]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const counter = page.locator('.yarl__root');
  await expect(counter).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(counter).toBeHidden();
  await expect(first).toBeFocused();

  const subject = 'Sunday visit, with script';
  await fillEnquiry(page, subject);
  // People are slower than this test; a form that is sent within 3 s is taken for a machine's.
  await page.waitForTimeout(3_200);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Email has been sent!').first()).toBeVisible();
  await expectOneMail(subject);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters, shares the search, opens pictures as links and asks', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openFilters(page);
    await page
      .getByRole('button', { name: /show|apply|filter/i })
      .first()
      .click();
    expect(await cardNames(page)).toEqual(wanted);

    const stranger = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    });
    const shared = await stranger.newPage();
    await shared.goto(page.url());
    expect(await cardNames(shared)).toEqual(wanted);
    await stranger.close();

    await page.getByRole('link', { name: chosen, exact: true }).click();
    const address = page.url();
    await page.locator('a[data-lightbox]').first().click();
    expect(page.url()).toContain('/api/image/');
    await page.goto(address);

    const subject = 'Sunday visit, without script';
    await fillEnquiry(page, subject);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email has been sent!');
    await expectOneMail(subject);
  });
});
