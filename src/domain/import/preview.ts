import type { ColumnKey } from './headers';

/** What one row of the sheet would do, or did. */
export type RowAction = 'create' | 'update' | 'unchanged' | 'error';

/** What is wrong with one cell, and what to do; `cell` is its address such as `F12`, or the row's when none holds it. */
export interface CellError {
  cell: string;
  /** The header of its column, as the sheet has it. */
  column: string;
  value: string;
  message: string;
}

/** One field that an update changes, as people read it; long texts are cut. */
export interface FieldChange {
  key: ColumnKey;
  from: string;
  to: string;
}

/** What a new row looks like: a property that is on the site (`id`), or an earlier row of the sheet. */
export type Twin = {
  name: string;
  /** Whether name and address are alike; else only pin code, size and bedrooms are the same. */
  isAlike: boolean;
} & ({ id: string } | { row: number });

export interface RowPreview {
  /** The row's number in the sheet. */
  row: number;
  name: string;
  /** The property's id: given, or derived from the row; empty where the row has none. */
  id: string;
  action: RowAction;
  changes: FieldChange[];
  errors: CellError[];
  /** What the operator should look at, though the row can be imported. */
  cautions: string[];
  /** Likely the same property; the operator chooses whether the row is imported. */
  twin?: Twin;
}

export type RowCounts = Record<RowAction, number>;

/** How one column of the sheet was understood. */
export interface ColumnMatch {
  letters: string;
  header: string;
  /** `null`: not understood, and not imported. `skipped`: our own column that is not imported. */
  key: ColumnKey | 'skipped' | null;
  /** Set for a column that would become public text though its header is not the template's. */
  consent?: 'missing' | 'given';
}

/** How the operator wants a workbook to be read. */
export interface ReadChoices {
  /** The sheet; without it the first one with headers. */
  sheet?: string;
  /** Letters of the columns that may become public text. */
  columns?: readonly string[];
  /** Whether rows with the name and address of a property on the site change that one. */
  twinsAreChanges?: boolean;
}

/** What a workbook would do, before anything is written. */
export interface ImportPreview {
  /** Names the import in the calls that follow. */
  id: string;
  fileName: string;
  sheet: string;
  /** The visible sheets, to choose another. */
  sheets: string[];
  /** The sheets before it that hold no headers, such as a cover. */
  passedSheets: string[];
  columns: ColumnMatch[];
  /** Whether rows with the name and address of a property on the site change that one. */
  twinsAreChanges: boolean;
  counts: RowCounts;
  rows: RowPreview[];
}

/** What became of one row. */
export interface RowResult {
  row: number;
  name: string;
  id: string;
  /** `skipped`: not written, and `message` says why. */
  state: 'created' | 'updated' | 'unchanged' | 'skipped';
  message: string;
}

/** What an import did with each row that the preview would have written. */
export interface ImportResult {
  results: RowResult[];
}

/** What undoing an import did. */
export interface UndoResult {
  undone: number;
  /** Properties that were edited since, and stay as they are. */
  edited: { id: string; name: string; row: number }[];
}

/** An import as the list of the last ones shows it. */
export interface ImportSummary {
  id: string;
  fileName: string;
  /** ISO 8601 in UTC. */
  at: string;
  counts: RowCounts;
  state: 'imported' | 'undone';
  /** When it cannot be undone any more, ISO 8601 in UTC. */
  undoUntil: string;
}

/** At most so many rows (without the header) and columns, in a file of at most so many megabytes. */
export const sheetLimits = {
  rows: 1_000,
  columns: 60,
  megabytes: 4,
  bytes: 4 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;
/** Days for which an import can be undone. */
export const undoDays = 30;
