import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureWords } from '../../../src/content/forms/pictures';
import { site } from '../../../src/content/pages/site';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { type ChosenFile, phonePicture, plainPicture, truncatedPicture } from '../setup/pictures';
import { forgive } from '../setup/problems';
import { save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const items = (page: Page) => page.locator('[data-key]');
const findItem = (page: Page, name: string) => items(page).filter({ hasText: name });
const findField = (page: Page) => page.locator('#field-images');

/** A colour of a picture at a part of its height, 0 to 1. */
async function colourAt(picture: Buffer, part: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const index = Math.floor(info.height * part) * info.width + Math.floor(info.width / 2);
  return [...data.subarray(index * info.channels, index * info.channels + 3)];
}

async function expectRedAboveBlue(picture: Buffer): Promise<void> {
  const top = await colourAt(picture, 0.1);
  const bottom = await colourAt(picture, 0.9);
  expect(top[0]).toBeGreaterThan(top[2] ?? 255);
  expect(bottom[2]).toBeGreaterThan(bottom[0] ?? 255);
}

test("a phone's picture is upright, small, without location", async ({ page, admin, openForm }) => {
  const id = await openForm();
  const phone = await phonePicture();
  expect(phone.length).toBeGreaterThan(12_000_000);
  // The browser reads a file by itself; bytes would be sent to it as text.
  const file = test.info().outputPath('phone.jpg');
  await writeFile(file, phone);
  await findField(page).setInputFiles(file);
  await save(page);
  await expect(page).toHaveURL(/allproperty/, { timeout: 60_000 });

  const [address = ''] = (await admin.property(id)).images;
  const picture = await (await page.request.get(address)).body();
  const { width, height, exif, orientation } = await sharp(picture).metadata();
  expect(picture.length).toBeLessThanOrEqual(500_000);
  expect({ exif, orientation }).toEqual({});
  expect(height).toBeLessThanOrEqual(2_048);
  expect(height).toBeGreaterThan(1_000);
  expect(width / height).toBeCloseTo(0.75, 2);
  await expectRedAboveBlue(picture);

  // In a chat too it is whole: beside it is plaster, in the shape that the page declares.
  const html = await (await page.request.get(paths.property(id))).text();
  const [, shared = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const { pathname, search } = new URL(shared);
  const preview = await (await page.request.get(pathname + search)).body();
  expect(preview.length).toBeLessThan(300_000);
  expect(await sharp(preview).metadata()).toMatchObject({ width: 1_200, height: 630 });
  await expectRedAboveBlue(preview);
  const beside = { left: 0, top: 0, width: 300, height: 630 };
  const { channels } = await sharp(await sharp(preview).extract(beside).toBuffer()).stats();
  const plaster = Buffer.from(site.color.slice(1), 'hex');
  // JPEG rounds a colour.
  for (const [index, { mean }] of channels.entries())
    expect(Math.abs(mean - (plaster[index] ?? 0))).toBeLessThan(1.5);
});

/** Drops a file on the lower edge of an element, as from outside the browser. */
async function drop(page: Page, onto: string, { name, buffer }: ChosenFile): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, buffer);
  await page.locator(onto).scrollIntoViewIfNeeded();
  const box = await page.locator(onto).boundingBox();
  if (!box) throw new Error(`There is no ${onto} to drop a file on.`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 8 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
}

test('row 31: pictures are dropped from outside, and put in order; only whole ones are saved', async ({
  page,
  admin,
  openForm,
  problems,
}) => {
  const id = await openForm();
  for (const [name, colour] of [
    ['left.jpg', '#a00'],
    ['right.jpg', '#00a'],
  ] as const)
    await drop(page, '.drop-zone', await plainPicture(name, colour));
  await expect(items(page)).toHaveText([/left\.jpg/, /right\.jpg/]);
  // A picture that is still being uploaded redraws the list under the pointer.
  await expect(findItem(page, '…')).toHaveCount(0);
  await findItem(page, 'right.jpg').dragTo(findItem(page, 'left.jpg'));
  await expect(items(page)).toHaveText([/right\.jpg/, /left\.jpg/]);

  const summary = page.getByRole('alert').getByRole('link');
  await findField(page).setInputFiles(await truncatedPicture('truncated.jpg'));
  await expect(findItem(page, 'truncated.jpg')).toContainText(pictureWords.faults.truncated);

  let calls = 0;
  const upload = `**${adminPaths.api.upload}`;
  await page.route(upload, (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    if (calls === 2) return route.fulfill({ json: { url: null } });
    return route.fulfill({ status: 500, json: {} });
  });
  const names = ['whole.jpg', 'null.jpg', 'fails.jpg'];
  const files = await Promise.all(names.map((name) => plainPicture(name, '#a00')));
  await findField(page).setInputFiles(files);
  await expect(findItem(page, 'null.jpg')).toContainText(pictureWords.errors.noAddress);
  await expect(findItem(page, 'fails.jpg')).toContainText(pictureWords.errors.server);
  await save(page);
  await expect(summary).toHaveCount(2);
  expect((await admin.property(id)).images).toEqual([]);

  await page.unroute(upload);
  await page.getByRole('button', { name: pictureWords.retryAll }).click();
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  await expect(page.getByText(pictureWords.leftOut(['truncated.jpg']))).toBeVisible();
  expect((await admin.property(id)).images).toHaveLength(5);
  forgive(problems, /500/);
});
