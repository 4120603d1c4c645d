import { utils } from '@e965/xlsx';
import { functions, toNumber } from './functions.mjs';

/** How deep brackets and formulas that need each other may go, and how many words and cells all formulas of a sheet may read. */
const maxDepth = 100;
const maxWork = 500_000;
const maxFormulaLength = 1_000;

/**
 * @typedef {import('@e965/xlsx').CellObject} Cell
 * @typedef {{ text: string, link: string }} Link
 * @typedef {number | string | boolean | null | Link} Result
 * @typedef {{ words: string[], at: number, sheet: Sheet }} Reading
 * @typedef {{
 *   rows: Record<number, Record<number, Cell>>,
 *   isMissing: (cell: Cell) => boolean,
 *   results: Map<Cell, Result | undefined>,
 *   work: number,
 *   depth: number,
 * }} Sheet
 */

/** A number, a text, a cell, the name of a function, or a sign. */
const word =
  /\s*((?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?|"(?:[^"]|"")*"|\$?[A-Z]{1,3}\$?\d+|[A-Z]+(?=\()|[-+*/%(),:])/iy;

/** @param {string} formula */
function splitWords(formula) {
  if (formula.length > maxFormulaLength) throw new RangeError('long');
  const words = [];
  word.lastIndex = 0;
  while (word.lastIndex < formula.trimEnd().length) {
    const [, found] = word.exec(formula) ?? [];
    if (found === undefined) throw new SyntaxError('unknown');
    words.push(found);
  }
  return words;
}

/**
 * The next word if it is one of these, which is then read.
 *
 * @param {Reading} reading
 * @param {...string} wanted
 */
function take(reading, ...wanted) {
  const found = reading.words[reading.at];
  if (found === undefined || !wanted.includes(found)) return undefined;
  reading.at += 1;
  return found;
}

/**
 * @param {Reading} reading
 * @param {string} wanted
 */
function need(reading, wanted) {
  if (take(reading, wanted) === undefined) throw new SyntaxError(wanted);
}

/**
 * @param {Sheet} sheet
 * @param {number} row
 * @param {number} column
 * @returns {Result}
 */
function readAt(sheet, row, column) {
  sheet.work += 1;
  if (sheet.work > maxWork) throw new RangeError('work');
  const cell = sheet.rows[row]?.[column];
  if (cell === undefined) return null;
  if (sheet.isMissing(cell)) {
    const result = calculateCell(sheet, cell);
    if (result === undefined) throw new Error('not calculated');
    return result;
  }
  if (cell.t === 'z') return null;
  if (cell.t === 'e' || cell.v instanceof Date || cell.v === undefined) throw new Error('no value');
  return cell.v;
}

/**
 * The cells of a range, row by row.
 *
 * @param {Reading} reading
 * @param {string} first
 * @param {string} last
 */
function readRange({ sheet }, first, last) {
  const { s: start, e: end } = utils.decode_range(`${first}:${last}`);
  const values = [];
  for (let row = start.r; row <= end.r; row += 1)
    for (let column = start.c; column <= end.c; column += 1)
      values.push(readAt(sheet, row, column));
  return values;
}

/**
 * What a function is given: a cell or a range, of which some functions count the numbers alone, or a value.
 *
 * @param {Reading} reading
 * @returns {{ values: Result[], isPlace: boolean }}
 */
function readArgument(reading) {
  const { words, at } = reading;
  const [first = '', next, second = '', after] = words.slice(at, at + 4);
  if (isPlace(first) && next === ':' && isPlace(second) && (after === ',' || after === ')')) {
    reading.at += 3;
    return { values: readRange(reading, first, second), isPlace: true };
  }
  const isAlone = isPlace(first) && (next === ',' || next === ')');
  return { values: [readSum(reading)], isPlace: isAlone };
}

/** @param {string} text */
const isPlace = (text) => /^\$?[a-z]+\$?\d+$/i.test(text);

