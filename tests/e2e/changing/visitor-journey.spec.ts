import type { Page } from '@playwright/test';
import { listings } from '../../../src/content/properties/listings';
import { readEnquiries } from '../setup/enquiries';
import { enquiryForm, fillEnquiry, sendEnquiry } from '../setup/enquiry';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor filters, shares and asks', async ({ page, browser }) => {
      await page.goto('/properties');
      await page.getByLabel('Category').selectOption('Apartment');
      await page.getByRole('checkbox', { name: 'Lift' }).check();
      await page.getByRole('checkbox', { name: 'Pets allowed' }).check();
      const apply = page.getByRole('button', { name: listings.filters.apply, exact: true });
      if (!javaScriptEnabled) await apply.click();
      await expect(readNames(page)).toHaveText(wanted);
      await expect(page).toHaveURL(/category=Apartment/);

      const stranger = await browser.newPage({ javaScriptEnabled });
      await stranger.goto(page.url());
      await expect(readNames(stranger)).toHaveText(wanted);
      await stranger.close();

      await page.getByRole('link', { name: chosen, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
      const subject = `Asked ${javaScriptEnabled ? 'with' : 'without'} script`;
      await fillEnquiry(page, subject);
      if (javaScriptEnabled) await sendEnquiry(page);
      else await enquiryForm(page).getByRole('button').click();
      await expect(page.getByText('Email has been sent!').first()).toBeVisible();
      await expect.poll(() => mailsAbout(subject).length).toBe(1);
      const enquiries = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
      const about = { kind: 'enquiry', propertyName: chosen, email: 'visitor@example.com' };
      const sent = { message: 'Please call me.', delivery: { state: 'sent' } };
      expect(enquiries).toMatchObject([{ ...about, ...sent }]);
    });
  });
}
