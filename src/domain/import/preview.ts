import type { PlannedRow, RowAction } from './planned-row';
import type { ColumnMatch } from './table';

/** How the operator wants a workbook to be read. */
export interface ReadChoices {
  /** The sheet; without it the first one with headers. */
  sheet?: string;
  /** Letters of the columns that may become public text. */
  columns?: readonly string[];
  /** Whether rows with the name and address of a property on the site change that property. */
  twinsAreChanges?: boolean;
}

/** What is wrong with one cell, and what to do; `cell` is its address such as `F12`, or the row's when none holds it. */
export interface CellError {
  cell: string;
  /** The header of its column, as the sheet has it. */
  column: string;
  value: string;
  message: string;
}

/** One row of the preview: what it would do, with faults and cautions in words. */
export type RowPreview = Pick<PlannedRow, 'row' | 'name' | 'id' | 'action' | 'changes' | 'twin'> & {
  errors: CellError[];
  /** What the operator should look at, though the row can be imported. */
  cautions: string[];
};

/** The number of rows for each action. */
export type RowCounts = Record<RowAction, number>;

/** What a workbook would do, before anything is written. */
export interface ImportPreview {
  /** Names the import in the calls that follow. */
  id: string;
  fileName: string;
  sheet: string;
  /** The visible sheets, to choose another. */
  sheets: string[];
  columns: ColumnMatch[];
  /** As it was asked for in `ReadChoices`. */
  twinsAreChanges: boolean;
  counts: RowCounts;
  rows: RowPreview[];
}
