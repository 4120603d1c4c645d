import type { Locator, Page, Route } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { failures } from '../../../src/content/admin/failures';
import { adminList } from '../../../src/content/admin/list';
import { matchWords } from '../../../src/content/import/match';
import { importMessages } from '../../../src/content/import/messages';
import { importWords } from '../../../src/content/import/page';
import { previewWords, sameWords } from '../../../src/content/import/preview';
import { resultWords } from '../../../src/content/import/result';
import { recentImportWords, undoWords } from '../../../src/content/import/undo';
import { trashDays } from '../../../src/domain/retention-periods';
import { adminPaths } from '../../../src/admin-paths';
import { expectAccessible } from '../setup/accessible';
import { listProperties } from '../../support/site/content';
import type { Admin } from '../setup/admin';
import { press } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { openReady, settle } from '../setup/records';
import { expect, test } from '../setup/signed-in';
import type { SheetRow, WorkbookFile } from '../setup/workbook';
import { makeBook } from '../../support/properties-file';
import { download, makeFile, readRows, withRows } from '../setup/workbook';

const preview = (page: Page, file: WorkbookFile) => upload(page, file, previewWords.title);

const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a workbook is imported, corrected, undone by keyboard', async ({
  page,
  admin,
  word,
  problems,
}) => {
  await openReady(page, adminPaths.bulk);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await findButton(page, 'Upload').click();
  await settle(page);
  expect(posted, 'without a file nothing is sent').toEqual([]);
  const names = [`${word} one`, `${word} two`];
  const good = names.map((name) => makeRow(name));
  const faulty = [
    makeRow(`${word} far away`, { Address: 'Anna Nagar, '.repeat(50) }),
    makeRow(`${word} far off`, { Address: 'Velachery, '.repeat(50), Furnishing: 'Velvet' }),
  ];
  const file = await fillTemplate(page, word, [...good, ...faulty]);

  const choosing = page.waitForEvent('filechooser');
  await expect(page.getByLabel(/^Choose/)).toHaveAttribute(
    'accept',
    '.xlsx,.xls,.csv,.ods,.html,.htm',
  );
  await press(page, page.getByLabel(/^Choose/));
  await (await choosing).setFiles(file);
  await press(page, findButton(page, 'Upload'));
  await expect(findHeading(page, previewWords.title)).toBeFocused();
  const first = page.getByRole('region', { name: previewWords.title });
  // "Velvet" is no way to furnish: it is left out, and told at once.
  await expect(first).toContainText('left out: Furnishing “Velvet”');
  await expect(first).toContainText('2 new, 2 with errors');
  await press(page, first.getByRole('button', { name: /^With errors/ }));
  const odd = first.getByRole('listitem').filter({ hasText: 'far off' });
  for (const text of ['Velvet', 'Shorten this']) await expect(odd).toContainText(text);
  await expect(first.getByRole('listitem').filter({ hasText: `${word} one` })).toHaveCount(0);
  await expectAccessible(page, 'a preview with errors');
  expect(await publicProperties(word)).toEqual([]);

  // The answer to the first attempt is lost.
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${adminPaths.api.importRows('*')}`, lose, { times: 1 });
  await press(page, findButton(page, previewWords.import(2)));
  const unclear = importWords.failed.unclear(failures.unanswered);
  await expect(first.getByRole('alert')).toContainText(unclear);
  expect(await publicProperties(word)).toEqual(names);
  await press(page, findButton(page, previewWords.import(2)));
  await expect(findHeading(page, resultWords.title)).toBeFocused();
  const result = page.getByRole('region', { name: resultWords.title });
  await expect(result).toContainText('2 new, 2 with errors');
  expect(await publicProperties(word)).toEqual(names);

  const bytes = await download(page, resultWords.faulty(2));
  const right = { Address: 'Anna Nagar, Chennai 600040', Furnishing: 'Semi Furnished' };
  const corrected = readRows(bytes).map((row) => ({ ...row, ...right }));
  const second = await preview(page, withRows(bytes, `${word} corrected.xlsx`, corrected));
  await expect(second).toContainText('2 new');
  await importRows(page, 2);
  expect(await publicProperties(word)).toHaveLength(4);

  // One of them is edited meanwhile: it stays, until it is put in the trash as well.
  const edited = `${word} far off`;
  const found = (await listProperties()).find((one) => one.name === edited);
  const patch = { price: '26000' };
  await admin.call('PUT', adminPaths.api.record('property', 'update', found?._id ?? ''), patch);
  await press(page, findButton(page, undoWords.button));
  await press(page, findButton(page, undoWords.ask.confirm));
  await expect(findHeading(page, /is undone$/)).toBeFocused();
  expect(await publicProperties(word)).toEqual([edited, ...names]);
  const { others } = undoWords;
  const end = page.getByRole('region', { name: /is undone$/ });
  await expect(end.getByRole('link', { name: edited })).toBeVisible();
  await expectAccessible(page, 'an undo that left a property as it is');
  await press(page, findButton(page, others.button(1)));
  await press(page, findButton(page, others.ask('', 1, trashDays).confirm));
  await expect(page.getByText(adminList.deleted(`“${edited}”`))).toBeVisible();
  await expect(end).toContainText(undoWords.undone(0, 2));
  await expect(end.getByRole('link', { name: edited })).toHaveCount(0);
  expect(await publicProperties(word)).toEqual(names);
  await press(page, findButton(page, adminWords.undo));
  await expect(findButton(page, others.button(1))).toBeVisible();
  expect(await publicProperties(word)).toEqual([edited, ...names]);
  await findButton(page, importWords.again).click();
  const imports = page.getByRole('region', { name: recentImportWords.title });
  const last = imports.getByRole('listitem').filter({ hasText: `${word}.xlsx` });
  await last.getByRole('button', { name: undoWords.short }).click();
  await page.getByRole('dialog').getByRole('button', { name: undoWords.ask.confirm }).click();
  await expect(findHeading(page, /is undone$/)).toBeFocused();
  expect(await publicProperties(word)).toEqual([edited]);
  forgive(problems, /ERR_FAILED/);
});

test('row 54: what a busy site neither reads nor undoes is tried again by one press', async ({
  page,
  word,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, adminPaths.bulk);
  const file = await fillTemplate(page, word, [makeRow(word)]);
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await answerBusy(page, adminPaths.api.importPreview);
  const send = findButton(page, importWords.file.upload);
  await send.click();
  await expect(page.getByText(busy)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(importWords.file.chosen(file.name))).toBeVisible();
  await send.click();
  await expect(findHeading(page, previewWords.title)).toBeFocused();
  await importRows(page, 1);
  await answerBusy(page, adminPaths.api.importUndo('*'));
  await findButton(page, undoWords.button).click();
  await page.getByRole('dialog').getByRole('button', { name: undoWords.ask.confirm }).click();
  await expect(page.getByText(busy)).toBeVisible();
  expect(await publicProperties(word)).toEqual([word]);
  await findButton(page, undoWords.button).click();
  await expect(findHeading(page, /is undone$/)).toBeFocused();
  expect(await publicProperties(word)).toEqual([]);
  forgive(problems, /503/);
});

test('the columns of an office’s own workbook are matched once, and what its next list has no column for is given for all rows', async ({
  page,
  admin,
  word,
}) => {
  const { Name: name = '', Address: address = '' } = makeRow(word);
  const same = { propertySize: '1,150 sqft', bedrooms: '2', bathrooms: '2', floor: '3rd' };
  const id = await admin.addProperty({ name: String(name), address: String(address), ...same });
  await openReady(page, adminPaths.bulk);
  const secret = { Caretaker: 'R. 9840000000, do not show' };
  const given = { 'Kind of home': 'Row House', ...secret };
  const rows = [
    makeRow(word, { Name: word.toUpperCase(), 'Rent per month': 31_000, ...given }),
    makeRow(`${word} new`, given),
  ];
  const stock = [
    [`Stock ${word}`],
    Object.keys(rows[0] ?? {}),
    ...rows.map((one) => Object.values(one)),
  ];
  const file = makeFile(`${word}.xlsx`, makeBook({ Cover: [['Stock of homes']], Stock: stock }));
  const matching = await upload(page, file, matchWords.title);
  const kind = matching.getByLabel(matchWords.field('Kind of home'));
  await expect(kind).toHaveValue('remarks');
  await kind.selectOption('Category');
  await matching
    .getByLabel(matchWords.word('Row House', 'Category'))
    .selectOption('Independent House/Villa');
  await expect(findButton(page, matchWords.next)).toBeDisabled();
  await sayAllAreToBeHad(matching);
  await expectAccessible(page, 'columns to match');
  await press(page, findButton(page, matchWords.next));
  await expect(findHeading(page, previewWords.title)).toBeFocused();

  // The row of the property is skipped at first, and stands above the rows that need no look.
  const shown = page.getByRole('region', { name: previewWords.title });
  await expect(shown).toContainText(previewWords.inRemarks(['Caretaker']));
  const row = (of: string) =>
    shown.getByRole('listitem').filter({ has: page.getByText(of, { exact: true }) });
  const there = row(word.toUpperCase());
  const choice = (label: string) => there.getByRole('radio', { name: label });
  await expect(choice(sameWords.choices.skipped)).toBeChecked();
  await expect(there.getByRole('link')).toHaveAttribute('href', adminPaths.property(id));
  await choice(sameWords.choices.update).check();
  await expect(there).toContainText('₹31,000');
  await expect(row(`${word} new`)).toContainText('₹25,000');
  await expect(row(`${word} new`)).toContainText('Independent House/Villa');
  await expectAccessible(page, 'a preview of a property that is there');
  await importRows(page, 2);
  const made = (await listProperties()).find((one) => one.name === `${word} new`);
  expect(await admin.property(made?._id ?? '')).toMatchObject({
    propertyDes: '',
    category: 'Independent House/Villa',
    remarks: `Caretaker: ${secret.Caretaker}`,
  });
  expect(await admin.property(id)).toMatchObject({ price: '31000' });

  // The same headers are not asked about again.
  const again = await preview(page, file);
  await expect(again).toContainText('2 unchanged');
  await expectValueForAllRows(page, admin, word);
});

async function expectValueForAllRows(page: Page, admin: Admin, word: string): Promise<void> {
  const names = [`A-4 ${word}`, `B-2 ${word}`];
  const old = {
    Flat: names[0] ?? '',
    Location: 'Perungudi, Chennai 600096',
    BHK: '3 BHK + study',
    'Sq.ft': '1450 sq ft',
    'Rent (in thousands)': 38,
    Deposit: '2.5L',
    Floor: '4/10',
    Caretaker: 'R. 9840000000, call after 6',
  };
  const other = { ...old, Flat: names[1] ?? '', BHK: '2.5 BHK', 'Sq.ft': '1,150', Floor: 'G' };
  const total = { ...blankRow(old), Flat: 'TOTAL', 'Rent (in thousands)': 76 };
  const rows = [Object.keys(old), ...[old, other, total].map((row) => Object.values(row))];
  const file = makeFile(`${word} old.xlsx`, makeBook({ Data: rows }));
  const matching = await upload(page, file, matchWords.title);
  const lacking = matching.getByText('No column says bathrooms.');
  await expect(lacking).toBeVisible();
  await sayAllAreToBeHad(matching);
  await press(page, findButton(page, matchWords.next));
  const shown = page.getByRole('region', { name: previewWords.title });
  await expect(shown.getByRole('button', { name: previewWords.import(2) })).toContainText(
    '2 to be completed',
  );
  await press(page, findButton(page, previewWords.giveForAll));
  await matching.getByLabel(matchWords.forAll('Bathrooms')).fill('2');
  await expect(lacking).toHaveCount(0);
  await expectAccessible(page, 'a value for all rows');
  await press(page, findButton(page, matchWords.next));
  await expect(shown).toContainText('For all rows: Bathrooms 2.');
  await expect(shown.getByRole('listitem').getByText('2 bathrooms')).toHaveCount(2);
  await importRows(page, 2);
  expect(await publicProperties(names[0] ?? '')).toHaveLength(1);
  const made = (await listProperties()).find((one) => one.name === names[1]);
  expect(await admin.property(made?._id ?? '')).toMatchObject({ bathrooms: '2', price: '38000' });

  // The columns are kept for the next list of this office, the value is not.
  const next = [Object.keys(old), Object.values({ ...old, Flat: `C-1 ${word}` })];
  const again = await preview(page, makeFile(`${word} next.xlsx`, makeBook({ Data: next })));
  await expect(again.getByRole('button', { name: previewWords.giveForAll })).toBeVisible();
  await expect(again).toContainText('1 to be completed');
}

/** No column says it, and "Caretaker" may. */
const sayAllAreToBeHad = (matching: Locator) =>
  matching.getByLabel(/^No column says which homes/).selectOption('Available');

const busy = importMessages.unwritten.busy('undone');

/** Gives the next call of this address the answer of a site that is too busy. */
async function answerBusy(page: Page, address: string): Promise<void> {
  const status = 503;
  const json = { title: 'Busy', status, detail: busy, isUnwritten: true };
  await page.route(`**${address}`, (route) => route.fulfill({ status, json }), { times: 1 });
}

const blankRow = (row: SheetRow): SheetRow =>
  Object.fromEntries(Object.keys(row).map((header) => [header, '']));

function makeRow(name: string, given: SheetRow = {}): SheetRow {
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
async function upload(page: Page, file: WorkbookFile, title: string): Promise<Locator> {
  const back = page.getByRole('button', { name: importWords.again });
  if ((await back.count()) > 0) await back.click();
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('button', { name: importWords.file.upload, exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  return page.getByRole('region', { name: title });
}

async function importRows(page: Page, count: number): Promise<Locator> {
  await page.getByRole('button', { name: previewWords.import(count) }).click();
  const part = page.getByRole('region', { name: resultWords.title });
  await expect(part.getByRole('heading', { name: resultWords.title })).toBeFocused();
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
