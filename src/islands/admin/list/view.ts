import type { ListQuery, SortColumn } from './query';
import type { Row } from './row';

/** A line with the text that a search looks through. */
export interface PreparedRow {
  row: Row;
  text: string;
}

/** So many lines are shown at first, and so many more each time. */
export const pageSize = 50;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare: Record<SortColumn, (one: Row, other: Row) => number> = {
  title: (one, other) => collator.compare(one.title, other.title),
  group: (one, other) => collator.compare(one.group, other.group),
  updated: (one, other) =>
    Number(one.updatedAt > other.updatedAt) - Number(one.updatedAt < other.updatedAt),
};

/** Lowers the searched texts once, not with every key. */
export function prepareRows(rows: readonly Row[]): PreparedRow[] {
  return rows.map((row) => ({ row, text: `${row.title} ${row.detail}`.toLowerCase() }));
}

function isShown({ group, lacks }: Row, show: string): boolean {
  return show === '' || group === show || lacks.some((gap) => gap === show);
}

/** The lines that hold every word of the search, in the wanted order; equal ones keep theirs. */
export function viewRows(prepared: readonly PreparedRow[], query: ListQuery): Row[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = query.descending ? -1 : 1;
  return prepared
    .filter(
      ({ row, text }) => isShown(row, query.show) && words.every((word) => text.includes(word)),
    )
    .map(({ row }) => row)
    .sort((one, other) => direction * compare[query.sort](one, other));
}
