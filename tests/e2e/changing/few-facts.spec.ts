import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { listProperties } from '../setup/content';
import { expect, test } from '../setup/signed-in';

// Homes that say only what the form requires, as an import adds them.

const video = 'https://youtu.be/dQw4w9WgXcQ';

/** Width by height (px) of every tile of the gallery. */
const shapesOf = (page: Page) =>
  page
    .locator('a[data-lightbox]')
    .evaluateAll((tiles) =>
      tiles.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight),
    );

test('on wide screens pictures are low and landscape, the name in sight', async ({
  page,
  admin,
}) => {
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
      for (const shape of await shapesOf(page)) expect(shape, name).toBeGreaterThan(1);
    }
  }
});
