import { SSF, utils } from '@e965/xlsx';
import {
  lastRow,
  maxCellLength,
  maxColumns,
  maxLinkLength,
  maxMerges,
  maxRows,
  maxSheetTextLength,
  Rejection,
} from './limits.mjs';

/** The library's types leave it out. @type {(format: string) => boolean} */
const isDate = SSF.is_date;
const dayLength = 86_400_000;

/**
 * @typedef {string | number | boolean | { day: string } | { fault: string } | { text: string, link: string }} Value
 * @typedef {{ date1904: boolean, isText: boolean, words: { date: string, formula: string } }} Book
 * @typedef {Book & { isUncalculated: boolean }} Sheet
 */

/**
 * Whether a number format shows a time of day or a duration, and no day.
 *
 * @param {string} format
 */
function isTimeOnly(format) {
  const plain = format.replace(/"[^"]*"|\\.|\[[^\]hms]*\]/gi, '');
  return /[hs]/i.test(plain) && !/[dy]/i.test(plain);
}

/**
 * The day of a serial number, in UTC throughout; 1900-02-29, which spreadsheets count, does not exist.
 *
 * @param {number} serial
 * @param {boolean} date1904
 */
function readDay(serial, date1904) {
  const counted = Math.floor(serial + 1e-7) + (date1904 ? 1_462 : 0);
  if (counted < 1 || counted === 60 || counted > 2_958_465) return null;
  const days = counted < 60 ? counted + 1 : counted;
  return new Date(Date.UTC(1899, 11, 30) + days * dayLength).toISOString().slice(0, 10);
}

/**
 * The value that the format of a number shows: the number itself, exactly, or a text where the format adds words, per cent
 * or a scale; `null` where it shows nothing.
 *
 * @param {number} value
 * @param {string} shown
 */
function shownNumber(value, shown) {
  if (shown.trim() === '') return null;
  const plain = Number(shown.replace(/[\s,₹]|rs\.?|inr|\/-/gi, ''));
  return Math.abs(plain - value) < 1 ? value : shown.trim();
}

/**
 * @param {import('@e965/xlsx').CellObject} cell
 * @param {Book} book
 * @returns {Value | null}
 */
function readNumber({ v: value, w: shown, z: format }, { date1904, words }) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: '#NUM!' };
  if (typeof format !== 'string' || shown === undefined || format === 'General') return value;
  if (!isDate(format)) return shownNumber(value, shown);
  if (isTimeOnly(format)) return shown;
  const day = readDay(value, date1904);
  return day === null ? { fault: words.date } : { day };
}

/**
 * Whether a formula has nothing, 0 or '' for its value, which is what a program writes that leaves the sums to Excel; a
 * formula that may give '' says so.
 *
 * @param {import('@e965/xlsx').CellObject} cell
 */
const isWithoutValue = ({ t: type, v: value, f: formula = '' }) =>
  type === 'z' || value === 0 || (value === '' && !formula.includes('""'));

/**
 * Whether nobody has calculated a sheet: none of its formulas has a value.
 *
 * @param {import('@e965/xlsx').CellObject[][]} rows
 */
function isNeverCalculated(rows) {
  const formulas = rows.flatMap((row) => Object.values(row)).filter(({ f }) => f !== undefined);
  return formulas.length > 0 && formulas.every(isWithoutValue);
}

/**
 * What a formula without a value says: a link is whole in its text, anything else is to be calculated first.
 *
 * @param {import('@e965/xlsx').CellObject} cell
 * @param {Sheet} sheet
 * @returns {Value | null}
 */
function readFormula({ f: formula = '', t: type }, { isUncalculated, words }) {
  const [, address, label = address] =
    /^HYPERLINK\("(https?:[^"]+)"(?:\s*,\s*"([^"]+)")?\s*\)$/i.exec(formula) ?? [];
  if (address !== undefined && label !== undefined)
    return { text: label, link: address.slice(0, maxLinkLength) };
  return isUncalculated || type === 'z' ? { fault: words.formula } : null;
}

/**
 * @param {import('@e965/xlsx').CellObject} cell
 * @param {Sheet} book
 * @returns {Value | null}
 */
