import type { Locator, Page } from '@playwright/test';
import { importWords } from '../../../src/content/import';
import { paths } from '../../../src/paths';
import { listProperties } from './content';
import { expect } from './visitor';
import { download, type SheetRow, type WorkbookFile, withRows } from './workbook';

export const goodRows = 60;

export function rowOf(name: string, given: SheetRow = {}): SheetRow {
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

/** Names that no other attempt of the test has used: the same row would be the same property. */
export function street(): string {
  return `Bulk Street ${Date.now().toString(36)}`;
}

export function goodOnes(name: string): SheetRow[] {
  return Array.from({ length: goodRows }, (_, place) => rowOf(`${name} ${place + 1}`));
}

export async function openBulk(page: Page): Promise<void> {
  await page.goto(paths.admin.bulk);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Goes to the first screen; the others have a button that leads back to it. */
export async function openChooser(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: importWords.again });
  if ((await back.count()) > 0) await back.click();
}

export async function preview(page: Page, file: WorkbookFile): Promise<Locator> {
  await openChooser(page);
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('button', { name: importWords.file.upload, exact: true }).click();
  const part = page.getByRole('region', { name: importWords.preview.title });
  await expect(part.getByRole('heading', { name: importWords.preview.title })).toBeFocused();
  return part;
}

/** The numbers of a part by their names. */
export async function countsOf(part: Locator): Promise<Record<string, number>> {
  const names = await part.locator('dt').allInnerTexts();
  const numbers = await part.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, place) => [name, Number(numbers[place])]));
}

export async function importRows(page: Page, count: number): Promise<Locator> {
  await page.getByRole('button', { name: importWords.preview.import(count) }).click();
  const part = page.getByRole('region', { name: importWords.result.title });
  await expect(part.getByRole('heading', { name: importWords.result.title })).toBeFocused({
    timeout: 60_000,
  });
  return part;
}

export async function publicProperties(name: string): Promise<string[]> {
  return (await listProperties())
    .map((property) => property.name)
    .filter((one) => one.startsWith(name));
}

export async function undo(page: Page, part: Locator, button: string): Promise<Locator> {
  if (!(await part.isVisible())) await openChooser(page);
  await part.getByRole('button', { name: button }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: importWords.undo.ask.confirm })
    .click();
  const report = page.getByRole('region', { name: /is undone$/ });
  await expect(report).toBeVisible({ timeout: 60_000 });
  return report;
}

/** The template, filled in, with a name of its own in the list of imports, which tests share. */
export async function fillTemplate(page: Page, name: string, rows: readonly SheetRow[]) {
  return withRows(await download(page, importWords.sheet.template), `${name}.xlsx`, rows);
}
