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

test.describe('a home without pictures', () => {
  test.use({ realPictures: true });

  for (const images of [[], [video]])
    test(`shows its place on the map, ${images.length} videos`, async ({
      page,
      request,
      admin,
      word,
    }) => {
      const name = `Home ${word}`;
      const address = '3rd Street, Velachery, Chennai 600042';
      const home = paths.property(await admin.addProperty({ name, address, images }));
      await page.goto(`${paths.properties}?text=${word}`);
      const picture = page.locator(`main img[src*="${place}"]`);
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(200);
      await page.goto(home);
      await expect(page.locator(`.pictures img[src*="${place}"]`)).toBeVisible();
      await expect(page.locator('a[data-lightbox]')).toHaveCount(images.length);
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
    });
});

test('a home whose place no map shows has a plain plate, and no house in its preview', async ({
  page,
  admin,
}) => {
  await page.goto(paths.property(await admin.addProperty({ address: '12 Long Lane' })));
  await expect(page.locator('.home .pictures')).toHaveText(picturesFollow);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', new RegExp(encodeURIComponent(paths.noPicture)));
});

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
  for (const address of [paths.home, paths.blogs, paths.blog('gone')]) {
    await page.goto(address);
    const card = (title: string) => page.locator('main article', { hasText: `${title} ${word}` });
    await expect(card('Plain').locator('.photo, img'), address).toHaveCount(0);
    await expect(card('Broken').locator('img'), address).toHaveAttribute('data-absent', '');
  }
  await page.goto(paths.blog(plain));
  await expect(page.getByRole('article').first().locator('.photo')).toHaveCount(0);
  await page.goto(paths.blog(pictured));
  const photo = page.getByRole('article').first().getByRole('presentation').first();
  const plate = await photo.evaluate((image) => getComputedStyle(image, '::after').backgroundImage);
  expect(plate).toContain(paths.noPicture);
  // Later tests of this site would ask for its picture too.
  await admin.call('PUT', adminPaths.api.record('blog', 'update', pictured), { images: [] });
  forgive(problems, /ERR_FAILED|404/);
});
