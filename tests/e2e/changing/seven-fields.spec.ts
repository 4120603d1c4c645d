import type { Page } from '@playwright/test';
import { pictureWords } from '../../../src/content/forms/pictures';
import { picturesFollow } from '../../../src/content/properties/property';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { untilLive } from '../setup/hold';
import { forgive } from '../setup/problems';
import { openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

// Homes that say only what the form requires, as an import adds them.

const video = 'https://youtu.be/dQw4w9WgXcQ';

test('on wide screens pictures are low, name and costs in sight; without a picture and a place on the map there is a plain plate, and no house in its preview', async ({
  page,
  admin,
}) => {
  const pictures = (await listProperties()).flatMap(({ images }) => images).slice(0, 7);
  const address = '12 Long Lane';
  await page.goto(paths.property(await admin.addProperty({ images: [], address })));
  await expect(page.locator('.home .pictures')).toHaveText(picturesFollow);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', new RegExp(encodeURIComponent(paths.noPicture)));
  await expectInSight(page, []);

  const [first = [], ...galleries] = [1, 2, 7].map((count) => pictures.slice(0, count));
  // The first gallery brings the code that starts one.
  await page.goto(paths.property(await admin.addProperty({ images: first })));
  await expectInSight(page, first);
  for (const images of [...galleries, [video], [video, ...pictures.slice(0, 2)]]) {
    await takeTurn(page, paths.property(await admin.addProperty({ images })));
    await expectInSight(page, images);
  }
});

/** Puts the page of another home in the place of this one: both have the same styles and code. */
async function takeTurn(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { promise, resolve } = Promise.withResolvers();
    const asked = new XMLHttpRequest();
    asked.onload = resolve;
    asked.responseType = 'document';
    asked.open('GET', address);
    asked.send();
    await promise;
    const main = asked.responseXML?.querySelector('main');
    if (main) document.querySelector('main')?.replaceWith(main);
  }, path);
  await expect(page.locator(`[data-heart][href$="${path.split('/').at(-1) ?? '?'}"]`)).toHaveCount(
    1,
  );
  await untilLive(page);
}

async function expectInSight(page: Page, images: readonly string[]): Promise<void> {
  await expect(page.locator('a[data-lightbox]')).toHaveCount(Math.min(6, images.length));
  for (const width of [1024, 1366, 1920]) {
    const name = `${images.length} pictures at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    const part = await page.locator('.home .pictures').boundingBox();
    expect(part?.height, name).toBeLessThanOrEqual(440);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.y ?? NaN) + (title?.height ?? NaN), name).toBeLessThanOrEqual(620);
    // One alone has the shape of its picture.
    if (images.length > 1)
      for (const shape of await readShapes(page)) expect(shape, name).toBeGreaterThan(1);
    const [facts, costs] = await readParts(page);
    expect((costs?.top ?? NaN) - (facts?.bottom ?? NaN), name).toBeLessThanOrEqual(60);
  }
}

test('a picture that does not load looks like none', async ({ page, admin, word, problems }) => {
  // Letters that are late would differ, too.
  for (const missing of [broken, '**/fonts/**'])
    await page.route(missing, (route) => route.abort());
  let last = '';
  for (const images of [[], [broken]]) {
    const name = `${word} ${images.length}`;
    last = await admin.addProperty({ name, images, address: '12 Long Lane' });
  }
  const plates: string[] = [];
  for (const count of [0, 1]) {
    await page.goto(`${paths.properties}?text=${word}`);
    // Alone, each stands at the same place; beside each other one begins at a part of a pixel.
    const other = page.locator('main li', { hasText: `${word} ${1 - count}` });
    await other.evaluate((item) => (item.style.display = 'none'));
    const photo = page.locator('article', { hasText: `${word} ${count}` }).locator('.photo');
    await photo.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await photo.boundingBox()) ?? {};
    // Without the badges, and without the frame's edge, whose rounded corners differ by a shade.
    const clip = { x: x + 60, y: y + 60, width: 200, height: 90 };
    plates.push((await page.screenshot({ clip })).toString('base64'));
  }
  expect(plates[1]).toBe(plates[0]);
  await page.goto(paths.property(last));
  const picture = page.locator('.home .pictures').getByRole('img');
  await expect(picture).toHaveAttribute('data-absent', picturesFollow);
  await openReady(page, adminPaths.properties);
  await expect(findRow(page, `${word} 1`)).toContainText(pictureWords.absent);
  await expect(findRow(page, `${word} 0`)).not.toContainText(pictureWords.absent);
  // Later tests of this site would ask for its picture too.
  await admin.call('PUT', adminPaths.api.record('property', 'update', last), { images: [] });
  forgive(problems, /ERR_FAILED/);
});

/** Of a host that does not answer. */
const broken = 'https://pictures.example/broken.jpg';

/** Width by height (px) of every tile of the gallery. */
function readShapes(page: Page) {
  return page
    .locator('a[data-lightbox]')
    .evaluateAll((tiles) =>
      tiles.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight),
    );
}

/** The parts of a home's facts, from its details on. */
function readParts(page: Page) {
  return page.locator('.home .facts > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}
