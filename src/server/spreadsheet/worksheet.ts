import XLSX, { type CellObject, type WorkSheet } from 'sheetjs-style';

/** Rows from A1 on (`null` is a blank cell), and the widths of the columns in characters. */
export interface SheetContent {
  rows: readonly (readonly (CellObject | null)[])[];
  widths: readonly number[];
}

/** The range of that many rows and columns, starting at A1, such as `A1:C10`. */
export function rangeOf(rows: number, columns: number): string {
  const end = { r: rows - 1, c: columns - 1 };
  return XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: end });
}

export function worksheet({ rows, widths }: SheetContent): WorkSheet {
  const sheet: WorkSheet = {};
  for (const [r, cells] of rows.entries()) {
    for (const [c, cell] of cells.entries()) {
      if (cell) sheet[XLSX.utils.encode_cell({ r, c })] = cell;
    }
  }
  return {
    ...sheet,
    '!ref': rangeOf(rows.length, widths.length),
    '!cols': widths.map((wch) => ({ wch })),
  };
}

/** The height of a line in points. */
const lineHeight = 17;
/** In points; spreadsheets allow no more. */
const maxHeight = 409;

function linesOf(text: string, width: number): number {
  const lengths = text.split('\n').map(({ length }) => length);
  return lengths.reduce((sum, length) => sum + Math.max(Math.ceil(length / width), 1), 0);
}

/**
 * The row height in points that shows these texts whole in columns of these widths (characters): some
 * spreadsheet programs do not fit the height to the text.
 */
export function rowHeight(texts: readonly string[], widths: readonly number[]): number {
  const lines = texts.map((text, at) => linesOf(text, widths[at] ?? 1));
  return Math.min(Math.max(...lines, 1) * lineHeight, maxHeight);
}
