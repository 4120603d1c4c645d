import { importMessages, importWords } from '../../../src/content/import';
import { sheetLimits } from '../../../src/domain/import/table';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { listProperties } from '../setup/content';
import { signIn } from '../setup/sign-in';
import {
  countsOf,
  fillTemplate,
  goodOnes,
  goodRows,
  importRows,
  openBulk,
  openChooser,
  preview,
  publicProperties,
  rowOf,
  street,
  undo,
} from '../setup/import';
import { expect, test } from '../setup/visitor';
import { download, mimeType, officeWorkbook, readRows, withRows } from '../setup/workbook';

test('a workbook is downloaded, imported, corrected, and undone', async ({ page }) => {
  const name = street();
  const faulty = [
    rowOf(`${name} without rent`, { 'Rent per month': '' }),
    rowOf(`${name} oddly furnished`, { Furnishing: 'Velvet', Lift: 'perhaps' }),
  ];
  await signIn(page);
  await page.getByRole('link', { name: importWords.title }).click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const file = await fillTemplate(page, name, [...goodOnes(name), ...faulty]);

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
  await expectAccessible(page, 'a preview with errors');
  expect(await publicProperties(name)).toEqual([]);

  const imported = await importRows(page, goodRows);
  expect(await countsOf(imported)).toEqual({
    Added: goodRows,
    Changed: 0,
    Unchanged: 0,
    [importWords.result.counts.skipped]: 2,
  });
  expect(await publicProperties(name)).toHaveLength(goodRows);

  const bytes = await download(page, importWords.result.faulty(2));
  const corrected = readRows(bytes).map((row) => ({
    ...row,
    'Rent per month': 26_000,
    Furnishing: 'Semi Furnished',
    Lift: 'No',
  }));
  expect(corrected).toHaveLength(2);
  const second = await preview(page, withRows(bytes, `${name} corrected.xlsx`, corrected));
  expect(await countsOf(second)).toEqual({ New: 2, Changed: 0, Unchanged: 0, 'With errors': 0 });
  await importRows(page, 2);
  expect(await publicProperties(name)).toHaveLength(goodRows + 2);

  const again = await preview(page, file);
  expect(await countsOf(again)).toEqual({
    New: 0,
    Changed: 0,
    Unchanged: goodRows,
    'With errors': 2,
  });
  await expect(again.getByText(importWords.preview.onlyErrors)).toBeVisible();

  const last = page.getByRole('region', { name: importWords.imports.title });
  const both = [`${name} corrected.xlsx`, `${name}.xlsx`];
  for (const one of both)
    await undo(page, last.getByRole('listitem').filter({ hasText: one }), importWords.undo.short);
  expect(await publicProperties(name)).toEqual([]);
});

