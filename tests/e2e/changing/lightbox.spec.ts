import type { Page } from '@playwright/test';
import { galleryText } from '../../../src/content/property';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { listProperties } from '../setup/content';
import { openAdmin } from '../setup/admin';
import { expect, test } from '../setup/visitor';

const video = 'dQw4w9WgXcQ';
const words = galleryText.lightbox;
let path = '';

test.beforeAll(async () => {
  const sample = (await listProperties()).find(({ name }) =>
    name.startsWith('Three-bedroom flat near'),
  );
  const answer = await fetch(
    `${process.env.SITE_ADDRESS ?? ''}${paths.api.property(sample?._id ?? '')}`,
  );
  const [{ images }] = (await answer.json()) as [{ images: string[] }];
  const admin = await openAdmin();
  const film = `https://youtu.be/${video}`;
  const all = [...images.slice(0, 2), film, ...images.slice(2), ...images.slice(0, 2)];
  path = paths.property(
    await admin.addProperty(sampleProperty({ name: 'A home with a film', images: all })),
  );
});

const lightbox = (page: Page) => page.locator('.yarl__root');
const button = (page: Page, name: string) =>
  lightbox(page).getByRole('button', { name, exact: true });
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');

async function open(page: Page, tile = 0): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('a[data-lightbox]').nth(tile).click();
  await expect(lightbox(page)).toBeVisible();
}

test('the page’s six tiles open all slides; closing returns the focus', async ({ page }) => {
  await open(page, 1);
  await expect(page.locator('a[data-lightbox]')).toHaveCount(6);
  await expect(shown(page).locator('img')).toHaveAttribute('alt', /picture 2 of/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page.locator('a[data-lightbox]').nth(1)).toBeFocused();
});

test('thumbnails go to their slides, and can be hidden and shown', async ({ page }) => {
  await open(page);
  const thumbnails = lightbox(page).locator('.yarl__thumbnails_thumbnail');
  await lightbox(page).getByRole('button', { name: '2 of 8' }).first().click();
  await expect(shown(page).locator('img')).toHaveAttribute('alt', /picture 2 of/);
  await button(page, words['Hide thumbnails']).click();
  await expect(thumbnails.first()).toBeHidden();
  await button(page, words['Show thumbnails']).click();
  await expect(thumbnails.first()).toBeVisible();
});

test('the slideshow advances every 1.1 s, and stops', async ({ page }) => {
  await open(page);
  await button(page, words.Play).click();
  await expect(shown(page).locator('img')).toHaveAttribute('alt', /picture 2 of/);
  await button(page, words.Pause).click();
  // By then a slide that was on its way has come, and after as long again the next would have.
  await page.waitForTimeout(1_200);
  const alternative = await shown(page).locator('img').getAttribute('alt');
  await page.waitForTimeout(1_200);
  await expect(shown(page).locator('img')).toHaveAttribute('alt', alternative ?? '');
});

test('full screen on and off, and download of the original picture', async ({ page }) => {
  await open(page);
  await button(page, words['Enter Fullscreen']).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button(page, words['Exit Fullscreen']).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, words.Download).click(),
  ]);
  expect(download.url()).toContain('/api/image/');
});

test('zoom in and out', async ({ page }) => {
  await open(page);
  const scale = () =>
    shown(page)
      .locator('.yarl__slide_wrapper')
      .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).a);
  await button(page, words['Zoom in']).click();
  await expect.poll(scale).toBeGreaterThan(1.1);
  await button(page, words['Zoom out']).click();
  await expect.poll(scale).toBeLessThan(1.1);
});

test('the magnifier shows what is under the pointer, and can be switched off', async ({ page }) => {
  await open(page);
  await button(page, galleryText.magnifierOn).click();
  await shown(page).locator('img').hover();
  const lens = lightbox(page).locator('.gallery-lens');
  await expect(lens).toBeVisible();
  await expect(lens).toHaveCSS('background-image', /images\?url=/);
  await button(page, galleryText.magnifierOff).click();
  await expect(lens).toHaveCount(0);
});

test('three backgrounds: lightbox, day, night', async ({ page }) => {
  await open(page);
  const background = () =>
    lightbox(page)
      .locator('.yarl__container')
      .evaluate((stage) => getComputedStyle(stage).backgroundColor);
  const seen = [];
  for (const theme of ['lightbox', 'day', 'night'] as const) {
    await expect(lightbox(page)).toHaveClass(new RegExp(`gallery-${theme}(\\s|$)`));
    seen.push(await background());
    await button(page, galleryText.themes[theme]).click();
  }
  expect(new Set(seen).size).toBe(3);
  await expect(lightbox(page)).toHaveClass(/gallery-lightbox/);
});

test('a YouTube link is a slide whose player loads only when it is played', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
  });
  await open(page, 2);
  await expect(shown(page).getByText(galleryText.playHint)).toBeVisible();
  expect(asked).toEqual([]);
  await shown(page).getByRole('button', { name: galleryText.play }).click();
  await expect(shown(page).locator('iframe').contentFrame().getByText('A film')).toBeVisible();
  expect(asked).toEqual([`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`]);
  await page.keyboard.press('Escape');
});

test('phones have the lightbox without the magnifier, and swipe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expect(button(page, galleryText.magnifierOn)).toHaveCount(0);
  await expect(button(page, words.Close)).toBeInViewport();
  const buttons = await lightbox(page).locator('.yarl__toolbar button').all();
  for (const one of buttons) await expect(one).toBeInViewport();
});
