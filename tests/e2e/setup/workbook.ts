import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils, write } from '@e965/xlsx';

/** A row by its headers. */
export type SheetRow = Record<string, string | number>;

export interface WorkbookFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Clicks a link and returns the bytes of the workbook that it downloads. */
export async function download(page: Page, name: string | RegExp): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).first().click();
  return readFile(await (await downloading).path());
}

export function readRows(bytes: Buffer): SheetRow[] {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<SheetRow>(sheet, { defval: '' }) : [];
}

export function withRows(bytes: Buffer, name: string, rows: readonly SheetRow[]): WorkbookFile {
  const book = read(bytes);
  const first = book.SheetNames[0] ?? '';
  const [header = []] = utils.sheet_to_json<string[]>(book.Sheets[first] ?? {}, { header: 1 });
  book.Sheets[first] = utils.json_to_sheet([...rows], { header });
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return { name, mimeType, buffer };
}

/** A workbook as an office makes it: sheets of its own, each a list of rows of cells. */
export function officeWorkbook(
  name: string,
  sheets: Record<string, (string | number)[][]>,
): WorkbookFile {
  const book = utils.book_new();
  for (const [title, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), title);
  return { name, mimeType, buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}
