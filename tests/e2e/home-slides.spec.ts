import type { Page } from '@playwright/test';
import { heroWords } from '../../src/content/pages/home';
import { paths } from '../../src/paths';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const counter = (page: Page) => page.locator('[data-counter]');
const titles = ['PROPERTY SERVICES COMPANY', 'PROPERTY MANAGEMENT COMPANY'];

const play = (page: Page) => page.getByRole('button', { name: heroWords.play }).click();

/** Keeps the second slide's picture from arriving until the returned function is called. */
const holdSecondPicture = (page: Page) =>
  hold(page, (url) => url.searchParams.get('url')?.endsWith('/hero/2.jpg') === true);

test('the slides advance every 5 s, stop when paused, and step both ways', async ({ page }) => {
  await openPaused(page);
  const next = page.getByRole('button', { name: heroWords.next });
  await next.click();
  await expectSlide(page, 2);
  await next.click();
  await expectSlide(page, 1);
  await page.getByRole('button', { name: heroWords.previous }).click();
  await run(page, 20_000);
  await expectSlide(page, 2);
  await play(page);
  await run(page, 4_000);
  await next.click();
  await expectSlide(page, 1);
  await expectWholeTime(page, 1);
  await expectWholeTime(page, 2);
});

test('a slide whose picture comes late is shown for its whole 5 s', async ({ page }) => {
  const release = await holdSecondPicture(page);
  await openStill(page);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  release();
  await expectSlide(page, 2);
  await expectWholeTime(page, 2);
});

test('in a tab out of sight no slide advances', async ({ page }) => {
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await openPaused(page);
  await play(page);
  await run(page, 4_000);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await setHidden(false);
  await expectWholeTime(page, 1);
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
  await play(page);
  await run(page, 5_000);
  await expectSlide(page, 2);
});

test('a link with the keyboard focus does not slide away', async ({ page }) => {
  await openPaused(page);
  await play(page);
  const link = page.locator('.hero [data-action]:not([data-hidden]) a').last();
  await link.focus();
  await run(page, 20_000);
  await expect(link).toBeFocused();
  await expectSlide(page, 1);
  await link.press('Tab');
  await run(page, 5_000);
  await expectSlide(page, 2);
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

/** Waits until the clock of the slide shown has begun: the browser decodes its picture outside the clock. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('[data-slide]:not([data-hidden]) img');
    await image?.decode();
  });
}

async function run(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
}

/** Expects that a slide stays for its whole 5 s, and then the other one comes. */
async function expectWholeTime(page: Page, slide: 1 | 2): Promise<void> {
  await run(page, 4_999);
  await expectSlide(page, slide);
  await page.clock.runFor(1);
  await expectSlide(page, slide === 1 ? 2 : 1);
}

async function openPaused(page: Page): Promise<void> {
  await openStill(page);
  await page.getByRole('button', { name: heroWords.pause }).click();
  if (!(await counter(page).textContent())?.startsWith('01'))
    await page.getByRole('button', { name: heroWords.next }).click();
  await expectSlide(page, 1);
}
