import type { Page } from '@playwright/test';
import { listings } from '../../../src/content/properties/listings';
import { readEnquiries } from '../setup/enquiries';
import { fillEnquiry, sendEnquiry } from '../setup/enquiry';
import { mailsAbout } from '../setup/mailbox';
import { expect, test } from '../setup/visitor';

// As most visitors have it: pages turn into each other on the way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The sample properties that are apartments with a lift where pets are welcome. */
const wanted = [
  'Three-bedroom flat near Anna Nagar Tower Park',
  'Two-bedroom flat beside Velachery MRTS',
  'Flat with a long balcony, Thoraipakkam',
];
const [chosen = ''] = wanted;

const readNames = (page: Page) => page.locator('main article').locator('h2, h3');

async function chooseFilters(page: Page): Promise<void> {
  await page.goto('/properties');
  await page.getByLabel('Category').selectOption('Apartment');
  await page.getByRole('checkbox', { name: 'Lift' }).check();
  await page.getByRole('checkbox', { name: 'Pets allowed' }).check();
}

test('a visitor filters, shares and asks', async ({ page }) => {
  await chooseFilters(page);
  await expect(readNames(page)).toHaveText(wanted);
  await expect(page).toHaveURL(/category=Apartment/);
  // As whoever opens the address.
  await page.reload();
  await expect(readNames(page)).toHaveText(wanted);

  await page.getByRole('link', { name: chosen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  const subject = 'Asked with script';
  await fillEnquiry(page, subject);
  await sendEnquiry(page);
  await expect(page.getByText('Email has been sent!').first()).toBeVisible();
  await expect.poll(() => mailsAbout(subject).length).toBe(1);
  const enquiries = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
  const about = { kind: 'enquiry', propertyName: chosen, email: 'visitor@example.com' };
  const sent = { message: 'Please call me.', mails: [{ state: 'sent' }] };
  expect(enquiries).toMatchObject([{ ...about, ...sent }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // How such a visitor goes on to ask is in `enquiry-sent`.
  test('a visitor filters and shares', async ({ page }) => {
    await chooseFilters(page);
    await page.getByRole('button', { name: listings.filters.apply, exact: true }).click();
    await expect(readNames(page)).toHaveText(wanted);
    await expect(page).toHaveURL(/category=Apartment/);
    await expect(page.getByRole('link', { name: chosen, exact: true })).toHaveAttribute(
      'href',
      /^\/properties\/single\/./,
    );
  });
});
