import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Route } from '@playwright/test';
import { bulk } from '../../../src/content/bulk';
import { paths } from '../../../src/paths';
import { listHomes } from '../setup/content';
import { operator } from '../setup/operator';
import { forgive } from '../setup/problems';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';
import {
  download,
  readRows,
  type SheetRow,
  type WorkbookFile,
  withRows,
  mimeType,
} from '../setup/workbook';

const failed = { title: 'Failed', status: 500, detail: 'Failed', requestId: 'r-1' };
/** More than one chunk. */
const goodRows = 60;

function rowOf(name: string, given: SheetRow = {}): SheetRow {
  return {
    Name: name,
    'Rent per month': 25_000,
    'Size (sqft)': '1,150 sqft',
    Bedrooms: 2,
    Bathrooms: 2,
    Floor: '3rd',
    Address: `${name}, Anna Nagar, Chennai 600040`,
    Lift: 'Yes',
    ...given,
  };
}

/** Names that no other try of the test has used: the same row would be the same home. */
function street(): string {
  return `Bulk Street ${Date.now().toString(36)}`;
}

function goodOnes(name: string): SheetRow[] {
  return Array.from({ length: goodRows }, (_, place) => rowOf(`${name} ${place + 1}`));
}

async function openBulk(page: Page): Promise<void> {
  await page.goto(paths.admin.bulk);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function preview(page: Page, file: WorkbookFile): Promise<Locator> {
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('button', { name: bulk.file.upload, exact: true }).click();
  const part = page.getByRole('region', { name: bulk.preview.title });
  await expect(part.getByRole('heading', { name: bulk.preview.title })).toBeFocused();
  return part;
}

/** The numbers of a part by their names. */
async function countsOf(part: Locator): Promise<Record<string, number>> {
  const names = await part.locator('dt').allInnerTexts();
  const numbers = await part.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, place) => [name, Number(numbers[place])]));
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

async function load(page: Page, count: number): Promise<Locator> {
  const name = count === 1 ? bulk.preview.load.one : bulk.preview.load.many;
  await page.getByRole('button', { name: name.replace('#', String(count)) }).click();
  const part = page.getByRole('region', { name: bulk.result.title });
  await expect(part.getByRole('heading', { name: bulk.result.title })).toBeFocused({
    timeout: 60_000,
  });
  return part;
}

async function publicHomes(name: string): Promise<string[]> {
  return (await listHomes()).map((home) => home.name).filter((one) => one.startsWith(name));
}

async function undo(page: Page, part: Locator, button: string): Promise<Locator> {
  await part.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: bulk.undo.ask.confirm }).click();
  const report = page.getByRole('region', { name: /is undone$/ });
  await expect(report).toBeVisible({ timeout: 60_000 });
  return report;
}

/** The template, filled in by the operator. */
async function fillTemplate(page: Page, rows: readonly SheetRow[], name = 'homes.xlsx') {
  return withRows(await download(page, bulk.sheet.template), name, rows);
}

test('a sheet comes down, goes up, is corrected, and is taken back', async ({ page }) => {
  test.setTimeout(300_000);
  const name = street();
  const faulty = [
    rowOf(`${name} without rent`, { 'Rent per month': '' }),
    rowOf(`${name} oddly furnished`, { Furnishing: 'Velvet', Lift: 'perhaps' }),
  ];
  await signIn(page);
  await page.getByRole('link', { name: bulk.title }).click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const file = await fillTemplate(page, [...goodOnes(name), ...faulty]);

  const first = await preview(page, file);
  expect(await countsOf(first)).toEqual({
    New: goodRows,
    Changed: 0,
    Unchanged: 0,
    'With errors': 2,
  });
  await first.getByRole('button', { name: /^Errors/ }).click();
  await expect(first.locator('tbody tr[data-action]')).toHaveCount(2);
  const odd = first.getByRole('row').filter({ hasText: 'oddly furnished' });
  for (const text of ['Velvet', 'perhaps']) await expect(odd).toContainText(text);
  await expectAccessible(page);
  expect(await publicHomes(name)).toEqual([]);

  const loaded = await load(page, goodRows);
  expect(await countsOf(loaded)).toEqual({
    Added: goodRows,
    Changed: 0,
    Unchanged: 0,
    'Kept back': 2,
  });
  expect(await publicHomes(name)).toHaveLength(goodRows);

  const bytes = await download(page, 'Download the 2 faulty rows');
  const corrected = readRows(bytes).map((row) => ({
    ...row,
    'Rent per month': 26_000,
    Furnishing: 'Semi Furnished',
    Lift: 'No',
  }));
  expect(corrected).toHaveLength(2);
  const second = await preview(page, withRows(bytes, 'corrected.xlsx', corrected));
  expect(await countsOf(second)).toEqual({ New: 2, Changed: 0, Unchanged: 0, 'With errors': 0 });
  await load(page, 2);
  expect(await publicHomes(name)).toHaveLength(goodRows + 2);

  const again = await preview(page, file);
  expect(await countsOf(again)).toEqual({
    New: 0,
    Changed: 0,
    Unchanged: goodRows,
    'With errors': 2,
  });
  await expect(again.getByText(bulk.preview.onlyErrors)).toBeVisible();

  const last = page.getByRole('region', { name: bulk.batches.title });
  const both = ['corrected.xlsx', 'homes.xlsx'];
  for (const one of both)
    await undo(page, last.getByRole('listitem').filter({ hasText: one }), bulk.undo.short);
  expect(await publicHomes(name)).toEqual([]);
});

