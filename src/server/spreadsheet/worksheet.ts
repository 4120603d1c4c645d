/**
 * Cells and their styles as the spreadsheet library wants them. A text never becomes a formula, and a value reads back as it
 * was; what the columns mean is not known here.
 */
import type { CellObject, WorkSheet } from 'sheetjs-style';
import { readInstant } from '../../domain/date';
import { cellText, columnLetters, isBlank, writable, type Cell } from '../../domain/import';

type CellStyle = NonNullable<CellObject['s']>;

const top = { vertical: 'top' } as const;
/** Numbers are aligned left: right-aligned, they would touch the text of the next column. */
const left = { vertical: 'top', horizontal: 'left' } as const;
const wrapped = { vertical: 'top', wrapText: true } as const;
const white = { rgb: 'FFFFFFFF' };

function solidFill(rgb: string) {
  return { patternType: 'solid', fgColor: { rgb } } as const;
}

export const headStyle: CellStyle = {
  font: { bold: true, color: white },
  fill: solidFill('FF1F3D3A'),
  alignment: { vertical: 'center' },
};
export const requiredHeadStyle: CellStyle = { ...headStyle, fill: solidFill('FFA8472A') };

/** The text format: a text that looks like a formula stays text when the cell is edited. */
const textStyle: CellStyle = { numFmt: '@', alignment: wrapped };
export const timeStyle: CellStyle = { numFmt: 'dd-mm-yyyy hh:mm', alignment: top };
const dayStyle: CellStyle = { numFmt: 'dd-mm-yyyy', alignment: left };
const numberStyle: CellStyle = { alignment: left };

export const reasonStyle: CellStyle = { ...textStyle, fill: solidFill('FFE9C46A') };

export const maxWrittenLength = 32_767;

/** A text cell, never a formula; drops characters that no workbook can hold and truncates to `maxCellLength`. */
export function textCell(text: string, style = textStyle): CellObject {
  const writableText = writable(text).replace(/\r\n?/g, '\n').slice(0, maxWrittenLength);
  // Spreadsheets read _x0041_ as the letter A unless its first underscore is escaped.
  const escaped = writableText.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  // Truncation may split a surrogate pair, which would make the file unreadable.
  return { t: 's', v: escaped.toWellFormed(), s: style };
}

const errorCodes = new Map([
  ['#NULL!', 0x00],
  ['#DIV/0!', 0x07],
  ['#VALUE!', 0x0f],
  ['#REF!', 0x17],
  ['#NAME?', 0x1d],
  ['#NUM!', 0x24],
]);
const notAvailable = 0x2a;

/** A date cell without a time zone; `null` for no day, and before March 1900, where spreadsheets count a day that did not exist. */
export function dayCell(day: string): CellObject | null {
  const instant = readInstant(day);
  const serial = instant === null ? 0 : instant / 86_400_000 + 25_569;
  return serial < 61 ? null : { t: 'n', v: serial, s: dayStyle };
}

/** Writes a cell so that it reads back as the same value; `null` if it is blank. */
export function valueCell(cell: Cell | undefined): CellObject | null {
  if (cell === undefined || cell === null || isBlank(cell)) return null;
  if (typeof cell === 'number' && Number.isFinite(cell)) return { t: 'n', v: cell, s: numberStyle };
  if (typeof cell === 'object' && 'fault' in cell) {
    // As text it would be read back as a value.
    return { t: 'e', v: errorCodes.get(cell.fault) ?? notAvailable, s: numberStyle };
  }
  const day = typeof cell === 'object' && 'day' in cell ? dayCell(cell.day) : null;
  const link = typeof cell === 'object' && 'link' in cell && { l: { Target: cell.link } };
  return day ?? { ...textCell(cellText(cell)), ...link };
}

interface SheetContent {
  rows: readonly (readonly (CellObject | null)[])[];
  widths: readonly number[];
}

/** The address of a cell, its row and column counted from 0. */
const formatAddress = (row: number, column: number) => `${columnLetters(column)}${row + 1}`;

/** The range of that many rows and columns, starting at A1, such as `A1:C10`. */
export function formatRange(rows: number, columns: number): string {
  return `A1:${formatAddress(rows - 1, columns - 1)}`;
}

export function worksheet({ rows, widths }: SheetContent): WorkSheet {
  const sheet: WorkSheet = {};
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell) sheet[formatAddress(row, column)] = cell;
    }
  }
  return {
    ...sheet,
    '!ref': formatRange(rows.length, widths.length),
    '!cols': widths.map((wch) => ({ wch })),
  };
}