test('exported properties are unchanged when imported again, and change by their reference', async ({
  page,
}) => {
  const name = street();
  await signIn(page);
  await openBulk(page);
  const first = await preview(page, await fillTemplate(page, name, [rowOf(name)]));
  expect(await countsOf(first)).toMatchObject({ New: 1, 'With errors': 0 });
  await importRows(page, 1);

  await openChooser(page);
  const bytes = await download(page, importWords.sheet.export);
  const same = await preview(page, { name: 'export.xlsx', mimeType, buffer: bytes });
  await same.getByRole('button', { name: /^Unchanged/ }).click();
  await expect(same.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  // Other tests change properties meanwhile, so that only our own row is imported.
  const own = readRows(bytes).filter((row) => row.Name === name);
  const changed = own.map(({ Reference = '' }) => ({ Reference, 'Rent per month': 27_000 }));
  const other = await preview(page, withRows(bytes, 'export.xlsx', changed));
  expect(await countsOf(other)).toEqual({ New: 0, Changed: 1, Unchanged: 0, 'With errors': 0 });
  await expect(other.getByRole('row').filter({ hasText: name })).toContainText(
    /Rent per month.*25000.*27000/s,
  );
  const result = await importRows(page, 1);

  const [property] = (await listProperties()).filter((one) => one.name === name);
  expect(property?.price).toBe('27000');
  const origin = process.env.SITE_ADDRESS ?? '';
  const edit = { data: { status: 'Occupied' }, headers: { origin } };
  await page.request.put(paths.api.updateProperty(property?._id ?? ''), edit);
  const report = await undo(page, result, importWords.undo.button);
  await expect(report.getByRole('link', { name })).toBeVisible();
  expect((await listProperties()).find((one) => one.name === name)?.price).toBe('27000');
});

test('of an office’s own workbook the operator chooses what visitors will read, and what becomes of likely twins', async ({
  page,
}) => {
  const name = street();
  await signIn(page);
  await openBulk(page);
  await preview(page, await fillTemplate(page, name, [rowOf(name)]));
  await importRows(page, 1);

  const rows = [
    rowOf(name, { Name: name.toUpperCase(), 'Rent per month': 31_000, Remarks: '' }),
    rowOf(`${name} new`, { Remarks: 'Owner R. 9840000000, do not show' }),
  ];
  const stock = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const file = officeWorkbook(`${name} office.xlsx`, { Cover: [['Stock of homes']], Stock: stock });
  const shown = await preview(page, file);
  await expect(shown).toContainText(importWords.preview.sheet('Stock'));
  await expect(shown).toContainText(importWords.preview.notPublic('“Remarks” (I)', 'Description'));

  // The twin is skipped at first, and stands above the rows that need no look.
  const row = (of: string) =>
    shown.getByRole('row').filter({ has: page.getByRole('rowheader', { name: of, exact: true }) });
  const twin = row(name.toUpperCase());
  await expect(twin.getByRole('radio', { name: importWords.twins.skip })).toBeChecked();
  const [there] = (await listProperties()).filter((one) => one.name === name);
  await expect(twin.getByRole('link')).toHaveAttribute(
    'href',
    paths.admin.property(there?._id ?? ''),
  );
  const importButton = (count: number) =>
    shown.getByRole('button', { name: importWords.preview.import(count) });
  await expect(importButton(1)).toBeInViewport();
  await twin.getByRole('radio', { name: importWords.twins.add }).focus();
  await page.keyboard.press('Space');
  await expect(importButton(2)).toBeInViewport();
  await twin.getByRole('radio', { name: importWords.twins.skip }).check();
  await expect(importButton(1)).toBeVisible();
  await expectAccessible(page, 'a preview with a likely twin');

  const heading = shown.getByRole('heading', { name: importWords.preview.title });
  const press = async (label: string) => {
    await shown.getByRole('button', { name: label }).click();
    await expect(heading).toBeFocused();
  };
  await press(importWords.preview.allow('“Remarks” (I)', 'Description'));
  await shown.getByRole('button', { name: /^To check/ }).click();
  await expect(row(`${name} new`)).toContainText('telephone number');
  await press(importWords.preview.disallow('“Remarks” (I)'));
  await press(importWords.twins.readAsChanges);
  expect(await countsOf(shown)).toEqual({ New: 1, Changed: 1, Unchanged: 0, 'With errors': 0 });
  await expect(twin).toContainText(/Rent per month.*25000.*31000/s);
  await press(importWords.twins.readAsNew);

  const second = await importRows(page, 1);
  expect(await countsOf(second)).toMatchObject({
    Added: 1,
    [importWords.result.counts.skipped]: 1,
  });
  await expect(second).toContainText(importMessages.skipped);
  const made = (await listProperties()).filter((one) => one.name.startsWith(name));
  expect(made.map((one) => one.name).sort()).toEqual([name, `${name} new`]);
  const stored = await page.request.get(paths.api.property(made[0]?._id ?? ''));
  expect(await stored.text()).not.toContain('9840000000');
  const last = page.getByRole('region', { name: importWords.imports.title });
  for (const one of [`${name} office.xlsx`, `${name}.xlsx`])
    await undo(page, last.getByRole('listitem').filter({ hasText: one }), importWords.undo.short);
  expect(await publicProperties(name)).toEqual([]);
});

test('nothing happens without a file, and a file that is not a workbook is rejected at once', async ({
  page,
}) => {
  await signIn(page);
  await openBulk(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  const upload = page.getByRole('button', { name: importWords.file.upload, exact: true });
  await upload.click();
  await page.getByLabel(/^Choose/).setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name'),
  });
  await expect(page.getByText(importWords.file.faults.kind('homes.csv'))).toBeVisible();
  await upload.click();
  await page.getByLabel(/^Choose/).setInputFiles({
    name: 'large.xlsx',
    mimeType: '',
    buffer: Buffer.alloc(4 * 1024 * 1024 + 1),
  });
  await expect(
    page.getByText(importWords.file.faults.large('large.xlsx', sheetLimits)),
  ).toBeVisible();
  await upload.click();
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
});
