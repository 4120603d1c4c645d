import { Rejection } from './limits.mjs';

/** A list with fewer columns has lines of descriptions that look like its rows. */
const leastColumns = 5;

/**
 * Where a cell that begins with a quotation mark ends, read as the parser reads it: each mark opens or closes.
 *
 * @param {string} text
 * @param {number} start
 * @param {string} separator
 */
function findQuotedEnd(text, start, separator) {
  let isOpen = false;
  let at = start;
  for (; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isOpen = !isOpen;
    else if (!isOpen && (letter === separator || letter === '\n' || letter === '\r')) break;
  }
  return at;
}

/**
 * Where a cell without a quotation mark at its beginning ends.
 *
 * @param {string} text
 * @param {number} start
 * @param {RegExp} end
 */
function findPlainEnd(text, start, end) {
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/**
 * Whether a line has as many cells as a row; behind the commas of a sentence stands a space.
 *
 * @param {string} line
 * @param {string} separator
 * @param {number} columns
 */
function isWholeRow(line, separator, columns) {
  const cells = line.split(separator);
  return cells.length === columns && cells.slice(1).every((cell) => !cell.startsWith(' '));
}

/**
 * Whether a quoted cell has swallowed rows: it spans lines, and is not closed, or goes on behind its end, or holds a row.
 *
 * @param {string} cell
 * @param {{ separator: string, columns: number, isFirst: boolean, isLast: boolean }} place
 */
function hasSwallowed(cell, { separator, columns, isFirst, isLast }) {
  const lines = cell.split(/\r\n?|\n/);
  if (lines.length === 1) return false;
  const inner = cell.slice(1).trimEnd();
  if (!inner.endsWith('"') || inner.slice(0, -1).replaceAll('""', '').includes('"')) return true;
  const whole = lines.slice(isFirst ? 0 : 1, isLast ? undefined : -1);
  return columns >= leastColumns && whole.some((line) => isWholeRow(line, separator, columns));
}

/**
 * Rejects a text in which a quotation mark too many makes one cell of several rows.
 *
 * @param {string} text
 * @param {string} separator
 */
export function checkQuotes(text, separator) {
  if (!text.includes('"')) return;
  const end = new RegExp(`[\\r\\n${separator.replace(/\W/, '\\$&')}]`, 'g');
  let row = 1;
  let columns = 0;
  let column = 0;
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    const isQuoted = text[start] === '"';
    at = isQuoted ? findQuotedEnd(text, start, separator) : findPlainEnd(text, start, end);
    const isLast = text[at] !== separator;
    if (
      isQuoted &&
      hasSwallowed(text.slice(start, at), { separator, columns, isFirst: column === 0, isLast })
    )
      throw new Rejection('openQuote', { row: String(row) });
    column += 1;
    if (!isLast) continue;
    columns = Math.max(columns, column);
    column = 0;
    row += 1;
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
  }
}
