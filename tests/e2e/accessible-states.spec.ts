import type { Page } from '@playwright/test';
import { listings } from '../../src/content/listings';
import { visitForm } from '../../src/content/visit';
import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty } from './setup/content';
import { fillEnquiry, enquiryForm } from './setup/enquiry';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

/** Waits until the form’s script runs: before that, submitting it would load another page. */
async function openContact(page: Page): Promise<void> {
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto(paths.contact);
  await enquiryForm(page).locator('[name=name]').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** States of pages that a visitor gets to after opening them. */
const states: readonly [name: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'an unknown page',
    async (page) => {
      await page.goto('/no-such-page');
      for (const width of [320, 640, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `an unknown page at ${width} px`);
      }
    },
  ],
  ['the error page', (page) => page.goto('/500')],
  ['a home that is gone', (page) => page.goto(paths.property('gone'))],
  ['a blog post that is gone', (page) => page.goto(paths.blog('gone'))],
  [
    'an enquiry that was sent',
    (page) => page.goto(`${paths.enquiry}?sent=contact&reference=7K3QPD`),
  ],
  [
    'the open menu',
    async (page) => {
      await page.goto(paths.about);
      await page.locator('header summary').click();
      await expect(page.getByRole('navigation', { name: site.menu, exact: true })).toBeVisible();
    },
  ],
  [
    'the open filters, with an active one',
    async (page) => {
      await page.goto(`${paths.properties}?category=Apartment`);
      await page.locator('summary', { hasText: listings.filters.title }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  ],
  [
    'the open lightbox',
    async (page) => {
      await page.goto(await firstProperty());
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.locator('a[data-lightbox]').first().click();
      await expect(page.locator('.yarl__slide_current img')).toBeVisible();
    },
  ],
  [
    'a form with errors',
    async (page) => {
      await openContact(page);
      await enquiryForm(page).getByRole('button').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a visit that cannot be',
    async (page) => {
      await openContact(page);
      await enquiryForm(page).getByRole('radio', { name: 'A visit' }).check();
      await enquiryForm(page)
        .getByLabel(visitForm.labels.visitDay, { exact: true })
        .fill('2026-01-01');
      await enquiryForm(page).getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText('This day has passed');
    },
  ],
  [
    'what is said of a visit that was asked for',
    (page) => page.goto(`${paths.enquiry}?sent=&visit=2026-11-29T05:30:00.000Z&zone=Asia/Dubai`),
  ],
  [
    'a toast',
    async (page) => {
      await openContact(page);
      await fillEnquiry(page, 'A toast');
      await enquiryForm(page).getByRole('button').click();
      await expect(page.locator('.toast')).toBeVisible();
      await page.locator('.toast').hover();
    },
  ],
];

test('everything that opens or is announced on a phone is accessible too', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, open] of states) {
    await open(page);
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, name);
  }
  forgive(problems, /404|500/);
});