/**
 * @param {Reading} reading
 * @param {string} name
 * @returns {Result}
 */
function readFunction(reading, name) {
  const run = functions.get(name.toUpperCase());
  if (!run) throw new SyntaxError(name);
  need(reading, '(');
  const given = [readArgument(reading)];
  while (take(reading, ',')) given.push(readArgument(reading));
  need(reading, ')');
  return run(given);
}

/**
 * @param {Reading} reading
 * @returns {Result}
 */
function readValue(reading) {
  const { words, sheet } = reading;
  if (take(reading, '(')) {
    const inner = readSum(reading);
    need(reading, ')');
    return inner;
  }
  const found = words[reading.at] ?? '';
  reading.at += 1;
  if (/^[\d.]/.test(found)) return Number(found);
  if (found.startsWith('"')) return found.slice(1, -1).replaceAll('""', '"');
  if (words[reading.at] === '(') return readFunction(reading, found);
  if (!isPlace(found)) throw new SyntaxError(found);
  const { r: row, c: column } = utils.decode_cell(found.replaceAll('$', ''));
  return readAt(sheet, row, column);
}

/**
 * A value with the signs before it and the marks of per cent behind it.
 *
 * @param {Reading} reading
 * @returns {Result}
 */
function readSigned(reading) {
  let factor = 1;
  let isChanged = false;
  for (let sign = take(reading, '+', '-'); sign; sign = take(reading, '+', '-')) {
    if (sign === '-') factor = -factor;
    isChanged = true;
  }
  const value = readValue(reading);
  while (take(reading, '%')) {
    factor /= 100;
    isChanged = true;
  }
  return isChanged ? toNumber(value) * factor : value;
}

/**
 * @param {Reading} reading
 * @returns {Result}
 */
function readProduct(reading) {
  let value = readSigned(reading);
  for (let sign = take(reading, '*', '/'); sign; sign = take(reading, '*', '/')) {
    const other = toNumber(readSigned(reading));
    value = sign === '*' ? toNumber(value) * other : toNumber(value) / other;
  }
  return value;
}

/**
 * @param {Reading} reading
 * @returns {Result}
 */
function readSum(reading) {
  const { sheet } = reading;
  sheet.depth += 1;
  if (sheet.depth > maxDepth) throw new RangeError('deep');
  let value = readProduct(reading);
  for (let sign = take(reading, '+', '-'); sign; sign = take(reading, '+', '-')) {
    const other = toNumber(readProduct(reading));
    value = sign === '+' ? toNumber(value) + other : toNumber(value) - other;
  }
  sheet.depth -= 1;
  return value;
}

/**
 * The result of a formula; `undefined` where it has none, needs itself or uses what is not calculated here.
 *
 * @param {Sheet} sheet
 * @param {Cell} cell
 * @returns {Result | undefined}
 */
function calculateCell(sheet, cell) {
  const { results, depth } = sheet;
  if (results.has(cell)) return results.get(cell);
  // A formula that comes back to itself finds this.
  results.set(cell, undefined);
  try {
    const words = splitWords(cell.f ?? '');
    sheet.work += words.length;
    if (sheet.work > maxWork) throw new RangeError('work');
    const reading = { words, at: 0, sheet };
    const value = readSum(reading);
    const isWhole = reading.at === words.length;
    const isFinite = typeof value !== 'number' || Number.isFinite(value);
    if (isWhole && isFinite) results.set(cell, value ?? 0);
  } catch {
    sheet.depth = depth;
  }
  return results.get(cell);
}

/**
 * Makes what calculates the formulas of a sheet that have no value: sums, products, and the few functions of lists.
 *
 * @param {Record<number, Record<number, Cell>>} rows
 * @param {(cell: Cell) => boolean} isMissing
 */
export function makeCalculator(rows, isMissing) {
  /** @type {Sheet} */
  const sheet = { rows, isMissing, results: new Map(), work: 0, depth: 0 };
  return (/** @type {Cell} */ cell) => calculateCell(sheet, cell);
}
