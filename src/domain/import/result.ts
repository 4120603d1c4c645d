import type { Cell } from './cell';
import type { RowCounts } from './preview';

/** The result of one row. */
export interface RowResult {
  row: number;
  name: string;
  id: string;
  /** `skipped`: not written, and `message` says why. */
  state: 'created' | 'updated' | 'skipped';
  message: string;
}

/** A row for the workbook of faulty rows. */
export interface FaultyRow {
  row: number;
  cells: Cell[];
  reason: string;
}

/** What an import did with each row that the preview would have written. */
export interface ImportResult {
  results: RowResult[];
}

/** What undoing an import did. */
export interface UndoResult {
  undone: number;
  inTrash: number;
  edited: { id: string; name: string; row: number }[];
}

/** An import in the list of recent imports. */
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

/** Days for which an import can be undone. */
export const undoDays = 30;
