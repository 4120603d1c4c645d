import { columnLetters, cellText, isBlank } from './cell';
import { columns, type Column } from './columns';
import { columnOf, plainHeader, reasonTitle } from './header';
import { sheetLimits, type ColumnMatch } from './preview';
import type { Sheet, SheetRow } from './sheet';

/** A column of the sheet that is loaded. */
export interface TableColumn {
  /** Counted from 0. */
  at: number;
  header: string;
  column: Column;
}

/** The properties of a sheet: its header row understood, and the rows below it. */
export interface Table {
  headers: string[];
  matches: ColumnMatch[];
  columns: TableColumn[];
  rows: SheetRow[];
}

/** The sheet as a whole cannot be loaded; the message says what to do. */
export class SheetRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetRefused';
  }
}

/** Titles, dates and addresses of the office may stand above the headers. */
const headerSearchRows = 20;

function matchCount({ cells }: SheetRow): number {
  return cells.filter((cell) => columnOf(cellText(cell)) !== null).length;
}

function findHeader(rows: readonly SheetRow[]): SheetRow {
  const best = rows
    .slice(0, headerSearchRows)
    .reduce<SheetRow | null>(
      (found, row) => (matchCount(row) > (found ? matchCount(found) : 1) ? row : found),
      null,
    );
  if (best) return best;
  throw new SheetRefused(
    'No row of headers was found. One of the first rows must hold headers such as Name, Address and Rent per month. The template has them all.',
  );
}

function matchColumn(header: string, at: number): ColumnMatch {
  const isOurs = plainHeader(header) === plainHeader(reasonTitle);
  const key = isOurs ? 'skipped' : (columnOf(header)?.key ?? null);
  return { letters: columnLetters(at), header, key };
}

function refuseDuplicates(found: readonly TableColumn[]): void {
  for (const one of found) {
    const other = found.find(({ at, column }) => at > one.at && column === one.column);
    if (!other) continue;
    const places = `${columnLetters(one.at)} (“${one.header}”) and ${columnLetters(other.at)} (“${other.header}”)`;
    throw new SheetRefused(
      `Two columns hold the ${one.column.title}: ${places}. Delete one of them, or give it another header.`,
    );
  }
}

function refuseMissing(found: readonly TableColumn[]): void {
  const has = (wanted: Column) => found.some(({ column }) => column === wanted);
  // With references a sheet may hold only what is to be changed.
  if (found.some(({ column }) => column.key === 'reference')) return;
  const missing = columns.filter((column) => column.isRequired && !has(column));
  if (missing.length === 0) return;
  const titles = missing.map(({ title }) => title).join(', ');
  throw new SheetRefused(
    `The sheet has no column for: ${titles}. Add it with this header, or start from the template.`,
  );
}

function refuseWide(matches: readonly ColumnMatch[], rows: readonly SheetRow[]): void {
  const own = matches.filter(({ key }) => key === 'skipped').length;
  const widest = Math.max(...rows.map(({ cells }) => cells.length)) - own;
  if (widest <= sheetLimits.columns) return;
  throw new SheetRefused(
    `The sheet has ${widest} columns. At most ${sheetLimits.columns} can be loaded: delete those that describe no home.`,
  );
}

/** The last row of a joined range such as `A1:D3`. */
function lastRow(range: string): number {
  return Number(/\d+$/.exec(range)?.[0] ?? 0);
}

function refuseMerges(merges: readonly string[], header: SheetRow): void {
  const found = merges.find((range) => lastRow(range) >= header.number);
  if (found === undefined) return;
  throw new SheetRefused(
    `The cells ${found} are merged, so that rows cannot be told apart. Select the whole sheet, choose Unmerge Cells, and upload it again.`,
  );
}

/** Finds the header row and the rows of properties; throws `SheetRefused` when the sheet cannot be understood. */
export function readTable({ name, rows, merges }: Sheet): Table {
  const header = findHeader(rows);
  refuseMerges(merges, header);
  const all = rows.filter(({ number }) => number >= header.number);
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, at) => cellText(header.cells[at]).trim());
  const found = headers.flatMap((text, at) => {
    const column = columnOf(text);
    return column ? [{ at, header: text, column }] : [];
  });
  refuseDuplicates(found);
  refuseMissing(found);
  const isFilled = ({ cells }: SheetRow) => found.some(({ at }) => !isBlank(cells[at]));
  const below = rows.filter((row) => row.number > header.number && isFilled(row));
  if (below.length === 0) {
    throw new SheetRefused(`The sheet “${name}” has headers, but no home below them.`);
  }
  if (below.length > sheetLimits.rows) {
    throw new SheetRefused(
      `The sheet “${name}” has ${below.length} rows. At most ${sheetLimits.rows} can be loaded at once: divide it into several workbooks.`,
    );
  }
  const isUsed = (at: number) => below.some(({ cells }) => !isBlank(cells[at]));
  const matches = headers
    .map(matchColumn)
    .filter(({ header: text }, at) => text !== '' || isUsed(at));
  refuseWide(matches, [header, ...below]);
  return { headers, matches, columns: found, rows: below };
}
