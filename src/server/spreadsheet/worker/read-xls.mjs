import { read, utils } from '@e965/xlsx';
import { chooseSheet } from './choose-sheet.mjs';
import { lastRow, maxMerges, Rejection } from './limits.mjs';

/**
 * Rejects a compound file that is not an .xls by the names of its streams.
 *
 * @param {Buffer} file
 */
function checkStreams(file) {
  const names = file.toString('utf16le');
  if (names.includes('EncryptedPackage')) throw new Rejection('protected');
  if (!/book\0/i.test(names)) throw new Rejection('notWorkbook');
}

/** @param {Buffer} file */
function parse(file) {
  checkStreams(file);
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      sheetRows: lastRow,
      cellNF: true,
      cellFormula: false,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (/^(?!ECMA-376).*(?:password|encryption)/i.test(text)) throw new Rejection('protected');
    if (/unsupported|cannot find workbook/i.test(text)) throw new Rejection('notWorkbook');
    throw new Rejection('damaged');
  }
}

/**
 * Rejects a sheet with rows that were not read: they may have content.
 *
 * @param {import('@e965/xlsx').WorkSheet} worksheet
 */
function checkEnd(worksheet) {
  /** @type {string | undefined} */
  const range = worksheet['!fullref'];
  if (!range) return;
  const row = utils.decode_range(range).e.r + 1;
  if (row > lastRow) throw new Rejection('farRow', { row: String(row) });
}

/**
 * @param {Buffer} file
 * @param {{ sheet: string | null }} wanted
 */
export function readXls(file, { sheet }) {
  const book = parse(file);
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).filter(({ Hidden }) => Hidden).map(({ name }) => name),
  );
  const sheets = book.SheetNames.map((name, index) => ({ name, index }));
  /** @param {string} name */
  const isSheet = (name) => (book.Sheets[name]?.['!type'] ?? 'sheet') === 'sheet';
  const visible = sheets.filter(({ name }) => !hidden.has(name) && isSheet(name));
  const { name, names, index } = chooseSheet(visible, sheet);
  const worksheet = book.Sheets[book.SheetNames[index] ?? ''];
  if (!worksheet) throw new Rejection('damaged');
  checkEnd(worksheet);
  const merges = (worksheet['!merges'] ?? [])
    .slice(0, maxMerges)
    .map((range) => utils.encode_range(range));
  return { name, names, worksheet, merges, date1904: book.Workbook?.WBProps?.date1904 === true };
}
