import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { fillEnquiry, enquiryForm, startAnother } from './setup/enquiry';
import { expect, test } from './setup/visitor';

test('toasts close after 5 s, with Escape and by their button', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto(paths.contact);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
  const send = async () => {
    await fillEnquiry(page, 'A toast');
    // Sent before its script runs, the form would load another page.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await enquiryForm(page).getByRole('button').click();
    await expect(page.locator('.toast')).toHaveText(new RegExp(messages.enquiry.sent));
    await page.mouse.move(0, 0);
  };
  await send();
  await page.clock.runFor(4_999);
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await startAnother(page);
  await send();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await startAnother(page);
  await send();
  await page.getByRole('button', { name: site.closeToast }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** The position of a toast: the distances of its edges from those of the window (px). */
async function placeOfToast(page: Page): Promise<{ left: number; right: number; top: number }> {
  const box = await page.locator('.toast').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box) throw new Error('There is no toast.');
  return { left: box.x, right: width - box.x - box.width, top: box.y };
}

test('oddity: toasts are at the top centre, top right in the contact form, at the bottom on phones', async ({
  page,
}) => {
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sendFrom = async (path: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await fillEnquiry(page, 'A toast');
    await expect(enquiryForm(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
    await enquiryForm(page).getByRole('button').click();
    await page.locator('.toast').hover();
    return placeOfToast(page);
  };
  const centred = await sendFrom(await firstProperty());
  expect(Math.abs(centred.left - centred.right)).toBeLessThanOrEqual(20);
  expect(centred.top).toBeLessThan(60);
  const cornered = await sendFrom(paths.contact);
  expect(cornered.right).toBeLessThan(60);
  expect(cornered.left).toBeGreaterThan(700);
  expect(cornered.top).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await placeOfToast(page)).top).toBeGreaterThan(650);
});
