import type { CellObject } from 'sheetjs-style';
import { cellText, isBlank, type Cell } from '../../domain/bulk/cell';
import { readInstant } from '../../domain/date';
import { dayStyle, numberStyle } from './cell-styles';
import { textCell } from './text-cell';

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
  return day ?? textCell(cellText(cell));
}
