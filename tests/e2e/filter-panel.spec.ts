import type { Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

const { filters } = listings;

test('what the filter needs is asked for before the page is idle, and once', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) => {
      addEventListener('idle', () => run({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  const asked: string[] = [];
  const isNeeded = (path: string) =>
    path === paths.api.properties || /^\/_astro\/(?:Listings|start)/.test(path);
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (isNeeded(path)) asked.push(path);
  });
  await page.goto(paths.properties);
  await expect.poll(() => asked.length).toBe(3);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await page.getByRole('checkbox', { name: filters.flags.lift }).check();
  await expect(page).toHaveURL(/lift=1/);
  expect(asked.toSorted()).toEqual([
    expect.stringMatching(/Listings/),
    expect.stringMatching(/start/),
    paths.api.properties,
  ]);
});

test('a choice leaves the list where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(paths.properties);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const count = page.getByRole('status').getByRole('heading', { level: 2 });
  const before = await count.textContent();
  await page.mouse.wheel(0, 1_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_000);
  await page.getByRole('checkbox', { name: filters.flags.lift }).check();
  await expect(count).not.toHaveText(before ?? '');
  await expect(page.locator('main li:empty')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(1_000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  const sheet = (page: Page) => page.locator('dialog:modal');
  const lift = (page: Page) => page.getByRole('checkbox', { name: filters.flags.lift });

  /** Comes from the home page and opens the filter's sheet. */
  async function openSheet(page: Page): Promise<void> {
    await page.goto(paths.home);
    await page.goto(paths.properties);
    await page.locator('summary', { hasText: filters.title }).tap();
    await expect(sheet(page)).toBeVisible();
  }

  test('Back closes the sheet, and only then leaves the list', async ({ page }) => {
    await openSheet(page);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(paths.properties);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  });

  test('Back closes the sheet with what was chosen in it, and then undoes that', async ({
    page,
  }) => {
    await openSheet(page);
    await lift(page).tap();
    await page.getByRole('checkbox', { name: filters.flags.pets }).tap();
    await expect(page).toHaveURL(/\?lift=1&pets=1$/);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?lift=1&pets=1$/);
    await expect(page.locator('[name=lift]')).toBeChecked();
    for (const address of [/\?lift=1$/, /\/properties$/, /\/$/]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
  });

  test('the closed sheet leaves nothing to go back to', async ({ page }) => {
    await openSheet(page);
    const close = page.getByRole('button', { name: filters.close });
    for (const leave of [() => page.keyboard.press('Escape'), () => close.tap()]) {
      await leave();
      await expect(sheet(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      await page.locator('summary', { hasText: filters.title }).tap();
    }
    await page.getByRole('searchbox').fill('Velachery');
    // Before the address follows the typing.
    await close.tap();
    await expect(page).toHaveURL(/\?text=Velachery$/);
    for (const address of [paths.properties, paths.home]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
  });
});
