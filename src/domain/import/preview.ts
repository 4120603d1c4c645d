/** What the office is told of an import: its rows before, what visitors will see, what became of each row. */
import type { RequiredPropertyField } from '../property/fields';
import { findMissing } from '../property/missing';
import type { Property, PropertySummary } from '../property/schema';
import type { MonthFirst } from './cells-beside';
import type { SheetColumn } from './column-meant';
import type { Question } from './question';
import type { LeftOutRow, Matching } from './table';
import type { Cell } from './sheet';

/** What visitors see of a property after its row is written; nothing where it is to be checked, is hidden by the sheet, or lacks facts. */
export type Publication =
  | { state: 'shown' | 'held' | 'hidden' }
  | { state: 'incomplete'; missing: readonly RequiredPropertyField[] };

/** `isHeld`: something about it is to be checked before visitors may see it. */
export function findPublication(
  property: Pick<Property, 'shown' | RequiredPropertyField>,
  isHeld: boolean,
): Publication {
  if (!property.shown) return { state: isHeld ? 'held' : 'hidden' };
  const missing = findMissing(property);
  return missing.length === 0 ? { state: 'shown' } : { state: 'incomplete', missing };
}

/** How many properties visitors see after an import; those that lack the same facts are counted together. */
export interface PublicationCounts {
  shown: number;
  held: number;
  hidden: number;
  incomplete: { missing: readonly RequiredPropertyField[]; count: number }[];
}

/** What visitors see of the properties that were written, as the preview of their rows has said. */
export function countWritten(
  rows: readonly { row: number; after: Partial<Record<'create' | 'update', Publication>> }[],
  results: readonly RowResult[],
): PublicationCounts {
  const states = new Map(results.map(({ row, state }) => [row, state]));
  return countPublications(
    rows.flatMap(({ row, after }) => {
      const state = states.get(row);
      const seen = state === 'created' ? after.create : state === 'updated' ? after.update : null;
      return seen ? [seen] : [];
    }),
  );
}

export function countPublications(all: readonly Publication[]): PublicationCounts {
  const count = (state: Publication['state']) => all.filter((one) => one.state === state).length;
  const lacking = all.flatMap((one) => (one.state === 'incomplete' ? [one.missing] : []));
  const alike = Map.groupBy(lacking, (missing) => missing.join(' '));
  return {
    shown: count('shown'),
    held: count('held'),
    hidden: count('hidden'),
    incomplete: [...alike.values()].flatMap(([missing, ...more]) =>
      missing ? [{ missing, count: 1 + more.length }] : [],
    ),
  };
}

/** A cell in the preview of its row, with what will be written and what is wrong with it. */
export interface CellPreview {
  /** Its address such as `F12`; '' where the sheet has no such column. */
  cell: string;
  column: string;
  value: string;
  before?: string;
  fault?: string;
  caution?: string;
  /** Whether visitors could read a telephone number or an email address in it. */
  hasContact?: true;
  /** What the cell says is not imported. */
  isLeftOut?: true;
}

/** What would become of a row. */
export interface RowOutcome {
  row: number;
  name: string;
  id: string;
  action: RowAction;
  /** What visitors see after each write that may be chosen. */
  after: Partial<Record<'create' | 'update', Publication>>;
  /** The property (`id`) or earlier row with the same name and address; of a twin, another floor, size or number of rooms tells it apart. */
  like?: { name: string; isTwin?: true } & ({ id: string } | { row: number });
}

export interface RowPreview extends RowOutcome {
  cells: CellPreview[];
}

/** How a column was read: its first cells, each beside what visitors would read; '' where that is nothing. */
export interface ColumnReading {
  header: string;
  title: string;
  examples: { cell: string; text: string }[];
}

export interface ImportPreview {
  id: string;
  fileName: string;
  counts: RowCounts;
  rows: RowPreview[];
  /** The numbers of the rows that the sheet hides; they are not imported. */
  hiddenRows: number[];
  /** The rows without a property: titles, sums, repeated headers. */
  leftOutRows: LeftOutRow[];
  /** The columns that write the month of a day first. */
  monthFirst: MonthFirst[];
  readings: ColumnReading[];
}

/** A workbook as it was read: its columns and, unless they have to be matched first, what it would do. */
export interface WorkbookReading {
  sheets: string[];
  firstRows: { number: number; text: string }[];
  matching: Matching;
  columns: SheetColumn[];
  /** What the sheet leaves open. */
  questions: readonly Question[];
  /** The headers of the columns that the sheet shows and whose facts are not imported. */
  notImported: string[];
  /** The headers of the columns that the sheet hides and whose facts are not imported. */
  hiddenColumns: string[];
  /** The names of the hidden sheets that were not read. */
  hiddenSheets: string[];
  /** The names of the visible sheets that were not read. */
  otherSheets: string[];
  preview: ImportPreview | null;
}

export type RowChoices = Readonly<Record<string, 'create' | 'update' | 'skipped'>>;

/** The effect of a row; `skipped`: nothing, unless the operator chooses. */
export type RowAction = 'create' | 'update' | 'unchanged' | 'skipped' | 'error';

export type RowCounts = Record<RowAction, number>;

export interface RowResult {
  row: number;
  name: string;
  id: string;
  /** `skipped`: not written, and `message` says why. */
  state: 'created' | 'updated' | 'skipped';
  message: string;
}

export interface FaultyRow {
  row: number;
  cells: Cell[];
  reason: string;
}

export interface ImportResult {
  results: RowResult[];
  /** A few of the written properties that visitors see. */
  seen: PropertySummary[];
}

export interface UndoResult {
  undone: number;
  inTrash: number;
  /** Properties that stay as they are; `isNew`: the import had added it. */
  edited: { id: string; name: string; row: number; isNew: boolean }[];
}

export interface ImportSummary {
  id: string;
  fileName: string;
  by?: string | undefined;
  at: string;
  counts: RowCounts;
  state: 'imported' | 'undone';
  /** The last moment at which it can be undone, ISO 8601 in UTC. */
  undoUntil: string;
}

export const undoDays = 30;
