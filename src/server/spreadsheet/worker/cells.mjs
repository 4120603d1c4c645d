import { SSF } from '@e965/xlsx';
import { maxCellLength, maxLinkLength } from './limits.mjs';

/**
 * The library's types leave them out.
 *
 * @type {{ is_date: (format: string) => boolean, format: (format: string | number, value: number) => string }}
 */
const { is_date: isDate, format: formatAsKnown } = SSF;
const dayLength = 86_400_000;

/**
 * @typedef {string | number | boolean | { day: string } | { fault: string } | { text: string, link: string } | { text: string, struck: string }} Value
 * @typedef {{ date1904: boolean, isText: boolean, struck: Map<CellObject, Strike>, words: { date: string, formula: string } }} Book
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {ReturnType<typeof import('./calculate.mjs').makeCalculator>} Calculate
 * @typedef {Book & { isUncalculated: boolean, calculate: Calculate }} Sheet
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
 * A number as a format shows it, or plain where the library does not know the format, as when it reads.
 *
 * @param {string | number} format
 * @param {number} value
 */
function formatNumber(format, value) {
  try {
    return formatAsKnown(format, value);
  } catch {
    return String(value);
  }
}

/** What is literal in a format, or a hyphen between the places of two digits. */
const literalOrHyphen = /"[^"]*"|\\.|(?<=[0#?])-(?=[0#?])/g;

/**
 * What a format shows, with what the library leaves out: digits that have no place beside a hyphen
 * (see `findings/xlsx-hyphen-mask.sh`), and the minus where a condition chooses between formats.
 *
 * @param {number} value
 * @param {string} shown
 * @param {string} format
 */
