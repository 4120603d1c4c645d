import XLSX, { type CellObject, type WorkSheet } from 'sheetjs-style';

/** The rows of a sheet from A1 on (`null`: a blank cell), and the widths of its columns in characters. */
export interface SheetContent {
  rows: readonly (readonly (CellObject | null)[])[];
  widths: readonly number[];
}

/** A range from A1 on, of so many rows and columns. */
export function rangeOf(rows: number, columns: number): string {
  const end = { r: rows - 1, c: columns - 1 };
  return XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: end });
}

/** A sheet of these cells. */
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

/** The bytes of an .xlsx file with these sheets, in their order; not compressed, `finishBook` does that. */
export function writeBook(Sheets: Record<string, WorkSheet>): Uint8Array<ArrayBuffer> {
  const book = { SheetNames: Object.keys(Sheets), Sheets };
  const options = { type: 'buffer', bookType: 'xlsx', bookSST: true } as const;
  return new Uint8Array(XLSX.write(book, options) as ArrayLike<number>);
}
