import type { Property } from '../property/schema';
import { shorten } from '../shorten';
import { isId } from '../record';
import { cellText, columnLetters, type Cell } from './cell';
import type { ColumnKey } from './columns';
import type { CellError } from './preview';
import type { SheetRow } from './sheet';
import type { Table, TableColumn } from './table';
import { readValue } from './value';

/** What one row says, cell by cell; a field that its cells leave blank is absent. */
export interface Row {
  number: number;
  cells: Cell[];
  /** Empty for a new property. */
  reference: string;
  /** The day that it was listed (YYYY-MM-DD), where the row says it. */
  day: string | undefined;
  /** The version that was exported; empty where the row does not say it. */
  version: string;
  fields: Partial<Record<ColumnKey, unknown>>;
  errors: CellError[];
}

/** Whether the property was saved on the site after the row had been exported. */
export function isStale({ version }: Row, property: Pick<Property, 'version'>): boolean {
  return version !== '' && version !== property.version;
}

const shownCharacters = 200;

/** An error in the cell of a column. */
export function cellError(row: SheetRow, { at, header }: TableColumn, message: string): CellError {
  return {
    cell: `${columnLetters(at)}${row.number}`,
    column: header,
    value: shorten(cellText(row.cells[at]), shownCharacters),
    message,
  };
}

/** Reads the cells of one row; what is wrong with each is in `errors`, all of it. */
function readRow(table: Table, row: SheetRow): Row {
  const fields: Row['fields'] = {};
  const errors: CellError[] = [];
  for (const column of table.columns) {
    const read = readValue(column.column, row.cells[column.at]);
    if (read === undefined) continue;
    if ('message' in read) errors.push(cellError(row, column, read.message));
    else fields[column.column.key] = read.value;
  }
  const { reference = '', version = '', date, ...rest } = fields;
  const text = String(reference);
  const at = table.columns.find(({ column }) => column.key === 'reference');
  if (at && text !== '' && !isId(text)) {
    errors.push(
      cellError(
        row,
        at,
        'This is no reference of a home. Copy it from the exported workbook, or leave the cell blank for a new home.',
      ),
    );
  }
  return {
    number: row.number,
    cells: row.cells,
    reference: text,
    day: typeof date === 'string' ? date : undefined,
    version: String(version),
    fields: rest,
    errors,
  };
}

/** All rows of a table, read. */
export function readRows(table: Table): Row[] {
  return table.rows.map((row) => readRow(table, row));
}
