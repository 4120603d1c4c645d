import { expect, it } from 'vitest';
import { fileFaults } from '../../../src/content/import/faults';
import { readWorkbook } from '../../../src/server/read-workbook';
import {
  packWorkbook,
  unpackParts,
} from '../../../src/server/spreadsheet/worker/check-package.mjs';
import { maxUnpacked, Rejection } from '../../../src/server/spreadsheet/worker/limits.mjs';
import { makePackage, packed, rowXml, sheetXml, workbookFile } from '../../support/workbook-files';

const sheet = sheetXml(rowXml(1, ['Name', 'Rent']));

/** Why a file of these parts beside a sheet, packed without being made smaller, is rejected; else its bytes. */
async function outcome(parts: Record<string, Uint8Array>): Promise<unknown> {
  try {
    const file = packed(makePackage(sheet, parts), { level: 0 });
    return packWorkbook(await unpackParts(file)).length;
  } catch (error) {
    return error instanceof Rejection ? error.reason : error;
  }
}

it('row 18: all parts of an .xlsx together may have 24 MB, of which each takes its part', async () => {
  const picture = new Uint8Array(maxUnpacked * 0.6);
  expect(await outcome({ 'xl/media/hall.png': picture })).toBeGreaterThan(picture.length);
  const both = { 'xl/media/hall.png': picture, 'xl/media/kitchen.png': picture };
  expect(await outcome(both)).toBe('tooMuch');
});

it('row 18: an .xlsx with one byte too many is rejected as too large', async () => {
  const rest = Object.values(makePackage(sheet)).reduce((sum, part) => sum + part.length, 0);
  const picture = new Uint8Array(maxUnpacked - rest + 1);
  expect(await outcome({ 'xl/media/hall.png': picture })).toBe('tooMuch');
});

it.each([0, 1, 1_000_000, 4_000_000_000])(
  'row 18: a sheet that claims to have %i bytes, and has others, is rejected with a text',
  async (claimed) => {
    const bytes = workbookFile(sheet);
    // Its entry in the directory at the end of the file.
    const entry = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    bytes.writeUInt32LE(claimed, entry + 24);
    const { damaged, unreadable } = fileFaults;
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
      status: 422,
      detail: claimed > sheet.length ? damaged() : unreadable(),
    });
  },
);