test('exported homes are unchanged when they come back, and change by their reference', async ({
  page,
}) => {
  const name = street();
  await signIn(page);
  await openBulk(page);
  const first = await preview(page, await fillTemplate(page, [rowOf(name)]));
  expect(await countsOf(first)).toMatchObject({ New: 1, 'With errors': 0 });
  await load(page, 1);

  const bytes = await download(page, bulk.sheet.export);
  const same = await preview(page, { name: 'export.xlsx', mimeType, buffer: bytes });
  await same.getByRole('button', { name: /^Unchanged/ }).click();
  await expect(same.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  // Other tests change homes meanwhile, so that only our own row is loaded.
  const own = readRows(bytes).filter((row) => row.Name === name);
  const changed = own.map(({ Reference = '' }) => ({ Reference, 'Rent per month': 27_000 }));
  const other = await preview(page, withRows(bytes, 'export.xlsx', changed));
  expect(await countsOf(other)).toEqual({ New: 0, Changed: 1, Unchanged: 0, 'With errors': 0 });
  await expect(other.getByRole('row').filter({ hasText: name })).toContainText(
    /Rent per month.*25000.*27000/s,
  );
  const result = await load(page, 1);

  const [home] = (await listHomes()).filter((one) => one.name === name);
  expect(home?.price).toBe('27000');
  const origin = process.env.SITE_ADDRESS ?? '';
  const edit = { data: { status: 'Occupied' }, headers: { origin } };
  await page.request.put(paths.api.updateProperty(home?._id ?? ''), edit);
  const report = await undo(page, result, bulk.undo.button);
  await expect(report.getByRole('link', { name })).toBeVisible();
  expect((await listHomes()).find((one) => one.name === name)?.price).toBe('27000');
});

test('nothing happens without a file, and what is no workbook is refused at once', async ({
  page,
}) => {
  await signIn(page);
  await openBulk(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const upload = page.getByRole('button', { name: bulk.file.upload, exact: true });
  await upload.click();
  await page.getByLabel(/^Choose/).setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name'),
  });
  await expect(page.getByText('“homes.csv” is not an Excel workbook.')).toBeVisible();
  await upload.click();
  await page.getByLabel(/^Choose/).setInputFiles({
    name: 'large.xlsx',
    mimeType: '',
    buffer: Buffer.alloc(4 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('“large.xlsx” is larger than 4 MB.')).toBeVisible();
  await upload.click();
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
});

test('an upload outlives a lost answer, an ended session and a failing server', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  const name = street();
  // One after another; the third call meets the ended session, and calls after the last are let through.
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies();
      await route.fulfill({ response });
    },
    (route) => route.continue(),
    (route) => route.fulfill({ status: 500, json: failed }),
  ];
  await signIn(page);
  await openBulk(page);
  await page.route(`**${paths.api.bulkChunk('*')}`, (route) => {
    const answer = answers.shift() ?? ((one: Route) => one.continue());
    return answer(route);
  });
  await preview(page, await fillTemplate(page, goodOnes(name)));
  await page.getByRole('button', { name: `Load ${goodRows} homes` }).click();
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const halted = page.getByRole('region', { name: bulk.halt.failed });
  await expect(halted).toContainText('50 of 60 rows are finished and stay.');
  await expect(halted.getByRole('alert')).toContainText('r-1');
  await halted.getByRole('button', { name: bulk.halt.goOn }).click();
  const result = page.getByRole('region', { name: bulk.result.title });
  await expect(result).toBeVisible({ timeout: 60_000 });
  expect(await countsOf(result)).toMatchObject({ Added: goodRows, 'Kept back': 0 });
  expect(await publicHomes(name)).toHaveLength(goodRows);
  await undo(page, result, bulk.undo.button);
  expect(await publicHomes(name)).toEqual([]);
  forgive(problems, /401|500|ERR_FAILED/);
});

/** Presses Tab until a button has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached with the Tab key.`);
}

test('the keyboard alone chooses, checks, loads, stops, goes on and undoes', async ({ page }) => {
  test.setTimeout(180_000);
  const name = street();
  await signIn(page);
  await openBulk(page);
  const file = await fillTemplate(page, goodOnes(name));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${paths.api.bulkChunk('*')}`, async (route) => {
    await held;
    await route.continue();
  });

  // The browser takes no key before the page has come to rest.
  await expect(async () => {
    await page.getByLabel(/^Choose/).focus();
    const choosing = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(file);
  }).toPass({ timeout: 60_000 });
  await tabTo(page, bulk.file.upload);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: bulk.preview.title })).toBeFocused();
  await tabTo(page, `Load ${goodRows} homes`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: bulk.load.title })).toBeFocused();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await tabTo(page, bulk.load.stop);
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: bulk.halt.stopped })).toBeFocused();
  expect(await publicHomes(name)).toHaveLength(50);
  await tabTo(page, bulk.halt.goOn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: bulk.result.title })).toBeFocused();
  expect(await publicHomes(name)).toHaveLength(goodRows);
  await tabTo(page, bulk.undo.button);
  await page.keyboard.press('Enter');
  await tabTo(page, bulk.undo.ask.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /is undone$/ })).toBeFocused();
  expect(await publicHomes(name)).toEqual([]);
});
