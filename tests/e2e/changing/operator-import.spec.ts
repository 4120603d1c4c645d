import type { Locator, Page, Route } from '@playwright/test';
import { failures } from '../../../src/content/admin/failures';
import { importMessages, importWords } from '../../../src/content/import/page';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { listProperties } from '../setup/content';
import { press } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';
import {
  download,
  officeWorkbook,
  readRows,
  type SheetRow,
  type WorkbookFile,
  withRows,
} from '../setup/workbook';

const { result: resultWords } = importWords;

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

/** Chooses a workbook, on the first screen or on another one, which have a button that leads back to it. */
async function preview(page: Page, file: WorkbookFile): Promise<Locator> {
  const back = page.getByRole('button', { name: importWords.again });
  if ((await back.count()) > 0) await back.click();
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('button', { name: importWords.file.upload, exact: true }).click();
  const part = page.getByRole('region', { name: importWords.preview.title });
  await expect(part.getByRole('heading', { name: importWords.preview.title })).toBeFocused();
  return part;
}

/** The numbers of a part by their names. */
async function countsOf(part: Locator): Promise<Record<string, number>> {
  const names = await part.locator('dt').allInnerTexts();
  const numbers = await part.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, place) => [name, Number(numbers[place])]));
}

async function importRows(page: Page, count: number): Promise<Locator> {
  await page.getByRole('button', { name: importWords.preview.import(count) }).click();
  const part = page.getByRole('region', { name: importWords.result.title });
  await expect(part.getByRole('heading', { name: importWords.result.title })).toBeFocused();
  return part;
}

async function publicProperties(name: string): Promise<string[]> {
  const names = (await listProperties()).map((property) => property.name);
  return names.filter((one) => one.startsWith(name)).sort();
}

