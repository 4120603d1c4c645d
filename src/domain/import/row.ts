import type { Property } from '../property/schema';
import { shorten } from '../shorten';
import { isId } from '../record';
import { readReference } from '../reference';
import { cellText, columnLetters, type Cell } from './cell';
import type { ColumnKey } from './headers';
import type { RowCaution, RowFault } from './faults';
import type { SheetRow, Table, TableColumn } from './table';
import { readValue } from './value';

/** What is wrong with one cell. */
export interface CellFault {
  /** Its address such as `F12`; `null` when no cell holds it. */
  cell: string | null;
  /** The header of its column, as the sheet has it. */
  column: string;
  value: string;
  fault: RowFault;
}

/** What one row says, cell by cell; a field that its cells leave blank is absent. */
export interface Row {
  number: number;
  cells: Cell[];
  /** The id of the property, or as typed its short reference; empty for a new property. */
  reference: string;
  /** The day that it was listed (YYYY-MM-DD), where the row says it. */
  day: string | undefined;
  /** The version that was exported; empty where the row does not say it. */
  version: string;
  fields: Partial<Record<ColumnKey, unknown>>;
  faults: CellFault[];
  cautions: RowCaution[];
}

/** Whether the property was saved on the site after the row had been exported. */
export function isStale({ version }: Row, property: Pick<Property, 'version'>): boolean {
  return version !== '' && version !== property.version;
}

const shownCharacters = 200;

/** A fault in the cell of a column. */
export function cellFault(row: SheetRow, { at, header }: TableColumn, fault: RowFault): CellFault {
  return {
    cell: `${columnLetters(at)}${row.number}`,
    column: header,
    value: shorten(cellText(row.cells[at]), shownCharacters),
    fault,
  };
}

function skippedCell({ cells }: SheetRow, { at, header }: TableColumn): RowCaution {
  const text = shorten(cellText(cells[at]), shownCharacters);
  return { code: 'not-understood', column: header, text };
}

/** Reads the cells of one row; what is wrong with each is in `faults`, all of it. */
function readRow(table: Table, row: SheetRow): Row {
  const fields: Row['fields'] = {};
  const faults: CellFault[] = [];
  const cautions: RowCaution[] = [];
  for (const column of table.columns) {
    const { key } = column.column;
    const read = readValue(column.column, row.cells[column.at]);
    if (read === undefined) continue;
    if ('fault' in read) faults.push(cellFault(row, column, read.fault));
    else if ('isSkipped' in read) cautions.push(skippedCell(row, column));
    else fields[key] = key in fields ? [fields[key], read.value].join('\n') : read.value;
  }
  const { reference = '', version = '', date, ...rest } = fields;
  const text = String(reference);
  const at = table.columns.find(({ column }) => column.key === 'reference');
  const isOdd = text !== '' && !isId(text) && readReference(text) === null;
  if (at && isOdd) faults.push(cellFault(row, at, { code: 'reference' }));
  return {
    number: row.number,
    cells: row.cells,
    reference: text,
    day: typeof date === 'string' ? date : undefined,
    version: String(version),
    fields: rest,
    faults,
    cautions,
  };
}

/** All rows of a table, read. */
export function readRows(table: Table): Row[] {
  return table.rows.map((row) => readRow(table, row));
}
