import type { PropertySummary } from '../property/schema';
import type { Cell } from './cell';

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
