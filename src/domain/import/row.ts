import { cellText, columnLetters, type Cell } from './cell';
import { type Column, costsRow } from './columns';
import type { RowCaution, RowFault } from './faults';
import { readInUnit } from './matching/header-unit';
import type { ColumnKey } from './matching/header-words';
import { plainWord } from './option-words';
import { joinAddress, splitRoomsAndSize, takeHouseRules } from './split';
import type { SheetRow, Table } from './table';
import { readValue } from './value';

/** A note about a cell of a row: a fault, with which the row cannot be imported, or a caution. */
export type CellNote = { key: ColumnKey; column: string; index: number | null } & (
  { fault: RowFault } | { caution: RowCaution }
);

export const isFault = (note: CellNote) => 'fault' in note;

/** The values of one row; a field that its cells leave blank is absent. */
export interface ReadRow {
  row: number;
  cells: Cell[];
  reference: string;
  /** The exported version; '' where the row has none. */
  version: string;
  /** The day of listing, YYYY-MM-DD. */
  day: string | undefined;
  fields: Partial<Record<ColumnKey, unknown>>;
  notes: CellNote[];
}

/** A note about the column of a field; `index` is `null` where the sheet has no such column. */
export function makeNote(
  { columns }: Pick<Table, 'columns'>,
  key: ColumnKey,
  what: { fault: RowFault } | { caution: RowCaution },
): CellNote {
  const place = columns.find(({ column }) => column.key === key);
  return { key, column: place?.header ?? '', index: place?.index ?? null, ...what };
}

/** What a fault does: it costs the row, or its cell alone is left out. */
export function judgeFault(column: Column, fault: RowFault) {
  return costsRow(column) ? { fault } : { caution: { code: 'left-out', fault } as const };
}

/** The address of a note's cell such as `F12`; '' where it is in none. */
export function cellAddress({ row }: Pick<ReadRow, 'row'>, index: number | null): string {
  return index === null ? '' : `${columnLetters(index)}${row}`;
}

/** Several columns of one field as one text. */
const join = (key: ColumnKey, texts: readonly unknown[]) =>
  key === 'address' ? joinAddress(texts.map(String)) : texts.join('\n');

/** How offices write beside a home, in whatever column, that it has been let: "LET", "let out 22/11", "Gone - Ravi". */
const wordsForLet =
  /^(?:already)?(?:let|letout|rented|rentedout|leased|leasedout|occupied|tenanted|gone|booked|காலியில்லை|வாடகைக்குவிட்டாச்சு)$/;

/** The notes about cells that say so where no column of the status does; a yes or no in a column of choices says nothing else. */
function findLet({ columns, headers }: Table, cells: readonly Cell[]): CellNote[] {
  return cells.flatMap((cell, index): CellNote[] => {
    const rules = columns.find((one) => one.index === index)?.column.cells;
    const hasChoices = rules?.words !== undefined || rules?.anyOf !== undefined;
    const text = cellText(cell).trim();
    const [word = ''] = text.split(/[-–—:;,(\d]/);
    if (hasChoices || !wordsForLet.test(plainWord(word))) return [];
    return [
      { key: 'status', column: headers[index] ?? '', index, caution: { code: 'says-let', text } },
    ];
  });
}

function readRow(table: Table, { number, cells }: SheetRow): ReadRow {
  const fields: ReadRow['fields'] = {};
  const notes: CellNote[] = [];
  for (const { index, header, column } of table.columns) {
    const { key } = column;
    const rules = key === 'letTo' ? takeHouseRules(cellText(cells[index])) : null;
    if (rules?.isVegetarian) fields.veg ??= true;
    if (rules?.isWithoutPets) fields.pets ??= false;
    const isRule = rules !== null && (rules.isVegetarian || rules.isWithoutPets);
    const read = readValue(column, isRule ? rules.rest : cells[index], table.words);
    if (read === undefined) continue;
    if ('value' in read) {
      const value = readInUnit(key, header, read.value);
      fields[key] = key in fields ? join(key, [fields[key], value]) : value;
    } else {
      notes.push({ key, column: header, index, ...judgeFault(column, read.fault) });
    }
  }
  const { reference: given = '', version = '', date, ...rest } = splitRoomsAndSize(fields);
  const reference = String(given);
  const day = typeof date === 'string' ? date : undefined;
  if (!('status' in rest)) notes.push(...findLet(table, cells));
  return { row: number, cells, reference, version: String(version), day, fields: rest, notes };
}

/** All rows of a table, read. */
export function readRows(table: Table): ReadRow[] {
  return table.rows.map((row) => readRow(table, row));
}
