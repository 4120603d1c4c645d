import { isRequired } from '../field';
import { columnLetters, cellText, isBlank, type Cell } from './cell';
import { columns, reasonTitle, type Column } from './columns';
import { columnOf, plainHeader } from './read-header';
import { SheetRejected } from './faults';
import { type ColumnKey, notesHeaders } from './headers';

/** One sheet of a workbook as it was read. */
export interface Sheet {
  name: string;
  /** The visible sheets of the workbook, in their order. */
  names: string[];
  /** The rows that hold something, in their order. */
  rows: SheetRow[];
  /** Joined cells, such as `A1:D1`. */
  merges: string[];
}

export interface SheetRow {
  /** As spreadsheets count, from 1. */
  number: number;
  /** From column A on; without the blank cells at the end. */
  cells: Cell[];
}

/** A column of the sheet that is imported. */
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

/** The maximum number of rows (without the header) and columns of a sheet, and the maximum size of its file. */
export const sheetLimits = {
  rows: 1_000,
  columns: 60,
  megabytes: 4,
  bytes: 4 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;

/** How one column of the sheet was understood. */
export interface ColumnMatch {
  letters: string;
  header: string;
  /** `null`: not understood, and not imported. `skipped`: our own column that is not imported. */
  key: ColumnKey | 'skipped' | null;
  /** Set for a column that would become public text though it may hold an office's own notes. */
  consent?: 'missing' | 'given';
}

/** The header may be below a title, a date or an address; only these rows are searched for it. */
const headerSearchRows = 20;

/** The row with the most headers, at least two; of several the first. */
function findHeader({ name, rows }: Sheet): SheetRow {
  if (rows.length === 0) throw new SheetRejected({ code: 'empty', sheet: name });
  const [best] = rows
    .slice(0, headerSearchRows)
    .map((row) => ({ row, count: row.cells.filter((cell) => columnOf(cellText(cell))).length }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count);
  if (best) return best.row;
  throw new SheetRejected({ code: 'no-headers' });
}

/** A column of the sheet with the column that its header means, and whether that may become public text. */
interface ReadColumn extends Pick<ColumnMatch, 'letters' | 'header' | 'consent'> {
  at: number;
  column: Column | null;
}

function readColumn(header: string, at: number, allowed: readonly string[]): ReadColumn {
  const letters = columnLetters(at);
  const column = columnOf(header);
  const read = { letters, header, at, column };
  if (!notesHeaders.includes(plainHeader(header))) return read;
  return { ...read, consent: allowed.includes(letters) ? 'given' : 'missing' };
}

function matchOf({ letters, header, column, consent }: ReadColumn): ColumnMatch {
  if (plainHeader(header) === plainHeader(reasonTitle) || column?.kind === 'shown') {
    return { letters, header, key: 'skipped' };
  }
  return { letters, header, key: column?.key ?? null, ...(consent && { consent }) };
}

/** Texts of several columns are joined; of two rents nobody knows which one is right. */
const canBeJoined = ({ field }: Column) => field?.kind === 'multiline' && !isRequired(field);

function rejectSameColumns(found: readonly TableColumn[]): void {
  for (const one of found.filter(({ column }) => !canBeJoined(column))) {
    const other = found.find(({ at, column }) => at > one.at && column === one.column);
    if (!other) continue;
    const places = [one, other].map(({ at, header }) => ({ letters: columnLetters(at), header }));
    throw new SheetRejected({ code: 'same-column', title: one.column.title, places });
  }
}

function rejectMissing(found: readonly TableColumn[]): void {
  const has = (wanted: Column) => found.some(({ column }) => column === wanted);
  // With references a sheet may hold only what is to be changed.
  if (found.some(({ column }) => column.key === 'reference')) return;
  const missing = columns.filter((column) => column.isRequired && !has(column));
  if (missing.length === 0) return;
  throw new SheetRejected({ code: 'missing-columns', titles: missing.map(({ title }) => title) });
}

function rejectWide(matches: readonly ColumnMatch[], rows: readonly SheetRow[]): void {
  const own = matches.filter(({ key }) => key === 'skipped').length;
  const widest = Math.max(...rows.map(({ cells }) => cells.length)) - own;
  const max = sheetLimits.columns;
  if (widest > max) throw new SheetRejected({ code: 'too-wide', columns: widest, max });
}

/** The last row of a joined range such as `A1:D3`. */
function lastRow(range: string): number {
  return Number(/\d+$/.exec(range)?.[0] ?? 0);
}

function rejectMerges(merges: readonly string[], header: SheetRow): void {
  const range = merges.find((one) => lastRow(one) >= header.number);
  if (range !== undefined) throw new SheetRejected({ code: 'merged', range });
}

/**
 * Finds the header row and the rows of properties; `allowed` are the letters of columns that may become public text.
 * Throws `SheetRejected` when the sheet cannot be understood.
 */
export function readTable(sheet: Sheet, allowed: readonly string[] = []): Table {
  const { name, rows, merges } = sheet;
  const header = findHeader(sheet);
  rejectMerges(merges, header);
  const all = rows.filter(({ number }) => number >= header.number);
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, at) => cellText(header.cells[at]).trim());
  const read = headers.map((text, at) => readColumn(text, at, allowed));
  const found = read.flatMap(({ at, header: text, column, consent }) =>
    column && column.kind !== 'shown' && consent !== 'missing'
      ? [{ at, header: text, column }]
      : [],
  );
  rejectSameColumns(found);
  rejectMissing(found);
  const isFilled = ({ cells }: SheetRow) => found.some(({ at }) => !isBlank(cells[at]));
  const below = rows.filter((row) => row.number > header.number && isFilled(row));
  if (below.length === 0) throw new SheetRejected({ code: 'no-rows', sheet: name });
  const max = sheetLimits.rows;
  if (below.length > max) {
    throw new SheetRejected({ code: 'too-long', sheet: name, rows: below.length, max });
  }
  const isUsed = (at: number) => below.some(({ cells }) => !isBlank(cells[at]));
  const matches = read.filter((one) => one.header !== '' || isUsed(one.at)).map(matchOf);
  rejectWide(matches, [header, ...below]);
  return { headers, matches, columns: found, rows: below };
}