function readCell(cell, book) {
  const formula = cell.f !== undefined && isWithoutValue(cell) ? readFormula(cell, book) : null;
  if (formula !== null) return formula;
  if (cell.t === 'n') return readNumber(cell, book);
  if (cell.t === 'e') return { fault: (cell.w ?? '#VALUE!').slice(0, 60) };
  if (cell.t === 'b') return cell.v === true;
  if (cell.t !== 's') return null;
  const text = String(cell.v ?? '')
    .slice(0, maxCellLength)
    .toWellFormed();
  // An address that a formula puts together is not whole in any of its texts.
  const link = /^HYPERLINK\("([^"]+)"\s*[,)]/i.exec(cell.f ?? '')?.[1] ?? cell.l?.Target ?? '';
  if (text.trim() === '') return null;
  if (book.isText && shownError.test(text.trim())) return { fault: text.trim() };
  return /^https?:/i.test(link) && !/https?:/i.test(text)
    ? { text, link: link.slice(0, maxLinkLength) }
    : text;
}

/** What a sheet shows in place of a value, as it stands in a .csv: an error, or a column that is too narrow for it. */
const shownError = /^#(?:[A-Z_/0]{3,}[!?]|N\/A|#+)$/;

/**
 * Visits only the cells that exist: the columns of a row may be far apart.
 *
 * @param {import('@e965/xlsx').CellObject[]} row
 * @param {number} number
 * @param {Sheet} book
 */
function readCells(row, number, book) {
  /** @type {(Value | null)[]} */
  const cells = [];
  for (const [key, found] of Object.entries(row)) {
    const column = Number(key);
    const value = readCell(found, book);
    if (value === null) continue;
    if (column >= maxColumns) {
      const cell = utils.encode_cell({ r: number - 1, c: column });
      throw new Rejection('tooManyColumns', { cell });
    }
    while (cells.length < column) cells.push(null);
    cells.push(value);
  }
  return cells;
}

/** @param {Value | null} value */
const measureSheet = (value) => (typeof value === 'string' ? value.length : 0);

/**
 * Writes what the first cell of a joined range says into its other cells, in the rows that have content.
 *
 * @param {{ number: number, cells: (Value | null)[] }[]} rows
 * @param {import('@e965/xlsx').Range} range
 * @param {number} room
 * @returns {number} The characters that are left of the room.
 */
function fillJoined(rows, { s: start, e: end }, room) {
  const first = rows.find(({ number }) => number === start.r + 1)?.cells[start.c] ?? null;
  if (first === null) return room;
  const joined = rows.filter(({ number }) => number > start.r && number <= end.r + 1);
  for (const { cells } of joined) {
    for (let column = start.c; column <= Math.min(end.c, maxColumns - 1); column += 1) {
      while (cells.length < column) cells.push(null);
      cells[column] ??= first;
      room -= measureSheet(first);
      if (room < 0) throw new Rejection('tooMuch');
    }
  }
  return room;
}

/**
 * The hidden columns of a parsed worksheet, counted from 0.
 *
 * @param {import('@e965/xlsx').WorkSheet} worksheet
 */
export function findHiddenColumns(worksheet) {
  const columns = (worksheet['!cols'] ?? []).slice(0, maxColumns);
  return [...columns.keys()].filter((column) => columns[column]?.hidden === true);
}

/**
 * The rows of a parsed worksheet that have content. All cells of a joined range say what its first one says.
 *
 * @param {import('@e965/xlsx').WorkSheet} worksheet
 * @param {Book} book
 */
export function readSheetRows(worksheet, book) {
  const rows = [];
  // Every cell may share the same long text, which is copied for each when it is posted.
  let room = maxSheetTextLength;
  const found = Object.entries(worksheet['!data'] ?? []);
  const sheet = { ...book, isUncalculated: isNeverCalculated(found.map(([, row]) => row)) };
  for (const [key, row] of found) {
    const number = Number(key) + 1;
    const cells = readCells(row, number, sheet);
    if (cells.length === 0) continue;
    if (number > lastRow) throw new Rejection('farRow', { row: String(number) });
    for (const cell of cells) room -= measureSheet(cell);
    if (rows.length >= maxRows) throw new Rejection('tooManyRows');
    if (room < 0) throw new Rejection('tooMuch');
    const isHidden = worksheet['!rows']?.[number - 1]?.hidden === true;
    rows.push({ number, cells, ...(isHidden && { isHidden }) });
  }
  for (const range of (worksheet['!merges'] ?? []).slice(0, maxMerges)) {
    room = fillJoined(rows, range, room);
  }
  return rows;
}
