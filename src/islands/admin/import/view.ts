import type {
  ImportPreview,
  ReadChoices,
  CellError,
  RowPreview,
} from '../../../domain/import/preview';
import type { ColumnMatch } from '../../../domain/import/table';
import type { RowResult } from '../../../domain/import/result';

/** An import with its results. */
export interface FinishedImport {
  preview: ImportPreview;
  results: readonly RowResult[];
  /** The server's warning, such as that visitors may see the old pages, or `null`. */
  warning: string | null;
}

type Outcome = Pick<FinishedImport, 'preview' | 'results'>;

/** `check`: the rows with something to look at. */
export const rowFilters = ['all', 'error', 'check', 'create', 'update', 'unchanged'] as const;
export type RowFilter = (typeof rowFilters)[number];

function isShown({ action, cautions }: RowPreview, filter: RowFilter): boolean {
  if (filter === 'check') return cautions.length > 0;
  return filter === 'all' || action === filter;
}

function rank({ action, cautions }: RowPreview): number {
  if (action === 'error') return 0;
  return cautions.length > 0 ? 1 : 2;
}

/** The rows that a filter shows: those with errors, those to look at, the others, each in the order of the sheet. */
export function viewRows(rows: readonly RowPreview[], filter: RowFilter): readonly RowPreview[] {
  return rows.filter((row) => isShown(row, filter)).sort((one, other) => rank(one) - rank(other));
}

/** How a preview was read, to read it again with one choice changed. */
export function readChoicesOf({ sheet, columns, twinsAreChanges }: ImportPreview): ReadChoices {
  const allowed = columns.filter(({ consent }) => consent === 'given');
  return { sheet, columns: allowed.map(({ letters }) => letters), twinsAreChanges };
}

/** How many rows would be written. */
export function writableRows({ counts }: ImportPreview): number {
  return counts.create + counts.update;
}

/** A row that was not written, with all that is wrong with it. */
interface RejectedRow {
  row: number;
  name: string;
  errors: readonly CellError[];
  /** Why the server did not write it. */
  message: string;
}

/** The rows that are not in the store: those with errors and those that could not be written. */
export function rejectedRows({ preview, results }: Outcome): RejectedRow[] {
  const byRow = new Map(results.map((result) => [result.row, result]));
  return preview.rows.flatMap(({ row, name, action, errors }) => {
    const result = byRow.get(row);
    if (action !== 'error' && result?.state !== 'skipped') return [];
    return [{ row, name, errors, message: result?.message ?? '' }];
  });
}

/** Counts of the results, including the rows that were not sent because there was nothing to write. */
export function resultCounts({ preview, results }: Outcome): Record<RowResult['state'], number> {
  const { unchanged, error } = preview.counts;
  const counts = { created: 0, updated: 0, unchanged, skipped: error };
  for (const { state } of results) counts[state] += 1;
  return counts;
}

/** The letters of the columns that are allowed after one more, or one less. */
export function allowedColumns(matches: readonly ColumnMatch[], changed: ColumnMatch): string[] {
  const isAllowed = (match: ColumnMatch) => (match.consent === 'given') !== (match === changed);
  return matches.filter(isAllowed).map(({ letters }) => letters);
}

/** The numbers of the rows that are skipped at first: those that are on the site, or in the sheet, already. */
export function likelyTwins(rows: readonly RowPreview[]): ReadonlySet<number> {
  return new Set(rows.filter(({ twin }) => twin).map(({ row }) => row));
}
