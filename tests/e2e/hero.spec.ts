import type { Page } from '@playwright/test';
import { heroWords } from '../../src/content/home';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

const counter = (page: Page) => page.locator('[data-counter]');
const titles = ['PROPERTY SERVICES COMPANY', 'PROPERTY MANAGEMENT COMPANY'];

/** Opens the home page with its clock standing still, an hour after it was loaded. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.goto(paths.home);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
}

async function expectSlide(page: Page, number: 1 | 2): Promise<void> {
  await expect(counter(page)).toHaveText(`0${number} / 02`);
  await expect(page.getByRole('heading', { name: titles[number - 1] ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: titles[2 - number] ?? '' })).toBeHidden();
}

test('the slides advance every 5 s, stop when paused, and continue when played', async ({
  page,
}) => {
  await openStill(page);
  await page.getByRole('button', { name: heroWords.pause }).click();
  const [now, other] = (await counter(page).textContent())?.startsWith('01')
    ? ([1, 2] as const)
    : ([2, 1] as const);
  await page.clock.runFor(20_000);
  await expectSlide(page, now);
  await page.getByRole('button', { name: heroWords.play }).click();
  await page.clock.runFor(4_999);
  await expectSlide(page, now);
  await page.clock.runFor(1);
  await expectSlide(page, other);
  await page.clock.runFor(5_000);
  await expectSlide(page, now);
});

test('arrows step both ways on large screens, and a paused slideshow stays paused', async ({
  page,
}) => {
  await openStill(page);
  await page.getByRole('button', { name: heroWords.pause }).click();
  const next = page.getByRole('button', { name: heroWords.next });
  if (!(await counter(page).textContent())?.startsWith('01')) await next.click();
  await next.click();
  await expectSlide(page, 2);
  await next.click();
  await expectSlide(page, 1);
  await page.getByRole('button', { name: heroWords.previous }).click();
  await expectSlide(page, 2);
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
});

test('phones have the counter and the pause, but no arrows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: heroWords.pause })).toBeVisible();
  await expect(counter(page)).toBeVisible();
  await expect(page.getByRole('button', { name: heroWords.next })).toBeHidden();
});

test('under reduced motion the slides stay until somebody plays them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole('button', { name: heroWords.play }).click();
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test('a link with the keyboard focus does not slide away', async ({ page }) => {
  await openStill(page);
  // The slide that was due when the clock stopped may appear between finding the link and focusing it.
  const link = page.locator('.hero [data-slide]:not([data-hidden]) a');
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused({ timeout: 500 });
  }).toPass();
  const before = await counter(page).textContent();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(before ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both slides are readable, and there is no control that does nothing', async ({ page }) => {
    await page.goto(paths.home);
    for (const title of titles)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: heroWords.pause })).toBeHidden();
  });
});
