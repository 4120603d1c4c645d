import type { CellObject } from 'sheetjs-style';
import { cellText, isBlank, type Cell } from '../../domain/bulk/cell';
import { writable } from '../../domain/bulk/writable';
import { readInstant } from '../../domain/date';
import { dayStyle, numberStyle, textStyle } from './cell-styles';
import { textCell } from './text-cell';

/** The most characters that one cell of a spreadsheet holds. */
export const cellCharacters = 32_767;

/** What the file format knows of cells that cannot be computed. */
const faultCodes = new Map([
  ['#NULL!', 0x00],
  ['#DIV/0!', 0x07],
  ['#VALUE!', 0x0f],
  ['#REF!', 0x17],
  ['#NAME?', 0x1d],
  ['#NUM!', 0x24],
]);
const notAvailable = 0x2a;

/** A text cell that reads back as it is; what no workbook holds is left out, what is too long is cut. */
export function plainTextCell(text: string, style = textStyle): CellObject {
  const held = writable(text).replace(/\r\n?/g, '\n').slice(0, cellCharacters);
  // The format reads _x0041_ as the letter A unless its first underscore is written as a code, too.
  return textCell(held.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'), style);
}

/** A day (YYYY-MM-DD) as a date without a time zone; `null` before March 1900, where spreadsheets miscount. */
function dayCell(day: string): CellObject | null {
  const instant = readInstant(day);
  const serial = instant === null ? 0 : instant / 86_400_000 + 25_569;
  return serial < 61 ? null : { t: 'n', v: serial, s: dayStyle };
}

/** A cell as it was read, to be read again; `null` for a blank one. */
export function valueCell(cell: Cell | undefined): CellObject | null {
  if (cell === undefined || cell === null || isBlank(cell)) return null;
  if (typeof cell === 'number' && Number.isFinite(cell)) {
    return { t: 'n', v: cell, s: numberStyle };
  }
  if (typeof cell === 'object' && 'fault' in cell) {
    // As text it would pass for a value when it comes back.
    return { t: 'e', v: faultCodes.get(cell.fault) ?? notAvailable, s: numberStyle };
  }
  const day = typeof cell === 'object' ? dayCell(cell.day) : null;
  return day ?? plainTextCell(cellText(cell));
}
