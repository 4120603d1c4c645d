import type { Page } from '@playwright/test';
import { pictureWords } from '../../../src/content/forms/pictures';
import { picturesFollow } from '../../../src/content/properties/property';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { forgive } from '../setup/problems';
import { openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

// Homes that say only what the form requires, as an import adds them.

const video = 'https://youtu.be/dQw4w9WgXcQ';

test('on wide screens pictures are low, name and costs in sight', async ({ page, admin }) => {
  const pictures = (await listProperties()).flatMap(({ images }) => images).slice(0, 7);
  const galleries = [[], ...[1, 2, 7].map((count) => pictures.slice(0, count)), [video]];
  galleries.push([video, ...pictures.slice(0, 2)]);
  for (const images of galleries) {
    await page.goto(paths.property(await admin.addProperty({ images })));
    await expect(page.locator('a[data-lightbox]')).toHaveCount(Math.min(6, images.length));
    for (const width of [1024, 1366, 1920]) {
      const name = `${images.length} pictures at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const part = await page.locator('.home .pictures').boundingBox();
      expect(part?.height, name).toBeLessThanOrEqual(440);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((title?.y ?? NaN) + (title?.height ?? NaN), name).toBeLessThanOrEqual(620);
      for (const shape of await readShapes(page)) expect(shape, name).toBeGreaterThan(1);
      const [facts, costs] = await readParts(page);
      expect((costs?.top ?? NaN) - (facts?.bottom ?? NaN), name).toBeLessThanOrEqual(60);
    }
  }
});

test('a picture that does not load looks like none', async ({ page, admin, word, problems }) => {
  // Letters that are late would differ, too.
  for (const missing of [broken, '**/fonts/**'])
    await page.route(missing, (route) => route.abort());
  const plates: Buffer[] = [];
  let last = '';
  for (const images of [[], [broken]]) {
    const name = `${word} ${images.length}`;
    last = await admin.addProperty({ name, images, address: '12 Long Lane' });
    await page.goto(`${paths.properties}?text=${name}`);
    const plate = await page.locator('article', { hasText: name }).locator('.photo').boundingBox();
    const { x = 0, y = 0 } = plate ?? {};
    // Without the badges, and without the frame's edge, whose rounded corners differ by a shade.
    plates.push(await page.screenshot({ clip: { x: x + 60, y: y + 60, width: 200, height: 90 } }));
    await page.goto(paths.property(last));
    const gallery = page.locator('.home .pictures');
    if (images.length === 0) await expect(gallery).toContainText(picturesFollow);
    else await expect(gallery.getByRole('img')).toHaveAttribute('data-absent', picturesFollow);
  }
  expect(plates[1]?.toString('base64')).toBe(plates[0]?.toString('base64'));
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
