import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureWords } from '../../../src/content/pictures';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { badFiles, type ChosenFile, phonePicture, plainPicture } from '../setup/bad-pictures';
import { openAdmin } from '../setup/admin';
import { forgive } from '../setup/problems';
import { openPropertyForm, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

let id = '';

test.beforeAll(async () => {
  const admin = await openAdmin();
  id = await admin.addProperty(sampleProperty({ name: 'A property for the pictures', images: [] }));
});

const stored = (page: Page) => storedProperty(page, id);
const openForm = (page: Page) => openPropertyForm(page, id);
const items = (page: Page) => page.locator('[data-key]');

/** A colour of a picture at a part of its height, 0 to 1. */
async function colourAt(picture: Buffer, part: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.height * part) * info.width + Math.floor(info.width / 2);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
}

test("a phone's picture is stored upright, small and without its location", async ({ page }) => {
  const phone = await phonePicture();
  expect(phone.length).toBeGreaterThan(12_000_000);
  // The browser reads a file by itself; bytes would be sent to it as text.
  const file = test.info().outputPath('phone.jpg');
  await writeFile(file, phone);
  await openForm(page);
  await page.locator('#field-images').setInputFiles(file);
  await save(page);
  await expect(page).toHaveURL(/allproperty/, { timeout: 60_000 });

  const address = (await stored(page)).images.at(-1) ?? '';
  const picture = await (await page.request.get(address)).body();
  const { width, height, exif, orientation } = await sharp(picture).metadata();
  expect(picture.length).toBeLessThanOrEqual(500_000);
  expect({ exif, orientation }).toEqual({});
  expect(height).toBeLessThanOrEqual(2_048);
  expect(height).toBeGreaterThan(1_000);
  expect(width / height).toBeCloseTo(0.75, 2);
  const top = await colourAt(picture, 0.1);
  const bottom = await colourAt(picture, 0.9);
  expect(top[0]).toBeGreaterThan(top[2] ?? 255);
  expect(bottom[2]).toBeGreaterThan(bottom[0] ?? 255);
});

test('a file that is not a complete picture is rejected with a reason, and blocks the save', async ({
  page,
}) => {
  const bad = await badFiles();
  await openForm(page);
  const before = (await stored(page)).images;
  await page.locator('#field-images').setInputFiles(bad.map(({ file }) => file));
  for (const { file, said } of bad) {
    await expect(items(page).filter({ hasText: file.name })).toContainText(said);
  }
  await save(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(bad.length);
  expect((await stored(page)).images).toEqual(before);
});

test('a network failure in the middle of five uploads loses no picture', async ({
  page,
  problems,
}) => {
  await openForm(page);
  const before = (await stored(page)).images.length;
  let calls = 0;
  await page.route(`**${paths.api.upload}`, (route) => {
    calls += 1;
    return calls > 2 ? route.abort('internetdisconnected') : route.continue();
  });
  const colours = ['#a00', '#0a0', '#00a', '#aa0', '#0aa'];
  const files = await Promise.all(colours.map((one, at) => plainPicture(`${at}.jpg`, one)));
  await page.locator('#field-images').setInputFiles(files);
  await expect(items(page).getByText(pictureWords.errors.connection)).toHaveCount(3);
  await page.unroute(`**${paths.api.upload}`);
  await page.getByRole('button', { name: pictureWords.retryAll }).click();
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).images).toHaveLength(before + 5);
  forgive(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('pictures are ordered by keyboard, and the focus stays on the button', async ({ page }) => {
  await openForm(page);
  const files = [await plainPicture('left.jpg', '#a00'), await plainPicture('right.jpg', '#00a')];
  await page.locator('#field-images').setInputFiles(files);
  const earlier = page.getByRole('button', { name: `${pictureWords.earlier}: right.jpg` });
  const place = await items(page).count();
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(items(page).nth(place - 2)).toContainText('right.jpg');
  await expect(earlier).toBeFocused();
});

test('pictures are ordered by dragging one onto the place of another', async ({ page }) => {
  await openForm(page);
  const files = [await plainPicture('left.jpg', '#a00'), await plainPicture('right.jpg', '#00a')];
  await page.locator('#field-images').setInputFiles(files);
  await expect(items(page).filter({ hasText: 'right.jpg' })).toHaveCount(1);
  // A picture that is still being uploaded redraws the list under the pointer.
  await expect(items(page).filter({ hasText: '…' })).toHaveCount(0);
  const place = (await items(page).count()) - 2;
  await expect(items(page).nth(place)).toContainText('left.jpg');
  await items(page)
    .nth(place + 1)
    .dragTo(items(page).nth(place));
  await expect(items(page).nth(place)).toContainText('right.jpg');
  await expect(items(page).nth(place + 1)).toContainText('left.jpg');
});

/** Drops files on an element as from outside the browser; returns whether the page accepted them. */
async function drop(page: Page, onto: string, file: ChosenFile): Promise<boolean> {
  const bytes = [...file.buffer];
  return page
    .locator(onto)
    .first()
    .evaluate(
      (element, { name, type, content }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(content)], name, { type }));
        const send = (kind: string) => {
          const event = { dataTransfer, bubbles: true, cancelable: true };
          return !element.dispatchEvent(new DragEvent(kind, event));
        };
        return [send('dragover'), send('drop')].every(Boolean);
      },
      { name: file.name, type: file.mimeType, content: bytes },
    );
}

test('a picture dropped from outside is added, and one dropped elsewhere does not replace the page', async ({
  page,
}) => {
  await openForm(page);
  const before = (await stored(page)).images.length;
  await page.locator('#field-facing').fill('West, typed before the drop');
  expect(await drop(page, '#field-name', await plainPicture('beside.jpg', '#333'))).toBe(true);
  await expect(items(page)).toHaveCount(before);
  const zone = '[role=group]:has(#field-images)';
  expect(await drop(page, zone, await plainPicture('dropped.jpg', '#0a0'))).toBe(true);
  await expect(items(page).filter({ hasText: 'dropped.jpg' })).toHaveCount(1);
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect(await stored(page)).toMatchObject({ facing: 'West, typed before the drop' });
  expect((await stored(page)).images).toHaveLength(before + 1);
});

const refusals: readonly [
  name: string,
  answer: { status?: number; json?: unknown },
  said: string,
][] = [
  ['fails', { status: 500, json: {} }, pictureWords.errors.server],
  ['answers null', { json: { url: null } }, pictureWords.errors.noAddress],
  [
    'answers http:',
    { json: { url: 'http://pictures.example/1.jpg' } },
    pictureWords.errors.noAddress,
  ],
  ['takes no such size', { status: 413, json: {} }, pictureWords.errors.tooLarge],
];

test('row 31: whatever the image host answers, only an address is saved, and the upload can be retried', async ({
  page,
  problems,
}) => {
  await openForm(page);
  const before = (await stored(page)).images;
  const address = `**${paths.api.upload}`;
  for (const [name, answer, said] of refusals) {
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill(answer));
    await page.locator('#field-images').setInputFiles(await plainPicture(`${name}.jpg`, '#a0a'));
    await expect(items(page).filter({ hasText: `${name}.jpg` })).toContainText(said);
  }
  await save(page);
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
  expect((await stored(page)).images).toEqual(before);
  await page.unroute(address);
  await page.getByRole('button', { name: pictureWords.retryAll }).click();
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).images).toHaveLength(before.length + refusals.length);
  forgive(problems, /500|413/);
});
