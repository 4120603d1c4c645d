import type { Page } from '@playwright/test';
import { galleryText } from '../../src/content/properties/gallery';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const lightbox = (page: Page) => page.locator('.yarl__root');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');
const tile = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);

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
  // As a phone does with a page that it had put away.
  await page.reload();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
});

test('the closed gallery leaves nothing to go back to', async ({ page }) => {
  await openSecond(page);
  const button = lightbox(page).getByRole('button', { name: galleryText.lightbox.Close });
  for (const close of [() => page.keyboard.press('Escape'), () => button.click()]) {
    await expect(lightbox(page)).toBeVisible();
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await tile(page, 0).click();
  }
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);
});

test('a slide shows its tile’s picture first, and the next one is loading', async ({ page }) => {
  const large = /\.netlify\/images\?.*w=2048/;
  const release = await hold(page, large);
  let asked = 0;
  page.on('request', (request) => (asked += large.test(request.url()) ? 1 : 0));
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

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages turn into each other under “${reducedMotion}”: ${moves}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { moved: viewTransition !== null });
      });
    });
    await page.goto(paths.properties);
    await page.locator('main article').first().click();
    await page.waitForURL('**/properties/single/*');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'moved') as unknown))
      .toBe(moves);
  });
}

test('without the code of the gallery the link is followed', async ({ page, problems }) => {
  await page.route('**/_astro/Lightbox.*.js*', (route) => route.abort());
  await openHome(page);
  const picture = await tile(page, 0).getAttribute('href');
  await tile(page, 0).click();
  await page.waitForURL(`**${picture ?? '?'}`);
  forgive(problems, /ERR_FAILED/);
});
