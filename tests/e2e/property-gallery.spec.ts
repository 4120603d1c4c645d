import type { Page } from '@playwright/test';
import { galleryText } from '../../src/content/properties/property';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { hold } from './setup/hold';
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

/** Records, in each page that appears, whether the browser moves the named picture into it. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (moved: string[] | null) => Object.assign(window, { moved });
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return void note(null);
      return void viewTransition.ready.then(() => {
        const animations = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        note(animations.map(({ pseudoElement }) => pseudoElement ?? ''));
      });
    });
  });
}

const movedInto = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'moved') as string[] | null | undefined);
/** The picture of the card and that of the page, in one frame that moves. */
const pictureMoves = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(picture)`);

for (const [from, to] of [
  [paths.properties, '/properties/single/'],
  [paths.blogs, '/singleBlog/'],
] as const) {
  test(`from ${from} the picture grows into the page, and shrinks back`, async ({ page }) => {
    await recordTransitions(page);
    // A busy machine may render the next page before its picture has loaded; then only the page fades.
    await expect(async () => {
      await page.goto(from);
      await page.locator(`main article:has(a[href^="${to}"])`).first().click();
      await page.waitForURL(`**${to}*`);
      await expect
        .poll(() => movedInto(page), { timeout: 5_000 })
        .toEqual(expect.arrayContaining(pictureMoves));
    }).toPass({ timeout: 240_000 });
    await expect(page.locator('[data-large-picture]')).toHaveCount(1);
    // A part with a name of its own would not move with the picture.
    const named = await page
      .locator('[data-large-picture] *')
      .evaluateAll((parts) =>
        parts.filter((part) => getComputedStyle(part).viewTransitionName !== 'none').map(String),
      );
    expect(named).toEqual([]);
    await page.goBack();
    await page.waitForURL(`**${from}`);
    await expect.poll(() => movedInto(page)).toEqual(expect.any(Array));
  });
}

test('with reduced motion no picture moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto(paths.properties);
  await page.locator('main article').first().click();
  await page.waitForURL('**/properties/single/*');
  await expect.poll(() => movedInto(page)).toBeNull();
});
