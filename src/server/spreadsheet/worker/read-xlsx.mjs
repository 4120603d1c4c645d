import { read } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { chooseSheet } from './choose-sheet.mjs';
import { packageParts } from './package-parts.mjs';
import { Rejection } from './limits.mjs';
import { copySheet } from './sheet-part.mjs';

const typesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';
const typedParts = {
  'xl/workbook.xml': 'sheet.main+xml',
  'xl/sharedStrings.xml': 'sharedStrings+xml',
  'xl/styles.xml': 'styles+xml',
};

/** Lists only the parts that exist: the parser fails on a listed part that is missing. */
function contentTypes(names) {
  const overrides = Object.entries(typedParts)
    .filter(([name]) => names.includes(name))
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${mainType}${type}"/>`);
  return Buffer.from(`<Types xmlns="${typesNamespace}">${overrides.join('')}</Types>`);
}

/**
 * Parses a package made here, with correct sizes and only known parts.
 *
 * @param {Record<string, Uint8Array | null>} parts
 * @param {number} index The sheet to parse; -1 for none.
 */
function parse(parts, index) {
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
  const files = { '[Content_Types].xml': contentTypes(Object.keys(present)), ...present };
  const zip = zipSync(files, { level: 0 });
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.length);
  const options = { type: 'buffer', dense: true, sheets: index, cellNF: true };
  return read(bytes, { ...options, cellFormula: false, cellHTML: false });
}

/** The visible worksheets; chart sheets have no cells. */
function visibleSheets(book, parts) {
  const sheets = (book.Workbook?.Sheets ?? []).map(({ name, id, Hidden }, index) => ({
    name,
    id,
    index,
    isVisible: !Hidden,
  }));
  return sheets.filter(({ id, isVisible }) => isVisible && parts.isWorksheet(id));
}

/**
 * @param {Buffer} file
 * @param {{ sheet: string | null, words: { formula: string } }} wanted
 */
export function readXlsx(file, { sheet, words }) {
  const parts = packageParts(file);
  const outline = parse({ 'xl/workbook.xml': parts.workbook }, -1);
  const { name, names, index, id } = chooseSheet(visibleSheets(outline, parts), sheet);
  const { xml, merges } = copySheet(parts.worksheet(id), words);
  const book = parse(
    {
      'xl/workbook.xml': parts.workbook,
      'xl/sharedStrings.xml': parts.sharedStrings(),
      'xl/styles.xml': parts.styles(),
      // Without relations the parser finds the sheets by their numbers.
      [`xl/worksheets/sheet${index + 1}.xml`]: xml,
    },
    index,
  );
  const worksheet = book.Sheets[book.SheetNames[index]];
  if (!worksheet) throw new Rejection('damaged');
  return { name, names, worksheet, merges, date1904: book.Workbook?.WBProps?.date1904 === true };
}
