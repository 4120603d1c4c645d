import type { MonthFirst } from './day-columns';
import type { Matching, SheetColumn } from './matching/matching';
import type { PlannedRow } from './planned-row';
import type { RowCounts } from './result';

/** A cell in the preview of its row, with what will be written and what is wrong with it. */
export interface CellPreview {
  /** Its address such as `F12`; '' where the sheet has no such column. */
  cell: string;
  column: string;
  value: string;
  before?: string;
  fault?: string;
  caution?: string;
  /** What the cell says is not imported. */
  isLeftOut?: true;
}

export interface RowPreview extends Pick<
  PlannedRow,
  'row' | 'name' | 'id' | 'action' | 'like' | 'after'
> {
  cells: CellPreview[];
}

export interface ImportPreview {
  id: string;
  fileName: string;
  counts: RowCounts;
  rows: RowPreview[];
  /** The numbers of the rows that the sheet hides; they are not imported. */
  hiddenRows: number[];
  /** The numbers of the rows without a property: titles, sums, repeated headers. */
  leftOutRows: number[];
  /** The columns that write the month of a day first. */
  monthFirst: MonthFirst[];
}

/** A workbook as it was read: its columns and, unless they have to be matched first, what it would do. */
export interface WorkbookReading {
  sheets: string[];
  firstRows: { number: number; text: string }[];
  matching: Matching;
  columns: SheetColumn[];
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

export type RowChoices = Readonly<Record<string, 'create' | 'update'>>;
