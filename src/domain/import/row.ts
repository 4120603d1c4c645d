import { cellText, columnLetters, type Cell } from './cell';
import { type Column, identifiesProperty } from './columns';
import type { RowCaution, RowFault } from './faults';
import { readInUnit } from './matching/header-unit';
import type { ColumnKey } from './matching/header-words';
import { plainWord } from './option-words';
import { joinAddress, splitRoomsAndSize, takeHouseRules } from './split';
import type { SheetRow, Table } from './table';
import { readValue } from './value';

/** What was found about a cell of a row: a fault, with which the row cannot be imported, or a caution. */
export type CellFinding = { key: ColumnKey; column: string; index: number | null } & (
  { fault: RowFault } | { caution: RowCaution }
);

export const isFault = (finding: CellFinding) => 'fault' in finding;

/** The values of one row; a field that its cells leave blank is absent. */
export interface ParsedRow {
  row: number;
  cells: Cell[];
  reference: string;
  /** The exported version; '' where the row has none. */
  version: string;
  /** The day of listing, YYYY-MM-DD. */
  day: string | undefined;
  fields: Partial<Record<ColumnKey, unknown>>;
  findings: CellFinding[];
}

/** A finding about the column of a field; `index` is `null` where the sheet has no such column. */
export function makeFinding(
  { columns }: Pick<Table, 'columns'>,
  key: ColumnKey,
  what: { fault: RowFault } | { caution: RowCaution },
): CellFinding {
  const found = columns.find(({ column }) => column.key === key);
  return { key, column: found?.header ?? '', index: found?.index ?? null, ...what };
}

/** A fault in an identifying cell rejects the row; in any other cell only that value is not imported. */
export function faultOrCaution(column: Column, fault: RowFault) {
  return identifiesProperty(column)
    ? { fault }
    : { caution: { code: 'not-imported', fault } as const };
}

/** The address of a finding's cell such as `F12`; '' where it is in none. */
export function cellAddress({ row }: Pick<ParsedRow, 'row'>, index: number | null): string {
  return index === null ? '' : `${columnLetters(index)}${row}`;
}

/** Several columns of one field as one text. */
const join = (key: ColumnKey, texts: readonly unknown[]) =>
  key === 'address' ? joinAddress(texts.map(String)) : texts.join('\n');

/** How offices write beside a home, in whatever column, that it has been rented out: "LET", "let out 22/11", "Gone - Ravi". */
const rentedOutWords =
  /^(?:already)?(?:let|letout|rented|rentedout|leased|leasedout|occupied|tenanted|gone|booked|காலியில்லை|வாடகைக்குவிட்டாச்சு)$/;

/**
 * The findings about cells that say so where no column of the status does.
 * Columns of choices and of yes or no are skipped: a word there answers that column.
 */
function findRentedOut({ columns, headers }: Table, cells: readonly Cell[]): CellFinding[] {
  return cells.flatMap((cell, index): CellFinding[] => {
    const cellRules = columns.find((one) => one.index === index)?.column.cells;
    const hasChoices = cellRules?.words !== undefined || cellRules?.anyOf !== undefined;
    const text = cellText(cell).trim();
    const [word = ''] = text.split(/[-–—:;,(\d]/);
    if (hasChoices || !rentedOutWords.test(plainWord(word))) return [];
    return [
      {
        key: 'status',
        column: headers[index] ?? '',
        index,
        caution: { code: 'says-rented-out', text },
      },
    ];
  });
}

function parseSheetRow(table: Table, { number, cells }: SheetRow): ParsedRow {
  const fields: ParsedRow['fields'] = {};
  const findings: CellFinding[] = [];
  for (const { index, header, column } of table.columns) {
    const { key } = column;
    const houseRules = key === 'letTo' ? takeHouseRules(cellText(cells[index])) : null;
    if (houseRules?.isVegetarian) fields.veg ??= true;
    if (houseRules?.isWithoutPets) fields.pets ??= false;
    const hasHouseRule =
      houseRules !== null && (houseRules.isVegetarian || houseRules.isWithoutPets);
    const read = readValue(column, hasHouseRule ? houseRules.rest : cells[index], table.words);
    if (read === undefined) continue;
    if ('value' in read) {
      const value = readInUnit(key, header, read.value);
      fields[key] = key in fields ? join(key, [fields[key], value]) : value;
    } else {
      findings.push({ key, column: header, index, ...faultOrCaution(column, read.fault) });
    }
  }
  const { reference: given = '', version = '', date, ...rest } = splitRoomsAndSize(fields);
  const reference = String(given);
  const day = typeof date === 'string' ? date : undefined;
  if (!('status' in rest)) findings.push(...findRentedOut(table, cells));
  return { row: number, cells, reference, version: String(version), day, fields: rest, findings };
}

/** All rows of a table, read. */
export function parseRows(table: Table): ParsedRow[] {
  return table.rows.map((row) => parseSheetRow(table, row));
}
