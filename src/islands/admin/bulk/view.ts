import type {
  BulkPreview,
  CellError,
  RowAction,
  RowPreview,
  RowResult,
} from '../../../domain/bulk/preview';
import type { Run } from './state';

export type RowFilter = RowAction | 'all';

export const rowFilters: readonly RowFilter[] = ['all', 'create', 'update', 'unchanged', 'error'];

/** So many rows are shown at first, and so many more each time. */
export const pageSize = 100;

/** The rows that a filter shows, in the order of the sheet. */
export function viewRows(rows: readonly RowPreview[], filter: RowFilter): readonly RowPreview[] {
  return filter === 'all' ? rows : rows.filter(({ action }) => action === filter);
}

/** How many rows would be written. */
export function writableRows({ counts }: BulkPreview): number {
  return counts.create + counts.update;
}

/** Rows that are finished, of all that are sent. */
export interface Progress {
  done: number;
  total: number;
}

/** How far a batch is; only rows that are to be written are sent. */
export function progressOf({ preview, results }: Run): Progress {
  return { done: results.length, total: writableRows(preview) };
}

/** The last quarter that is full, for a screen reader that is not to hear every chunk; `null` before the first. */
export function lastQuarter({ done, total }: Progress): Progress | null {
  const quarter = total === 0 ? 0 : Math.floor((4 * done) / total);
  return quarter === 0 ? null : { done: Math.ceil((quarter * total) / 4), total };
}

/** A row that was not written, with all that is wrong with it. */
export interface KeptRow {
  row: number;
  name: string;
  errors: readonly CellError[];
  /** What the server said when it was to be written. */
  message: string;
}

/** The rows that are not in the store: those with errors and those that could not be written. */
export function keptRows({ preview, results }: Run): KeptRow[] {
  const byRow = new Map(results.map((result) => [result.row, result]));
  return preview.rows.flatMap(({ row, name, action, errors }) => {
    const result = byRow.get(row);
    if (action !== 'error' && result?.state !== 'kept') return [];
    return [{ row, name, errors, message: result?.message ?? '' }];
  });
}

/** What became of the rows. */
export type ResultCounts = Record<RowResult['state'], number>;

/** Counts of the result, those rows included that were not sent because nothing was to be written. */
export function resultCounts({ preview, results }: Run): ResultCounts {
  const { unchanged, error } = preview.counts;
  const counts: ResultCounts = { created: 0, updated: 0, unchanged, kept: error };
  for (const { state } of results) counts[state] += 1;
  return counts;
}
