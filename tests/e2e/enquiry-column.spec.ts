import type { Page } from '@playwright/test';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

const column = (page: Page) => page.locator('[data-enquiry-column]');

/** Opens a property with long facts, scrolled into their middle. */
async function openMiddle(page: Page, height: number): Promise<void> {
  await page.setViewportSize({ width: 1366, height });
  await page.goto(await firstProperty());
  await page.locator('.home > .facts').evaluate((facts) => {
    facts.style.minHeight = '3000px';
    window.scrollTo(0, facts.getBoundingClientRect().top + window.scrollY + 900);
  });
}

test('the enquiry stays beside the facts, by its lower edge on a laptop', async ({ page }) => {
  await openMiddle(page, 650);
  await expect(column(page).locator('[type=submit]')).toBeInViewport({ ratio: 1 });
});

test('a focused control in it is visible, also at its top', async ({ page }) => {
  await openMiddle(page, 650);
  for (const field of ['[name=name]', '[type=submit]', '[name=name]']) {
    await column(page).locator(field).focus();
    await expect(column(page).locator(field)).toBeInViewport({ ratio: 1 });
  }
});

test('the enquiry stays by its upper edge where all of it has room', async ({ page }) => {
  await openMiddle(page, 1000);
  await expect(column(page).locator('[name=name]')).toBeInViewport({ ratio: 1 });
  await expect(column(page).locator('[type=submit]')).toBeInViewport({ ratio: 1 });
});

test('a button that the window cuts stays under the pointer that presses it', async ({ page }) => {
  await openMiddle(page, 650);
  await column(page).locator('[name=name]').focus();
  await expect(column(page).locator('astro-island[ssr]')).toHaveCount(0);
  const button = column(page).locator('[type=submit]');
  const box = await button.boundingBox();
  if (!box) throw new Error('The column has no button.');
  // The focus brought the upper edge into the window; now the lower edge cuts the button in two.
  await page.setViewportSize({ width: 1366, height: Math.round(box.y + box.height / 2) });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await page.mouse.down();
  expect((await button.boundingBox())?.y).toBeCloseTo(box.y, 0);
  await page.mouse.up();
  await expect(page.locator('[role=alert]').first()).toBeVisible();
});
