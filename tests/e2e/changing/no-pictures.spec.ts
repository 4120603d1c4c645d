import sharp from 'sharp';
import { mapText } from '../../../src/content/properties/map';
import { picturesFollow } from '../../../src/content/properties/property';
import { adminPaths } from '../../../src/admin-paths';
import { placePictureSize } from '../../../src/domain/map/place-picture';
import { paths } from '../../../src/paths';
import { forgive } from '../setup/problems';
import { expect, test } from '../setup/signed-in';

const velachery = { name: 'Velachery', city: 'Chennai' };
const place = encodeURIComponent(paths.placePicture(velachery));
const video = 'https://youtu.be/dQw4w9WgXcQ';

test.describe('with real pictures', () => {
  test.use({ realPictures: true });

  test('a home without pictures, with a video or not, shows its place on the map', async ({
    page,
    request,
    admin,
    word,
  }) => {
    const address = '3rd Street, Velachery, Chennai 600042';
    const homes: string[] = [];
    for (const images of [[], [video]])
      homes.push(await admin.addProperty({ name: `Home ${word}`, address, images }));
    await page.goto(`${paths.properties}?text=${word}`);
    const pictures = page.locator(`main img[src*="${place}"]`);
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(200);
    }
    for (const [videos, home] of homes.entries()) {
      await page.goto(paths.property(home));
      await expect(page.locator(`.pictures img[src*="${place}"]`)).toBeVisible();
      await expect(page.locator('a[data-lightbox]')).toHaveCount(videos);
      await expect(page.locator('.home .pictures')).not.toContainText(picturesFollow);
      const meta = (property: string) =>
        page.locator(`meta[property="${property}"]`).getAttribute('content');
      expect(await meta('og:image:alt')).toBe(mapText.on('Velachery', 'Chennai'));
      const { pathname, search } = new URL((await meta('og:image')) ?? '');
      expect(search).toContain(place);
      const preview = await request.get(pathname + search);
      expect(await sharp(await preview.body()).metadata()).toMatchObject({
        format: 'jpeg',
        ...placePictureSize,
      });
    }
  });
});

// A home whose place no map shows is in `seven-fields`.
test('a blog post without a picture is a card of text; a broken picture is a plate', async ({
  page,
  admin,
  word,
  problems,
}) => {
  const broken = 'https://pictures.example/broken.jpg';
  await page.route(broken, (route) => route.abort());
  const plain = await admin.addBlog({ title: `Plain ${word}`, images: [] });
  const pictured = await admin.addBlog({ title: `Broken ${word}`, images: [broken] });
  // Each is among the others below the other one.
  const card = (title: string) => page.locator('main li article', { hasText: `${title} ${word}` });
  await page.goto(paths.blog(plain));
  await expect(page.getByRole('article').first().locator('.photo')).toHaveCount(0);
  await expect(card('Broken').locator('img')).toHaveAttribute('data-absent', '');
  await page.goto(paths.blog(pictured));
  await expect(card('Plain')).toHaveCount(1);
  await expect(card('Plain').locator('.photo, img')).toHaveCount(0);
  const photo = page.getByRole('article').first().getByRole('presentation').first();
  const plate = await photo.evaluate((image) => getComputedStyle(image, '::after').backgroundImage);
  expect(plate).toContain(paths.noPicture);
  // Later tests of this site would ask for its picture too.
  await admin.call('PUT', adminPaths.api.record('blog', 'update', pictured), { images: [] });
  forgive(problems, /ERR_FAILED/);
});
