import { read } from '@e965/xlsx';
import { checkQuotes } from './check-quotes.mjs';
import { Rejection } from './limits.mjs';

/** What stands between two columns, the usual one first. */
const separators = [',', ';', '\t', '|'];

/** How the other kinds of text that spreadsheet programs save begin: DIF, SYLK, SocialCalc. */
const otherKinds = /^(?:TABLE\r?\n0,1\r?\n|ID;P|socialcalc:)/;

/**
 * The text of a file in letters: UTF-16 with its mark, UTF-8, else Windows-1252, which Excel writes in English.
 *
 * @param {Buffer} file
 */
export function decodeText(file) {
  const text = decode(file);
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new Rejection('notWorkbook');
  return text;
}

/** @param {Buffer} file */
function decode(file) {
  const mark = file.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/**
 * The separator of the header row, outside of quotes: amounts in the rows below have commas of their own. A title above it has
 * none.
 *
 * @param {string} text
 */
function findSeparator(text) {
  for (const [row] of text.matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g)) {
    const plain = row.replace(/"(?:[^"]|"")*"/g, '');
    const count = (/** @type {string} */ separator) => plain.split(separator).length;
    const [most = ','] = separators.toSorted((one, other) => count(other) - count(one));
    if (count(most) > 1) return most;
  }
  return ',';
}

/**
 * Reads rows of plain text (.csv); every cell is the text that it is. Rejects what is no such file, also pages,
 * programs' data and documents in letters.
 *
 * @param {string} text
 */
export function readText(text) {
  if (/^\s*[<{[%]/.test(text) || otherKinds.test(text)) throw new Rejection('notWorkbook');
  const [named = '', own] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rows = text.slice(named.length);
  const separator = own ?? findSeparator(rows);
  checkQuotes(rows, separator);
  return read(`sep=${separator}\n${rows}`, { type: 'string', dense: true, raw: true });
}

/**
 * Whether a file in letters is a page with a table, as the exports of many portals are that call themselves .xls.
 *
 * @param {string} text
 */
export const isPage = (text) =>
  /^\s*</.test(text) && /<table[\s>]/i.test(text) && !/<(?:\w+:)?Workbook[\s>]/.test(text);
