import type { Locator, Page } from '@playwright/test';
import { heartText, shortlistText } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty, listProperties } from '../support/site/content';
import { overlap } from './setup/overlap';
import { expect, test } from './setup/visitor';

const keep = new RegExp(`^${heartText.keep('.*')}$`);
const hearts = (page: Page) => page.getByRole('button', { name: keep });
const link = (page: Page) => page.locator('header [data-shortlist]');

/** The home of a heart, as the card's own link names it. */
async function findHome(heart: Locator): Promise<string> {
  const href = await heart.locator('xpath=ancestor::article').locator('h3 a').getAttribute('href');
  return href?.split('/').pop() ?? '';
}

test('a heart keeps a home across pages, reloads and tabs', async ({ page, context }) => {
  await page.goto(paths.properties);
  await expect(link(page)).toBeHidden();
  const ids: string[] = [];
  for (const index of [2, 0]) {
    ids.push(await findHome(hearts(page).nth(index)));
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page).toHaveURL(paths.properties);
  await expect(link(page)).toHaveText(/2$/);
  await expect(link(page)).toHaveAttribute('href', new RegExp(`${ids.join(',')}$`));

  const other = await context.newPage();
  await other.goto(paths.property(ids[0] ?? ''));
  const own = other.locator('main header').getByRole('button', { pressed: true });
  await own.click();
  await expect(other.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(link(page)).toHaveText(/1$/);

  await page.reload();
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).nth(0).click();
  await expect(link(page)).toBeHidden();
});

test('one message says how many homes are kept now, and leads to these', async ({ page }) => {
  // Its five seconds pass only where the test says so.
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.properties);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
  const message = page.locator('#toasts > *');
  for (const count of [1, 2, 3]) {
    await hearts(page).nth(count).click();
    await expect(message).toHaveText(heartText.kept(count));
  }
  await hearts(page).nth(1).click();
  await expect(message).toHaveText(heartText.kept(2));
  const ids = [await findHome(hearts(page).nth(2)), await findHome(hearts(page).nth(3))];
  expect(await message.getAttribute('href')).toMatch(new RegExp(`homes=${ids.join()}$`));
  for (const index of [2, 3]) await hearts(page).nth(index).click();
  await expect(message).toHaveCount(0);
});

const withHearts = {
  'the listings': () => Promise.resolve(paths.properties),
  'the page of a home': firstProperty,
};

for (const [name, path] of Object.entries(withHearts))
  test(`on ${name} the message lies over no bar that acts, on a phone`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(await path());
    await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
    await hearts(page).first().click();
    const message = page.getByRole('status').getByRole('link');
    for (const scrolled of [0, 1_500]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      await expect(message).toBeInViewport({ ratio: 1 });
      for (const bar of ['header.header', '.contact-bar', '.chat'])
        expect(await overlap(message, page.locator(bar)), bar).toBe(false);
    }
  });

test('the keyboard presses a heart without opening its home', async ({ page }) => {
  await page.goto(paths.properties);
  const heart = hearts(page).first();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(paths.properties);
});

test('hearts of cards that the filter renders later are the same', async ({ page }) => {
  await page.goto(paths.properties);
  await hearts(page).nth(0).click();
  const kept = await findHome(hearts(page).nth(0));
  await page.getByLabel('Category').selectOption('Gated Community Villa');
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator('main [data-heart]:not([aria-pressed])')).toHaveCount(0);
  await hearts(page).nth(1).click();
  await expect(link(page)).toHaveText(/2$/);
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
  const again = page.locator(`main [data-heart][href$="${kept}"]`);
  await expect(again).toHaveAttribute('aria-pressed', 'true');
});

test('the twenty-first home goes on in an address that says so', async ({ page }) => {
  const ids = (await listProperties()).map(({ _id }) => _id);
  await page.goto(paths.properties);
  await page.evaluate((kept) => localStorage.setItem('shortlist', kept), ids.slice(0, 20).join());
  await page.reload();
  await page.locator(`main [data-heart][href$="${ids[20] ?? ''}"]`).click();
  await expect(page).toHaveURL(paths.shortlist(ids.slice(0, 21)));
  await expect(page.getByText(shortlistText.cut(20))).toBeVisible();
});

test('where storage is blocked, a heart leads to a list that works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    }),
  );
  await page.goto(paths.properties);
  const heart = page.locator('main [data-heart]').first();
  const id = await findHome(heart);
  await heart.click();
  await expect(page).toHaveURL(paths.shortlist([id]));
  await page.getByRole('link', { name: /^Remove / }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(0);
});

test('a heart takes a finger, and is no part of another link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  for (const path of [paths.properties, await firstProperty()]) {
    await page.goto(path);
    const heart = page.locator('main [data-heart]').first();
    const box = await heart.boundingBox();
    expect(box?.width, path).toBeGreaterThanOrEqual(44);
    expect(box?.height, path).toBeGreaterThanOrEqual(44);
    expect(await heart.locator('xpath=ancestor::a').count(), path).toBe(0);
  }
  await page.locator('main [data-heart]').first().click();
  await expect(link(page)).toBeVisible();
  await expectNoSidewaysScroll(page, 'a header with the list');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hearts are links, and build a list from home to home', async ({ page }) => {
    await page.goto(paths.properties);
    const heart = page.getByRole('link', { name: keep }).nth(3);
    const first = await findHome(heart);
    await heart.click();
    await expect(page).toHaveURL(paths.shortlist([first]));
    const more = page.getByRole('link', { name: new RegExp(`^${heartText.add('.*')}$`) }).first();
    const second = await findHome(more);
    await more.click();
    await expect(page).toHaveURL(paths.shortlist([first, second]));
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});
