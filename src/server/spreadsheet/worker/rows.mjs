import { SSF, utils } from '@e965/xlsx';
import {
  lastRow,
  maxCellLength,
  maxColumns,
  maxRows,
  maxTextLength,
  Rejection,
} from './limits.mjs';

/** The library's types leave it out. @type {(format: string) => boolean} */
const isDate = SSF.is_date;
const dayLength = 86_400_000;

/**
 * @typedef {string | number | boolean | { day: string } | { fault: string }} Value
 * @typedef {{ date1904: boolean, words: { date: string, formula: string } }} Book
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
function dayOf(serial, date1904) {
  const counted = Math.floor(serial + 1e-7) + (date1904 ? 1_462 : 0);
  if (counted < 1 || counted === 60 || counted > 2_958_465) return null;
  const days = counted < 60 ? counted + 1 : counted;
  return new Date(Date.UTC(1899, 11, 30) + days * dayLength).toISOString().slice(0, 10);
}

/**
 * @param {import('@e965/xlsx').CellObject} cell
 * @param {Book} book
 * @returns {Value}
 */
function numberOf({ v: value, w: shown, z: format }, { date1904, words }) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: '#NUM!' };
  if (typeof format !== 'string' || !isDate(format)) return value;
  if (isTimeOnly(format)) return shown ?? value;
  const day = dayOf(value, date1904);
  return day === null ? { fault: words.date } : { day };
}

/**
 * @param {import('@e965/xlsx').CellObject} cell
 * @param {Book} book
 * @returns {Value | null}
 */
function cellOf(cell, book) {
  if (cell.t === 'n') return numberOf(cell, book);
  if (cell.t === 'e') return { fault: (cell.w ?? '#VALUE!').slice(0, 60) };
  if (cell.t === 'b') return cell.v === true;
  if (cell.t === 'z' && cell.f !== undefined) return { fault: book.words.formula };
  if (cell.t !== 's') return null;
  const text = String(cell.v ?? '');
  return text.trim() === '' ? null : text.slice(0, maxCellLength).toWellFormed();
}

/**
 * Visits only the cells that exist: the columns of a row may be far apart.
 *
 * @param {import('@e965/xlsx').CellObject[]} row
 * @param {number} number
 * @param {Book} book
 */
function cellsOf(row, number, book) {
  /** @type {(Value | null)[]} */
  const cells = [];
  for (const [key, found] of Object.entries(row)) {
    const column = Number(key);
    const value = cellOf(found, book);
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

/** @param {(Value | null)[]} cells */
function textSize(cells) {
  return cells.reduce(
    (/** @type {number} */ sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
    0,
  );
}

/**
 * The rows of a parsed worksheet that have content.
 *
 * @param {import('@e965/xlsx').WorkSheet} worksheet
 * @param {Book} book
 */
export function rowsOf(worksheet, book) {
  const rows = [];
  let size = 0;
  for (const [key, row] of Object.entries(worksheet['!data'] ?? [])) {
    const number = Number(key) + 1;
    const cells = cellsOf(row, number, book);
    if (cells.length === 0) continue;
    if (number > lastRow) throw new Rejection('farRow', { row: String(number) });
    size += textSize(cells);
    if (rows.length >= maxRows) throw new Rejection('tooManyRows');
    // Every cell may share the same long text, which is copied for each when it is posted.
    if (size > maxTextLength) throw new Rejection('tooMuch');
    rows.push({ number, cells });
  }
  return rows;
}