/** The template, filled in, with a name of its own in the list of imports, which tests share. */
async function fillTemplate(page: Page, name: string, rows: readonly SheetRow[]) {
  return withRows(await download(page, importWords.sheet.template), `${name}.xlsx`, rows);
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a workbook is imported, corrected and undone, by keyboard', async ({
  page,
  word,
  problems,
}) => {
  await openReady(page, paths.admin.bulk);
  const names = [`${word} one`, `${word} two`];
  const good = names.map((name) => rowOf(name));
  const faulty = [
    rowOf(`${word} without rent`, { 'Rent per month': '' }),
    rowOf(`${word} oddly furnished`, { Furnishing: 'Velvet', Lift: 'perhaps' }),
  ];
  const file = await fillTemplate(page, word, [...good, ...faulty]);

  const choosing = page.waitForEvent('filechooser');
  await expect(page.getByLabel(/^Choose/)).toHaveAttribute('accept', '.xlsx,.xls');
  await press(page, page.getByLabel(/^Choose/));
  await (await choosing).setFiles(file);
  await press(page, buttonOf(page, 'Upload'));
  await expect(headingOf(page, importWords.preview.title)).toBeFocused();
  const first = page.getByRole('region', { name: importWords.preview.title });
  const counts = { New: 2, Changed: 0, Unchanged: 0, 'With errors': 2 };
  expect(await countsOf(first)).toEqual(counts);
  await press(page, first.getByRole('button', { name: /^Errors/ }));
  const odd = first.getByRole('row').filter({ hasText: 'oddly furnished' });
  for (const text of ['Velvet', 'perhaps']) await expect(odd).toContainText(text);
  await expect(first.getByRole('row').filter({ hasText: `${word} one` })).toHaveCount(0);
  await expectAccessible(page, 'a preview with errors');
  expect(await publicProperties(word)).toEqual([]);

  // The answer to the first attempt is lost.
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${paths.api.importRows('*')}`, lose, { times: 1 });
  await press(page, buttonOf(page, importWords.preview.import(2)));
  const unclear = importWords.importing.unclear(failures.unanswered);
  await expect(first.getByRole('alert')).toContainText(unclear);
  expect(await publicProperties(word)).toEqual(names);
  await press(page, buttonOf(page, importWords.preview.import(2)));
  await expect(headingOf(page, resultWords.title)).toBeFocused();
  const result = page.getByRole('region', { name: resultWords.title });
  const added = { Added: 2, Changed: 0, Unchanged: 0, [resultWords.counts.skipped]: 2 };
  expect(await countsOf(result)).toEqual(added);
  expect(await publicProperties(word)).toEqual(names);

  const bytes = await download(page, resultWords.faulty(2));
  const right = { 'Rent per month': 26_000, Furnishing: 'Semi Furnished', Lift: 'No' };
  const corrected = readRows(bytes).map((row) => ({ ...row, ...right }));
  const second = await preview(page, withRows(bytes, `${word} corrected.xlsx`, corrected));
  expect(await countsOf(second)).toEqual({ New: 2, Changed: 0, Unchanged: 0, 'With errors': 0 });
  await importRows(page, 2);
  expect(await publicProperties(word)).toHaveLength(4);

  await press(page, buttonOf(page, importWords.undo.button));
  await press(page, buttonOf(page, importWords.undo.ask.confirm));
  await expect(headingOf(page, /is undone$/)).toBeFocused();
  expect(await publicProperties(word)).toHaveLength(2);
  await buttonOf(page, importWords.again).click();
  const imports = page.getByRole('region', { name: importWords.imports.title });
  const last = imports.getByRole('listitem').filter({ hasText: `${word}.xlsx` });
  await last.getByRole('button', { name: importWords.undo.short }).click();
  await buttonOf(page, importWords.undo.ask.confirm).click();
  await expect(headingOf(page, /is undone$/)).toBeFocused();
  expect(await publicProperties(word)).toEqual([]);
  forgive(problems, /ERR_FAILED/);
});

test('an office’s own workbook: public columns, likely twins', async ({ page, admin, word }) => {
  const { Name: name = '', Address: address = '' } = rowOf(word);
  const same = { propertySize: '1,150 sqft', bedrooms: '2', bathrooms: '2', floor: '3rd' };
  const there = { name: String(name), address: String(address), ...same, lift: true };
  const id = await admin.addProperty(there);
  await openReady(page, paths.admin.bulk);
  const rows = [
    rowOf(word, { Name: word.toUpperCase(), 'Rent per month': 31_000, Remarks: '' }),
    rowOf(`${word} new`, { Remarks: 'Owner R. 9840000000, do not show' }),
  ];
  const stock = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const file = officeWorkbook(`${word}.xlsx`, { Cover: [['Stock of homes']], Stock: stock });
  const shown = await preview(page, file);

  // The twin is skipped at first, and stands above the rows that need no look.
  const row = (of: string) =>
    shown.getByRole('row').filter({ has: page.getByRole('rowheader', { name: of, exact: true }) });
  const twin = row(word.toUpperCase());
  const choice = (label: string) => twin.getByRole('radio', { name: label });
  await expect(choice(importWords.twins.skip)).toBeChecked();
  await expect(twin.getByRole('link')).toHaveAttribute('href', paths.admin.property(id));
  await choice(importWords.twins.add).check();
  await expect(buttonOf(page, importWords.preview.import(2))).toBeVisible();
  await choice(importWords.twins.skip).check();
  await expectAccessible(page, 'a preview with a likely twin');

  const readAgain = async (label: string) => {
    await buttonOf(page, label).click();
    await expect(headingOf(page, importWords.preview.title)).toBeFocused();
  };
  await readAgain(importWords.preview.allow('“Remarks” (I)', 'Description'));
  await shown.getByRole('button', { name: /^To check/ }).click();
  await expect(row(`${word} new`)).toContainText('telephone number');
  await readAgain(importWords.preview.disallow('“Remarks” (I)'));

  const result = await importRows(page, 1);
  await expect(result).toContainText(importMessages.skipped);
  const made = (await listProperties()).find((one) => one.name === `${word} new`);
  expect((await admin.property(made?._id ?? '')).propertyDes).toBe('');
  expect(await publicProperties(word)).toEqual([word, `${word} new`]);
});
