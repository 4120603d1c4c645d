import { read } from '@e965/xlsx';
import { isOpenDocument, mayBeStruck, packWorkbook, unpackParts } from './check-package.mjs';
import { maxNameLength, maxNames, Rejection } from './limits.mjs';

/**
 * Rejects a compound file that is not an .xls by the names of its streams.
 *
 * @param {Buffer} file
 */
function checkStreams(file) {
  const names = file.toString('utf16le');
  if (names.includes('EncryptedPackage')) throw new Rejection('protected');
  if (!/book\0/i.test(names)) throw new Rejection('notWorkbook');
  return file;
}

/** First bytes of .xlsx and .ods (zip), and of .xls or a protected .xlsx (compound file). */
const packageStart = '504b0304';
const compoundStart = 'd0cf11e0a1b11ae1';

/** @param {Buffer} file */
const readStart = (file) => file.subarray(0, 8).toString('hex');

/**
 * Whether a file can only be one in letters, such as a .csv or a page.
 *
 * @param {Buffer} file
 */
const isText = (file) =>
  !readStart(file).startsWith(packageStart) && readStart(file) !== compoundStart;

/**
 * Reads an .xlsx, packed anew, or an .xls.
 *
 * @param {Buffer} bytes
 */
function parseBook(bytes) {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellHTML: false,
      // Without it the parser does not say which rows are hidden.
      cellStyles: true,
      // A formula without a value is left as a stub, so that it is not taken for a blank cell.
      cellFormula: true,
      sheetStubs: true,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (/^(?!ECMA-376).*(?:password|encryption)/i.test(text)) throw new Rejection('protected');
    if (/unsupported|could not find workbook|cannot find workbook/i.test(text))
      throw new Rejection('notWorkbook');
    throw new Rejection('unreadable');
  }
}

/**
 * @typedef {import('@e965/xlsx').WorkBook} WorkBook
 * @typedef {import('@e965/xlsx').WorkSheet} WorkSheet
 * @typedef {Map<import('@e965/xlsx').CellObject, import('./letters.mjs').Strike>} Struck
 * @typedef {{ book: WorkBook, isText?: true, first?: string, findStruck?: (name: string, worksheet: WorkSheet) => Promise<Struck> }} Parsed
 */

/**
 * The book in a file in letters: a page, or a .csv.
 *
 * @param {Buffer} file
 * @param {string} tableName
 * @returns {Promise<Parsed>}
 */
async function parseText(file, tableName) {
  // What not every file needs is loaded with one that does.
  const { decodeText, isPage, readText } = await import('./read-text.mjs');
  const text = decodeText(file);
  if (!isPage(text)) return { book: readText(text), isText: true };
  const { readPage } = await import('./read-page.mjs');
  return readPage(text, tableName);
}

/**
 * The book in an .xls.
 *
 * @param {Buffer} file
 * @returns {Parsed}
 */
function parseOld(file) {
  return {
    book: parseBook(file),
    async findStruck(name, worksheet) {
      const { findStruckOld } = await import('./find-struck-old.mjs');
      return findStruckOld(file, name, worksheet);
    },
  };
}

/**
 * The book in a file, and what finds what is struck out in a sheet of it.
 *
 * @param {Buffer} file
 * @param {string} tableName
 * @returns {Promise<Parsed>}
 */
async function parse(file, tableName) {
  if (isText(file)) return parseText(file, tableName);
  if (!readStart(file).startsWith(packageStart)) return parseOld(checkStreams(file));
  const parts = await unpackParts(file);
  if (isOpenDocument(parts)) {
    const { readOpenDocument } = await import('./read-open-document.mjs');
    return readOpenDocument(parts);
  }
  if (!parts.has('[Content_Types].xml')) throw new Rejection('notWorkbook');
  const book = parseBook(packWorkbook(parts));
  if (!mayBeStruck(parts)) return { book };
  const { findStruck } = await import('./find-struck.mjs');
  return { book, findStruck: (name, worksheet) => findStruck(parts, name, worksheet) };
}

/**
 * The names of the worksheets; chart sheets have no cells, and a sheet that only programs can unhide is theirs.
 *
 * @param {import('@e965/xlsx').WorkBook} book
 * @param {0 | 1} hidden
 */
function sheetNames({ SheetNames, Sheets, Workbook }, hidden) {
  return SheetNames.filter(
    (name, index) =>
      (Workbook?.Sheets?.[index]?.Hidden ?? 0) === hidden &&
      (Sheets[name]?.['!type'] ?? 'sheet') === 'sheet',
  ).slice(0, maxNames);
}

/** @param {string} name */
const shortenName = (name) => name.slice(0, maxNameLength).toWellFormed();

/**
 * Reads the sheet with the wanted name, which may be hidden, or the first visible one.
 *
 * @param {Buffer} file
 * @param {string | null} wanted
 * @param {string} tableName What a table of a page that has no name is called, before its number.
 */
export async function readBook(file, wanted, tableName) {
  const { book, first, isText: isLetters = false, findStruck } = await parse(file, tableName);
  const visible = sheetNames(book, 0);
  const hidden = sheetNames(book, 1);
  const names = visible.map(shortenName);
  const hiddenNames = hidden.map(shortenName);
  const usual = Math.max(0, visible.indexOf(first ?? ''));
  const index = wanted === null ? usual : [...names, ...hiddenNames].indexOf(wanted);
  if (visible.length === 0) throw new Rejection('noSheet');
  if (index === -1)
    throw new Rejection('unknownSheet', {
      sheet: shortenName(wanted ?? ''),
      names: names.join(', '),
    });
  const found = [...visible, ...hidden][index] ?? '';
  const worksheet = book.Sheets[found];
  if (!worksheet) throw new Rejection('unreadable');
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const name = [...names, ...hiddenNames][index] ?? '';
  return {
    name,
    names,
    hiddenNames,
    worksheet,
    date1904,
    isText: isLetters,
    struck: (await findStruck?.(found, worksheet)) ?? new Map(),
  };
}
