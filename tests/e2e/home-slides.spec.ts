import type { Page } from '@playwright/test';
import { heroWords } from '../../src/content/pages/home';
import { paths } from '../../src/paths';
import { hold } from './setup/hold';
import { expect, test } from './setup/visitor';

// The slides without JavaScript are in `home-search`.

const counter = (page: Page) => page.locator('[data-counter]');
const titles = ['PROPERTY SERVICES COMPANY', 'PROPERTY MANAGEMENT COMPANY'];

const play = (page: Page) => page.getByRole('button', { name: heroWords.play }).click();
const pause = (page: Page) => page.getByRole('button', { name: heroWords.pause }).click();

/** Keeps the second slide's picture from arriving until the returned function is called. */
const holdSecondPicture = (page: Page) =>
  hold(page, (url) => url.searchParams.get('url')?.endsWith('/hero/2.jpg') === true);

test('a slide whose picture comes late is shown for its whole 5 s; phones have the counter and the pause, but no arrows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdSecondPicture(page);
  await openStill(page);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  release();
  await expectSlide(page, 2);
  await expectWholeTime(page, 2);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: heroWords.pause })).toBeVisible();
  await expect(counter(page)).toBeVisible();
  await expect(page.getByRole('button', { name: heroWords.next })).toBeHidden();
});

test('under reduced motion the slides stay until somebody plays them; then they advance every 5 s, stop when paused, step both ways, and stay in a tab out of sight and while a link has the keyboard focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);

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

  await run(page, 4_000);
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  await setHidden(page, false);
  await expectWholeTime(page, 1);
  await pause(page);
  await run(page, 20_000);
  await expectSlide(page, 2);

  await next.click();
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

/** Opens the home page with its clock standing still, an hour after it was loaded. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.goto(paths.home);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
}

/** Puts the page's tab out of sight, or back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
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
