import type { Locator, Page } from '@playwright/test';
import { bulk } from '../../../src/content/bulk';
import { paths } from '../../../src/paths';
import { listHomes } from './content';
import { expect } from './visitor';
import { download, type SheetRow, type WorkbookFile, withRows } from './workbook';

/** More than one chunk. */
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

/** Names that no other try of the test has used: the same row would be the same home. */
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

export async function preview(page: Page, file: WorkbookFile): Promise<Locator> {
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('button', { name: bulk.file.upload, exact: true }).click();
  const part = page.getByRole('region', { name: bulk.preview.title });
  await expect(part.getByRole('heading', { name: bulk.preview.title })).toBeFocused();
  return part;
}

/** The numbers of a part by their names. */
export async function countsOf(part: Locator): Promise<Record<string, number>> {
  const names = await part.locator('dt').allInnerTexts();
  const numbers = await part.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((name, place) => [name, Number(numbers[place])]));
}

export async function load(page: Page, count: number): Promise<Locator> {
  const name = count === 1 ? bulk.preview.load.one : bulk.preview.load.many;
  await page.getByRole('button', { name: name.replace('#', String(count)) }).click();
  const part = page.getByRole('region', { name: bulk.result.title });
  await expect(part.getByRole('heading', { name: bulk.result.title })).toBeFocused({
    timeout: 60_000,
  });
  return part;
}

export async function publicHomes(name: string): Promise<string[]> {
  return (await listHomes()).map((home) => home.name).filter((one) => one.startsWith(name));
}

export async function undo(page: Page, part: Locator, button: string): Promise<Locator> {
  await part.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: bulk.undo.ask.confirm }).click();
  const report = page.getByRole('region', { name: /is undone$/ });
  await expect(report).toBeVisible({ timeout: 60_000 });
  return report;
}

/** The template, filled in, with a name of its own in the list of last uploads, which tests share. */
export async function fillTemplate(page: Page, name: string, rows: readonly SheetRow[]) {
  return withRows(await download(page, bulk.sheet.template), `${name}.xlsx`, rows);
}
