import type { Locator } from '@playwright/test';
import { footer } from '../../src/content/site';
import { paths } from '../../src/paths';
import { fillEnquiry, enquiryForm } from './setup/enquiry';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const fingerHeight = 44;

async function expectHighEnough(links: Locator): Promise<void> {
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(fingerHeight);
  }
}

test.use({ viewport: { width: 390, height: 800 } });

test('the footer’s link to the privacy page is large enough for a finger', async ({ page }) => {
  await page.goto(paths.team);
  await expectHighEnough(page.locator('footer').getByRole('link', { name: footer.links.privacy }));
});

test('so are the links to the faulty fields of a form', async ({ page }) => {
  await page.goto(paths.contact);
  await enquiryForm(page).locator('[name=name]').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await enquiryForm(page).getByRole('button').click();
  await expectHighEnough(page.getByRole('alert').getByRole('link'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('so are those of the form that is shown again', async ({ page, problems }) => {
    await page.goto(paths.contact);
    await fillEnquiry(page, 'A finger’s link');
    await enquiryForm(page).locator('[name=email]').fill('');
    await enquiryForm(page).getByRole('button').click();
    await expectHighEnough(page.getByRole('alert').getByRole('link'));
    forgive(problems, /422/);
  });
});
