import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureWords } from '../../../src/content/pictures';
import { formWords } from '../../../src/content/record-form';
import type { Property } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';
import { home } from '../../support/strict-homes';
import { badFiles, phonePicture, plainPicture } from '../setup/bad-pictures';
import { openOffice } from '../setup/office';
import { operator } from '../setup/operator';
import { forgive } from '../setup/problems';
import { expect, test } from '../setup/visitor';

let id = '';

test.beforeAll(async () => {
  const office = await openOffice();
  id = await office.addHome(home({ name: 'A home for the forms', images: [] }));
});

const items = (page: Page) => page.locator('[data-key]');
const save = (page: Page) =>
  page.getByRole('button', { name: formWords.save, exact: true }).click();

async function stored(page: Page): Promise<Property> {
  const answer = await page.request.get(paths.api.property(id));
  const [record] = (await answer.json()) as Property[];
  if (!record) throw new Error('The home of the test is gone.');
  return record;
}

/** Signs in, opens the form of the home and waits until its code is there. */
async function openForm(page: Page): Promise<void> {
  const origin = process.env.SITE_ADDRESS ?? '';
  await page.request.post(paths.api.signin, { data: operator, headers: { origin } });
  await page.goto(paths.admin.property(id));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** A colour of a picture at a part of its height, 0 to 1. */
async function colourAt(picture: Buffer, part: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.height * part) * info.width + Math.floor(info.width / 2);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
}

test("a phone's picture is stored upright, small and without the place where it was taken", async ({
  page,
}) => {
  const phone = await phonePicture();
  expect(phone.buffer.length).toBeGreaterThan(12_000_000);
  await openForm(page);
  await page.locator('#field-images').setInputFiles(phone);
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

test('a file that is no whole picture is told with a reason, and holds back the save', async ({
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

test('the network lost in the middle of five uploads loses no picture', async ({
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

test('a session that ends in the middle of a form costs a password and no text', async ({
  page,
  context,
  problems,
}) => {
  await openForm(page);
  await page.locator('#field-facing').fill('North by a little east');
  await context.clearCookies();
  await save(page);
  await page.getByLabel('Password').fill(operator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).facing).toBe('North by a little east');
  forgive(problems, /status of 401/);
});

test('work that was left is kept in the browser and offered back', async ({ page }) => {
  await openForm(page);
  await page.locator('#field-balcony').fill('Two, one with a swing');
  await page.getByRole('link', { name: formWords.back }).click();
  await page.getByRole('button', { name: formWords.leave.confirm, exact: true }).click();
  await expect(page).toHaveURL(/allproperty/);
  await openForm(page);
  await page.getByRole('button', { name: formWords.draft.use }).click();
  await expect(page.locator('#field-balcony')).toHaveValue('Two, one with a swing');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).balcony).toBe('Two, one with a swing');
});

test('an older version is taken from the history into the form', async ({ page }) => {
  await openForm(page);
  const before = (await stored(page)).price;
  await page.locator('#field-price').fill('99999');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  await openForm(page);
  await page.getByRole('button', { name: formWords.history.show }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${formWords.history.use}`) })
    .first()
    .click();
  await expect(page.locator('#field-price')).toHaveValue(before);
});
