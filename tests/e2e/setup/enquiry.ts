import type { Locator, Page } from '@playwright/test';
import { enquiry } from '../../../src/content/enquiry';

/** The one form of a page that sends leads. */
export function leadForm(page: Page): Locator {
  return page.locator('form[action="/enquiry"]');
}

/** Fills in what a lead needs, so that it can be told apart by its subject. */
export async function fillLead(page: Page, subject: string): Promise<void> {
  const form = leadForm(page);
  await form.locator('[name=name]').fill('A visitor');
  await form.locator('[name=email]').fill('visitor@example.com');
  await form.locator('[name=subject]').fill(subject);
  await form.locator('[name=message]').fill('Please call me.');
}

/** Sends the form as people do: not before they could have read it. */
export async function sendLead(page: Page): Promise<void> {
  // A form that is sent within 3 s is taken for a machine's.
  await page.waitForFunction(() => performance.now() > 3_200);
  await leadForm(page).getByRole('button', { name: enquiry.button }).click();
}
