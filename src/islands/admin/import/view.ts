/**
 * What the screens of an import count and show of its rows, after the operator's choices. Decided from the preview alone;
 * the server decided what each row would do.
 */
import { previewWords } from '../../../content/import/preview';
import {
  type ImportPreview,
  type WorkbookReading,
  type RowChoices,
  type RowPreview,
  countPublications,
  type PublicationCounts,
  type ImportResult,
  type RowAction,
  type RowCounts,
} from '../../../domain/import';
import { groupDigits } from '../../../domain/number';
import { shorten } from '../../../domain/shorten';

export interface FinishedImport extends ImportResult {
  read: WorkbookReading;
  preview: ImportPreview;
  warning: string | null;
}

const { counts: labels } = previewWords;
const actions = ['create', 'update', 'unchanged', 'skipped', 'error'] as const;

type Outcome = Pick<FinishedImport, 'preview' | 'results'>;

export const rowFilters = ['all', 'with notes', ...actions] as const;
export type RowFilter = (typeof rowFilters)[number];

/** Whether something beside a row is to be read: it may be a property that is there, or a cell has a caution. */
function hasNotes({ cells, like }: RowPreview): boolean {
  return like !== undefined || cells.some(({ caution }) => caution !== undefined);
}

/** The action of a row, after the operator's choice. */
export function chooseAction({ row, action }: RowPreview, choices: RowChoices): RowAction {
  return choices[row] ?? action;
}

/**
 * The same choice for all rows that may be properties which are there: 'update' only for a row that is like a stored property,
 * not like another row of the sheet.
 */
export function chooseForAll(
  rows: readonly RowPreview[],
  action: 'create' | 'update' | 'skipped',
): RowChoices {
  const chosen = rows.filter(({ like }) => like && (action !== 'update' || 'id' in like));
  return Object.fromEntries(chosen.map(({ row }) => [row, action] as const));
}

/** Counts what visitors see of the properties that the chosen rows write. */
export function countSeen(rows: readonly RowPreview[], choices: RowChoices): PublicationCounts {
  return countPublications(
    rows.flatMap((row) => {
      const action = chooseAction(row, choices);
      return (action === 'create' || action === 'update') && row.after[action]
        ? [row.after[action]]
        : [];
    }),
  );
}

/** Counts the rows by action, after the operator's choices. */
export function countRows(rows: readonly RowPreview[], choices: RowChoices): RowCounts {
  const counts = { create: 0, update: 0, unchanged: 0, skipped: 0, error: 0 };
  for (const row of rows) counts[chooseAction(row, choices)] += 1;
  return counts;
}

function rank(row: RowPreview): number {
  if (row.action === 'error') return 0;
  return hasNotes(row) ? 1 : 2;
}

/** The rows that a filter shows: those with errors, those with notes, the others, each in the order of the sheet. */
export function viewImportRows(
  rows: readonly RowPreview[],
  filter: RowFilter,
  choices: RowChoices = {},
): readonly RowPreview[] {
  const isShown = (row: RowPreview) =>
    filter === 'with notes'
      ? hasNotes(row)
      : filter === 'all' || chooseAction(row, choices) === filter;
  return rows.filter(isShown).sort((one, other) => rank(one) - rank(other));
}

/** The rows that wrote nothing though they should have: those with errors and those that were skipped, with the reason. */
export function listUnwrittenRows({ preview, results }: Outcome) {
  const byRow = new Map(results.map((result) => [result.row, result]));
  return preview.rows.flatMap(({ row, name, action, cells }) => {
    const result = byRow.get(row);
    if (action !== 'error' && result?.state !== 'skipped') return [];
    const faults = cells.filter(({ fault }) => fault !== undefined);
    const state = action === 'error' ? action : 'skipped';
    return [{ row, name, action: state, cells: faults, message: result?.message ?? '' }] as const;
  });
}

/** The values of imported rows that were left out, row by row. */
export function listLeftOutCells({ preview, results }: Outcome) {
  const written = new Set(results.filter(({ state }) => state !== 'skipped').map(({ row }) => row));
  return preview.rows.flatMap(({ row, name, action, cells }) => {
    const left = cells.filter(({ isLeftOut }) => isLeftOut);
    return written.has(row) && left.length > 0 ? [{ row, name, action, cells: left }] : [];
  });
}

/** Counts the rows of a finished import by result. */
export function countResults({ preview, results }: Outcome): RowCounts {
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  const written = { create: count('created'), update: count('updated') };
  return { ...preview.counts, ...written, skipped: count('skipped') };
}

/** Such as "3 new, 1 with errors". */
export function formatCounts(counts: RowCounts): string {
  return actions
    .filter((action) => counts[action] > 0)
    .map((action) => `${groupDigits(counts[action])} ${labels[action].toLowerCase()}`)
    .join(', ');
}

const shownValues = 4;
const valueCharacters = 40;

/** What is left out of the rows, column by column: a few of its texts, and how many cells there are. */
export function groupLeftOut(rows: readonly RowPreview[]) {
  const left = rows.flatMap(({ cells }) => cells.filter(({ isLeftOut }) => isLeftOut));
  return [...Map.groupBy(left, ({ column }) => column)].map(([column, cells]) => {
    const values = [...new Set(cells.map(({ value }) => shorten(value, valueCharacters)))];
    return { column, values: values.slice(0, shownValues), count: cells.length };
  });
}
