import type { Locator, Page } from '@playwright/test';
import { galleryText } from '../../../src/content/properties/gallery';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { untilLive } from '../setup/hold';
import { expect, test } from '../setup/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const video = 'dQw4w9WgXcQ';
const words = galleryText.lightbox;
let path = '';

test.beforeAll(async ({ admin }) => {
  const list = await listProperties();
  const sample = list.find(({ name }) => name.startsWith('Three-bedroom flat near'));
  const { images } = await admin.property(sample?._id ?? '');
  const film = `https://youtu.be/${video}`;
  const all = [...images.slice(0, 2), film, ...images.slice(2), ...images.slice(0, 2)];
  path = paths.property(await admin.addProperty({ name: 'A home with a film', images: all }));
});

const lightbox = (page: Page) => page.locator('.yarl__root');
const button = (page: Page, name: string) =>
  lightbox(page).getByRole('button', { name, exact: true });
const tile = (page: Page, index: number) => page.locator('a[data-lightbox]').nth(index);
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');
const expectPicture = (page: Page, number: number) =>
  expect(shown(page).locator('img')).toHaveAttribute('alt', new RegExp(`picture ${number} of`));

test('tiles and thumbnails open their slides; closing returns the focus; the slideshow advances, and stops', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 1);
  await expect(page.locator('a[data-lightbox]')).toHaveCount(6);
  await expectPicture(page, 2);
  const thumbnails = lightbox(page).locator(
    '.yarl__thumbnails_thumbnail:not([class*=placeholder])',
  );
  await lightbox(page).getByRole('button', { name: '1 of 8' }).first().click();
  await expectPicture(page, 1);
  await button(page, words['Hide thumbnails']).click();
  await expect(thumbnails.first()).toBeHidden();
  await button(page, words['Show thumbnails']).click();
  await expect(thumbnails.first()).toBeVisible();
  await close(page);
  await expect(tile(page, 1)).toBeFocused();

  await openTile(page, 0);
  await button(page, words.Play).click();
  await expectPicture(page, 2);
  await button(page, words.Pause).click();
  // A slide that was on its way arrives.
  await page.clock.runFor(1_200);
  // By its number: on a slow machine it may be the film, which has no picture.
  const number = lightbox(page).locator('.yarl__counter');
  const place = await number.innerText();
  await page.clock.runFor(10_000);
  await expect(number).toHaveText(place);
});

test('full screen, download, zoom, magnifier and three backgrounds; the player of a YouTube link loads only when it is played; phones have few tools in one row, and the counter at the lower left', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('youtube')) asked.push(request.url());
  });
  await open(page, 0);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(page, words['Enter Fullscreen']).click();
  await expect.poll(isFull).toBe(true);
  await button(page, words['Exit Fullscreen']).click();
  await expect.poll(isFull).toBe(false);

  const downloading = page.waitForEvent('download');
  await button(page, words.Download).click();
  expect((await downloading).url()).toContain('/api/image/');

  const scale = () =>
    shown(page)
      .locator('.yarl__slide_wrapper')
      .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).a);
  await button(page, words['Zoom in']).click();
  await expect.poll(scale).toBeGreaterThan(1.1);
  await button(page, words['Zoom out']).click();
  await expect.poll(scale).toBeLessThan(1.1);

  await button(page, galleryText.magnifierOn).click();
  await shown(page).locator('img').hover();
  const lens = lightbox(page).locator('.gallery-lens');
  await expect(lens).toBeVisible();
  await expect(lens).toHaveCSS('background-image', /images\?url=/);
  await button(page, galleryText.magnifierOff).click();
  await expect(lens).toHaveCount(0);

  const stage = lightbox(page).locator('.yarl__container');
  const seen = new Set<string>();
  for (const theme of ['day', 'night', 'black'] as const) {
    await expect(lightbox(page)).toHaveClass(new RegExp(`gallery-${theme}(\\s|$)`));
    seen.add(await stage.evaluate((element) => getComputedStyle(element).backgroundColor));
    await button(page, galleryText.themes[theme]).click();
  }
  expect(seen.size).toBe(3);
  await expect(lightbox(page)).toHaveClass(/gallery-day/);
  await close(page);

  await openTile(page, 2);
  await expect(shown(page).getByText(galleryText.playHint)).toBeVisible();
  expect(asked).toEqual([]);
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }),
  );
  await shown(page).getByRole('button', { name: galleryText.play }).click();
  await expect(shown(page).locator('iframe').contentFrame().getByText('A film')).toBeVisible();
  expect(asked).toEqual([`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`]);
  // The button that played the film had the focus, and is gone.
  await button(page, words.Close).click();
  await expect(lightbox(page)).toHaveCount(0);

  // A gallery that opens asks how wide the window is.
  await page.setViewportSize({ width: 320, height: 780 });
  await openTile(page, 0);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await expectPhoneLayout(page, width);
  }
});

async function expectPhoneLayout(page: Page, width: number): Promise<void> {
  const fingers = [galleryText.magnifierOn, words['Zoom in'], words['Zoom out']];
  for (const name of fingers) await expect(button(page, name)).toHaveCount(0);
  const names = [
    words['Hide thumbnails'],
    words.Play,
    words.Download,
    words['Enter Fullscreen'],
    words.Close,
  ];
  const tops = new Set<number>();
  for (const name of names) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    tops.add((await measureBox(button(page, name))).y);
  }
  expect(tops.size, `${width} px`).toBe(1);
  const counter = await measureBox(lightbox(page).locator('.yarl__counter'));
  const stage = await measureBox(lightbox(page).locator('.yarl__container'));
  expect([counter.x, counter.y + counter.height]).toEqual([stage.x, stage.y + stage.height]);
}

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

async function open(page: Page, index: number): Promise<void> {
  await page.goto(path);
  await untilLive(page);
  await openTile(page, index);
}

async function openTile(page: Page, index: number): Promise<void> {
  await tile(page, index).click();
  await expect(lightbox(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
}
