import type { Page } from '@playwright/test';
import { galleryText } from '../../src/content/property';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

const lightbox = (page: Page) => page.locator('.yarl__root');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');
const tile = (page: Page, place: number) => page.locator('a[data-lightbox]').nth(place);

/** Opens the page of a home; until its code has run, a tile leads to the bare picture. */
async function openHome(page: Page): Promise<string> {
  const path = await firstProperty();
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return path;
}

/** Comes from the listings and opens the second picture; the page's address. */
async function openSecond(page: Page): Promise<string> {
  await page.goto(paths.properties);
  const path = await openHome(page);
  await tile(page, 1).click();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);
  return path;
}

test('Back closes the gallery, and only then leaves the page', async ({ page }) => {
  const path = await openSecond(page);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(tile(page, 1)).toBeFocused();
  await page.goForward();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
});

const closings: readonly [name: string, close: (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  [
    'its button',
    (page) => lightbox(page).getByRole('button', { name: galleryText.lightbox.Close }).click(),
  ],
];
for (const [name, close] of closings) {
  test(`closed with ${name}, the gallery leaves nothing to go back to`, async ({ page }) => {
    await openSecond(page);
    for (const place of [1, 0]) {
      await close(page);
      await expect(lightbox(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      await tile(page, place).click();
      await expect(lightbox(page)).toBeVisible();
    }
    await close(page);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(paths.properties);
  });
}

test('a page reloaded with the gallery open has it open, and Back closes it', async ({ page }) => {
  const path = await openSecond(page);
  await page.reload();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
});

test('a slide shows the picture of its tile until its own has come, and the next one is loading', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(/\.netlify\/images\?.*w=2048/, async (route) => {
    asked += 1;
    await held;
    await route.fallback();
  });
  await openHome(page);
  const source = await tile(page, 0)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await tile(page, 0).click();
  const preview = shown(page).locator('.gallery-preview');
  await expect(preview).toHaveCSS('background-image', `url("${source}")`);
  await expect.poll(() => asked).toBeGreaterThan(1);
  release();
  await expect(preview).toHaveCSS('background-image', 'none');
});
