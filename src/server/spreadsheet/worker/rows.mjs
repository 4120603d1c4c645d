import { utils } from '@e965/xlsx';
import { makeCalculator } from './calculate.mjs';
import { isMissing, isNeverCalculated, readCell, strikeOut } from './cells.mjs';
import {
  lastRow,
  maxColumns,
  maxMerges,
  maxRows,
  maxSheetTextLength,
  Rejection,
} from './limits.mjs';
import { findShared, readFill } from './looks.mjs';

/**
 * @typedef {import('./cells.mjs').Value} Value
 * @typedef {import('./cells.mjs').Book} Book
 * @typedef {import('./cells.mjs').Sheet} Sheet
 */

/**
 * Visits only the cells that exist: the columns of a row may be far apart. A row of which most is struck out looks so, and its
 * struck cells are as they are: a day in it often has a format of its own. One text beside a colour without any, as in a
 * legend, has that look.
 *
 * @param {import('@e965/xlsx').CellObject[]} row
 * @param {number} number
 * @param {Sheet} book
 */
function readCells(row, number, book) {
  /** @type {(Value | null)[]} */
  const cells = [];
  /** @type {string[]} */
  const fills = [];
  /** @type {Set<string>} */
  const blankFills = new Set();
  let filled = 0;
  let style;
  let fill;
  /** @type {{ column: number, value: Value, strike: import('./letters.mjs').Strike }[]} */
  const strikes = [];
  for (const key of Object.keys(row)) {
    const column = Number(key);
    const found = row[column];
    const value = found ? readCell(found, book) : null;
    // The parser gives all cells that look alike the same object.
    if (found && found.s !== style) [style, fill] = [found.s, readFill(found)];
    if (fill !== undefined && value === null) blankFills.add(fill);
    if (!found || value === null) continue;
    if (column >= maxColumns) {
      const cell = utils.encode_cell({ r: number - 1, c: column });
      throw new Rejection('tooManyColumns', { cell });
    }
    while (cells.length < column) cells.push(null);
    cells.push(value);
    filled += 1;
    if (fill !== undefined) fills.push(fill);
    const strike = book.struck.size > 0 ? book.struck.get(found) : undefined;
    if (strike) strikes.push({ column, value, strike });
  }
  const whole = strikes.filter(({ strike }) => strike === 'all').length;
  const isStruck = whole * 2 > filled;
  for (const { column, value, strike } of strikes)
    if (!isStruck || strike !== 'all') cells[column] = strikeOut(value, strike);
  if (isStruck) return { cells, look: 'struck' };
  const isLegend = filled === 1 && fills.length === 0 && blankFills.size === 1;
  return { cells, look: isLegend ? [...blankFills][0] : findShared(fills, filled) };
}

/**
 * @param {import('@e965/xlsx').CellObject[]} row
 * @param {Sheet} book
 */
const hasContent = (row, book) => Object.values(row).some((cell) => readCell(cell, book) !== null);

/** @param {Value | null} value */
function measureSheet(value) {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object' || !('text' in value)) return 0;
  return value.text.length + ('struck' in value ? value.struck.length : value.link.length);
}

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
  const data = worksheet['!data'] ?? [];
  const found = Object.entries(data);
  const isUncalculated = isNeverCalculated(found.map(([, row]) => row));
  const calculate = makeCalculator(data, (cell) => isMissing(cell, isUncalculated));
  const sheet = { ...book, isUncalculated, calculate };
  for (const [key, row] of found) {
    const number = Number(key) + 1;
    const { cells, look } = readCells(row, number, sheet);
    if (cells.length === 0) continue;
    if (number > lastRow) throw new Rejection('farRow', { row: String(number) });
    for (const cell of cells) room -= measureSheet(cell);
    if (rows.length >= maxRows) {
      const last = found.findLast(([, cells]) => hasContent(cells, sheet))?.[0] ?? key;
      throw new Rejection('tooManyRows', {
        header: String(rows[0]?.number),
        row: String(Number(last) + 1),
      });
    }
    if (room < 0) throw new Rejection('tooMuch');
    const isHidden = worksheet['!rows']?.[number - 1]?.hidden === true;
    rows.push({
      number,
      cells,
      ...(isHidden && { isHidden }),
      ...(look !== undefined && { look }),
    });
  }
  for (const range of (worksheet['!merges'] ?? []).slice(0, maxMerges)) {
    room = fillJoined(rows, range, room);
  }
  return rows;
}
