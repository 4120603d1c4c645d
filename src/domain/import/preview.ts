import type { Matching, SheetColumn } from './matching/matching';
import type { PlannedRow, RowAction } from './planned-row';

export interface CellWords {
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
  cells: CellWords[];
}

export type RowCounts = Record<RowAction, number>;

export interface ImportPreview {
  id: string;
  fileName: string;
  counts: RowCounts;
  rows: RowPreview[];
  hidden: number[];
  leftOut: number[];
}

/** A workbook as it was read: its columns and, unless they have to be matched first, what it would do. */
export interface ReadWorkbook {
  sheets: string[];
  firstRows: { number: number; text: string }[];
  matching: Matching;
  columns: SheetColumn[];
  /** The headers of columns with facts that are not imported: those that the sheet shows, and those that it hides. */
  notImported: string[];
  hiddenColumns: string[];
  /** The hidden sheets beside the one that was read, and the others. */
  hiddenSheets: string[];
  otherSheets: string[];
  preview: ImportPreview | null;
}

export type RowChoices = Readonly<Record<string, 'create' | 'update'>>;
