import type { Page } from '@playwright/test';
import { galleryText } from '../../src/content/properties/gallery';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { hold, untilLive } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const lightbox = (page: Page) => page.locator('.yarl__root');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');
const tile = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);

const galleryCode = /\/_astro\/Lightbox\.[^/]*\.js/;
/** The address of the picture that the first tile shows. */
const findSource = (page: Page) =>
  tile(page, 0)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);

const expectSecond = (page: Page) =>
  expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);

test('pages turn into each other, unless motion is reduced; Back closes the gallery, and only then leaves the page; the closed gallery leaves nothing to go back to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { moved: viewTransition !== null });
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.properties);
  expect(await followFirstHome(page)).toBe(false);
  const path = new URL(page.url()).pathname;
  await untilGalleryOpens(page);

  await tile(page, 1).click();
  await expectSecond(page);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(tile(page, 1)).toBeFocused();
  await page.goForward();
  await expectSecond(page);
  // As a phone does with a page that it had put away.
  await page.reload();
  await expectSecond(page);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);

  const button = lightbox(page).getByRole('button', { name: galleryText.lightbox.Close });
  for (const close of [() => page.keyboard.press('Escape'), () => button.click()]) {
    await tile(page, 0).click();
    await expect(lightbox(page)).toBeVisible();
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.properties);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await followFirstHome(page)).toBe(true);
});

test('before the code of the gallery is there the picture of the tile fills the window, and is left as the gallery is', async ({
  page,
}) => {
  await page.goto(await firstProperty());
  await untilGalleryOpens(page);
  const release = await hold(page, galleryCode);
  const source = await findSource(page);
  const picture = page.locator(`body img[src="${source}"]`);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(20, 20),
  ]) {
    await tile(page, 0).click();
    await expect(picture).toBeInViewport();
    const box = await picture.boundingBox();
    expect(box?.width).toBe(page.viewportSize()?.width);
    await close();
    await expect(picture).toHaveCount(0);
    await expect(tile(page, 0)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  }
  await tile(page, 0).click();
  await expect(picture).toBeInViewport();
  release();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 1 of/);
  await expect(picture).toHaveCount(0);
});

test('a slide shows its tile’s picture first, the next one loads after the large one; without the code of the gallery the link is followed', async ({
  page,
  problems,
}) => {
  const large = /\.netlify\/images\?.*w=2048&fm=avif/;
  const release = await hold(page, large);
  let asked = 0;
  page.on('request', (request) => (asked += large.test(request.url()) ? 1 : 0));
  await page.goto(await firstProperty());
  await untilGalleryOpens(page);
  const source = await findSource(page);
  await tile(page, 0).click();
  const preview = shown(page).locator('.gallery-preview');
  await expect(preview).toHaveCSS('background-image', `url("${source}")`);
  await expect.poll(() => asked).toBe(1);
  release();
  await expect(preview).toHaveCSS('background-image', 'none');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  // A page that has the code already asks for it no more.
  await page.route(galleryCode, (route) => route.abort());
  await page.reload();
  await untilGalleryOpens(page);
  const picture = await tile(page, 0).getAttribute('href');
  await tile(page, 0).click();
  await page.waitForURL(`**${picture ?? '?'}`);
  await page.goBack();
  await expect(page).toHaveURL(await firstProperty());
  forgive(problems, /ERR_FAILED/);
});

/** Goes from the list to its first home; whether the one page turned into the other. */
async function followFirstHome(page: Page): Promise<unknown> {
  await page.locator('main article').first().click();
  await page.waitForURL('**/properties/single/*');
  await page.waitForFunction(() => 'moved' in window);
  return page.evaluate(() => Reflect.get(window, 'moved') as unknown);
}

/** Until the code of a home's page has run, a tile leads to the bare picture. */
async function untilGalleryOpens(page: Page): Promise<void> {
  await untilLive(page);
}
