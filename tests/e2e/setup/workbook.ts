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

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook as the browser is given it. */
export function makeFile(name: string, bytes: Uint8Array): WorkbookFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

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
  return makeFile(name, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