function showWhole(value, shown, format) {
  const escaped = format.replace(literalOrHyphen, (part) => (part === '-' ? '\\-' : part));
  const mayBeCut = escaped !== format && shown === formatNumber(format, value);
  const text = mayBeCut ? formatNumber(escaped, value) : shown;
  const isWithoutSign = value < 0 && /\[[>=]/.test(format) && !/\[<|\(/.test(format);
  return isWithoutSign && /\d/.test(text) && !text.includes('-') ? `-${text}` : text;
}

/** What a format may count in: thousands, lakhs, millions, crores. */
const scales = [1e3, 1e5, 1e6, 1e7];

/**
 * Whether a format shows a number in a larger unit, and rounds it: 17250 as "17.3k".
 *
 * @param {number} value
 * @param {string} shown
 */
function isRoundedInUnit(value, shown) {
  const [, digits = '', decimals = ''] =
    /^[^\p{L}\d]*([\d,]+(?:\.(\d+))?)\s?\p{L}+\.?$/u.exec(shown) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  const half = 0.5 / 10 ** decimals.length;
  const isNear = (/** @type {number} */ scale) => {
    const off = Math.abs(value / scale - number);
    return off > 1e-9 && off <= half + 1e-9;
  };
  return digits !== '' && scales.some(isNear);
}

/**
 * The value that the format of a number shows: the number itself, exactly, also where the format rounds it in a larger unit;
 * or a text where the format adds words, per cent or a scale; `null` where it shows nothing.
 *
 * @param {number} value
 * @param {string} shown
 */
function shownNumber(value, shown) {
  if (shown.trim() === '') return null;
  const plain = Number(shown.replace(/[\s,₹]|rs\.?|inr|\/-/gi, ''));
  return Math.abs(plain - value) < 1 || isRoundedInUnit(value, shown.trim()) ? value : shown.trim();
}

/**
 * @param {CellObject} cell
 * @param {Book} book
 * @returns {Value | null}
 */
function readNumber({ v: value, w: shown, z: format }, { date1904, words }) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: '#NUM!' };
  if (typeof format !== 'string' || shown === undefined || format === 'General') return value;
  if (!isDate(format)) return shownNumber(value, showWhole(value, shown, format));
  if (isTimeOnly(format)) return shown;
  const day = readDay(value, date1904);
  return day === null ? { fault: words.date } : { day };
}

/**
 * Whether a formula has nothing, 0 or '' for its value, which is what a program writes that leaves the sums to Excel; a
 * formula that may give '' says so.
 *
 * @param {CellObject} cell
 */
const isWithoutValue = ({ t: type, v: value, f: formula = '' }) =>
  type === 'z' || value === 0 || (value === '' && !formula.includes('""'));

/**
 * Whether nobody has calculated a sheet: none of its formulas has a value.
 *
 * @param {CellObject[][]} rows
 */
export function isNeverCalculated(rows) {
  let hasFormula = false;
  for (const row of rows)
    for (const cell of Object.values(row)) {
      if (cell.f === undefined) continue;
      if (!isWithoutValue(cell)) return false;
      hasFormula = true;
    }
  return hasFormula;
}

/**
 * Whether a formula of a sheet is still to be calculated; what calculates a link leaves a value beside it.
 *
 * @param {CellObject} cell
 * @param {boolean} isUncalculated
 */
export function isMissing(cell, isUncalculated) {
  if (cell.f === undefined || !isWithoutValue(cell)) return false;
  return isUncalculated || cell.t === 'z' || /^HYPERLINK\(/i.test(cell.f);
}

/**
 * A formula that has no value, calculated here; one that cannot be is named.
 *
 * @param {CellObject} cell
 * @param {Sheet} sheet
 * @returns {Value | null}
 */
function readFormula(cell, sheet) {
  const result = sheet.calculate(cell);
  if (result === undefined || result === null) return { fault: sheet.words.formula };
  if (typeof result === 'boolean') return result;
  if (typeof result === 'number') {
    const format = cell.z ?? 'General';
    const shown = formatNumber(format, result);
    return readNumber({ t: 'n', v: result, w: shown, z: format }, sheet);
  }
  const { text, link } = typeof result === 'string' ? { text: result, link: '' } : result;
  return readLinked(text, link);
}

/**
 * A text with the address behind it, or alone where it has none or is an address itself.
 *
 * @param {string} text
 * @param {string} link
 * @returns {Value | null}
 */
function readLinked(text, link) {
  if (text.trim() === '') return null;
  return /^https?:/i.test(link) && !/https?:/i.test(text)
    ? { text, link: link.slice(0, maxLinkLength) }
    : text;
}

/**
 * @param {CellObject} cell
 * @param {Sheet} book
 * @returns {Value | null}
 */
export function readCell(cell, book) {
  if (isMissing(cell, book.isUncalculated)) return readFormula(cell, book);
  if (cell.t === 'n') return readNumber(cell, book);
  if (cell.t === 'e') return { fault: (cell.w ?? '#VALUE!').slice(0, 60) };
  if (cell.t === 'b') return cell.v === true;
  if (cell.t !== 's') return null;
  const text = String(cell.v ?? '')
    .slice(0, maxCellLength)
    .toWellFormed();
  // An address that a formula puts together is not whole in any of its texts.
  const link = /^HYPERLINK\("([^"]+)"\s*[,)]/i.exec(cell.f ?? '')?.[1] ?? cell.l?.Target ?? '';
  if (book.isText && shownError.test(text.trim())) return { fault: text.trim() };
  return readLinked(text, link);
}

/**
 * What people read in a value.
 *
 * @param {Value} value
 */
function valueText(value) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if ('text' in value) return value.text;
  return 'day' in value ? value.day.split('-').reverse().join('-') : value.fault;
}

/**
 * A value of which all or some letters are struck out.
 *
 * @param {Value} value
 * @param {Strike} strike
 * @returns {Value}
 */
export function strikeOut(value, strike) {
  const { text, struck } = strike === 'all' ? { text: '', struck: valueText(value) } : strike;
  return { text: text.slice(0, maxCellLength), struck: struck.slice(0, maxCellLength) };
}

/** What a sheet shows in place of a value, as it stands in a .csv or a page: an error, or a column that is too narrow for it. */
export const shownError = /^#(?:[A-Z_/0]{3,}[!?]|N\/A|#+)$/;
