import type { Locator, Page } from '@playwright/test';
import { heartText, shortlistText } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty, listProperties } from '../support/site/content';
import { overlap } from './setup/overlap';
import { expect, test } from './setup/visitor';

// That hearts are links until their script runs is in `tests/built/shortlist-page.test.ts`.

const laptop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

const keep = new RegExp(`^${heartText.keep('.*')}$`);
const hearts = (page: Page) => page.getByRole('button', { name: keep });
const link = (page: Page) => page.locator('header [data-shortlist]');

/** The home of a heart, as the card's own link names it. */
async function findHome(heart: Locator): Promise<string> {
  const href = await heart.locator('xpath=ancestor::article').locator('h3 a').getAttribute('href');
  return href?.split('/').pop() ?? '';
}

async function expectFingersFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 780 });
  const heart = page.locator('main [data-heart]').first();
  const box = await heart.boundingBox();
  expect(box?.width, page.url()).toBeGreaterThanOrEqual(44);
  expect(box?.height, page.url()).toBeGreaterThanOrEqual(44);
  expect(await heart.locator('xpath=ancestor::a').count(), page.url()).toBe(0);
}

test('a heart takes a finger and the keyboard, without opening its home; cards that the filter renders later have the same hearts', async ({
  page,
}) => {
  await page.goto(paths.properties);
  await expect(link(page)).toBeHidden();
  await expectFingersFit(page);
  await page.setViewportSize(laptop);

  const first = hearts(page).first();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(paths.properties);

  await first.click();
  const kept = await findHome(first);
  await page.getByLabel('Category').selectOption('Gated Community Villa');
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator('main [data-heart]:not([aria-pressed])')).toHaveCount(0);
  await hearts(page).nth(1).click();
  await expect(link(page)).toHaveText(/2$/);
  await page.setViewportSize({ width: 320, height: 780 });
  await expectNoSidewaysScroll(page, 'a header with the list');
  await page.setViewportSize(laptop);
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
  const again = page.locator(`main [data-heart][href$="${kept}"]`);
  await expect(again).toHaveAttribute('aria-pressed', 'true');
});

test('a heart keeps a home across pages, reloads and tabs; the twenty-first goes on in an address that says so', async ({
  page,
  context,
}) => {
  await page.goto(paths.properties);
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
  await expectFingersFit(other);
  const own = other.locator('main header').getByRole('button', { pressed: true });
  await own.click();
  // A home like it, which is kept, may stand below.
  await expect(own).toHaveCount(0);
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(link(page)).toHaveText(/1$/);
  await other.close();

  await page.reload();
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).nth(0).click();
  await expect(link(page)).toBeHidden();

  const all = (await listProperties()).map(({ _id }) => _id);
  await page.evaluate((kept) => localStorage.setItem('shortlist', kept), all.slice(0, 20).join());
  await page.locator(`main [data-heart][href$="${all[20] ?? ''}"]`).click();
  await expect(page).toHaveURL(paths.shortlist(all.slice(0, 21)));
  await expect(page.getByText(shortlistText.cut(20))).toBeVisible();
});

test('on a phone one message says how many homes are kept now, leads to these, and lies over no bar that acts', async ({
  page,
}) => {
  // Its five seconds pass only where the test says so.
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.setViewportSize(phone);
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
  await expectNothingCovered(page);
  for (const index of [2, 3]) await hearts(page).nth(index).click();
  await expect(message).toHaveCount(0);

  await page.clock.resume();
  await page.goto(await firstProperty());
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00Z'));
  await hearts(page).first().click();
  await expectNothingCovered(page);
});

/** Expects that the message is in sight, at the top of a page and further down, and lies over no bar. */
async function expectNothingCovered(page: Page): Promise<void> {
  const message = page.getByRole('status').getByRole('link');
  for (const scrolled of [0, 1_500]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await expect(message).toBeInViewport({ ratio: 1 });
    for (const bar of ['header.header', '.contact-bar', '.chat'])
      expect(await overlap(message, page.locator(bar)), bar).toBe(false);
  }
}

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
