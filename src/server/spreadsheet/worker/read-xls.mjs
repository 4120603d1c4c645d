import { read, utils } from '@e965/xlsx';
import { chooseSheet } from './choose-sheet.mjs';
import { lastRow, mostMerges } from './limits.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Tells by the names of its streams what a compound file holds: .xls, a protected .xlsx, or a document of another kind.
 *
 * @param {Buffer} file
 */
function checkStreams(file) {
  const names = file.toString('utf16le');
  if (names.includes('EncryptedPackage')) throw new Refusal('protected');
  if (!/book\0/i.test(names)) throw new Refusal('notWorkbook');
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
    if (/^(?!ECMA-376).*(?:password|encryption)/i.test(text)) throw new Refusal('protected');
    if (/unsupported|cannot find workbook/i.test(text)) throw new Refusal('notWorkbook');
    throw new Refusal('damaged');
  }
}

/** Whether rows were left unread: what lies there is not known, so it may not be passed over. */
function checkEnd(worksheet) {
  const whole = worksheet['!fullref'];
  if (!whole) return;
  const row = utils.decode_range(whole).e.r + 1;
  if (row > lastRow) throw new Refusal('farRow', { row: String(row) });
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
  const places = book.SheetNames.map((name, index) => ({ name, index }));
  const isSheet = (name) => (book.Sheets[name]?.['!type'] ?? 'sheet') === 'sheet';
  const visible = places.filter(({ name }) => !hidden.has(name) && isSheet(name));
  const { name, names, index } = chooseSheet(visible, sheet);
  const worksheet = book.Sheets[book.SheetNames[index]];
  if (!worksheet) throw new Refusal('damaged');
  checkEnd(worksheet);
  const merges = (worksheet['!merges'] ?? [])
    .slice(0, mostMerges)
    .map((range) => utils.encode_range(range));
  return { name, names, worksheet, merges, date1904: book.Workbook?.WBProps?.date1904 === true };
}
