import { isToCheck } from '../../../domain/property/availability';
import { readReference } from '../../../domain/reference';
import type { ListedRow } from './rows';

export const sortColumns = ['title', 'group', 'updated'] as const;
type SortColumn = (typeof sortColumns)[number];

/** A list's query, as in its address; a dash before `sort` is descending. */
export const defaultListQuery = { text: '', show: '', sort: '-updated' };
export type ListQuery = typeof defaultListQuery;

/** The order of a query; an unknown one is the usual one. */
export function findOrder({ sort }: ListQuery): { column: SortColumn; isDescending: boolean } {
  const column = sortColumns.find((name) => name === sort.replace(/^-/, ''));
  return { column: column ?? 'updated', isDescending: !column || sort.startsWith('-') };
}

/** Sorts by a column: at first in its natural order (latest first, A first), then reversed. */
export function sortBy(query: ListQuery, column: SortColumn): ListQuery {
  const order = findOrder(query);
  const isDescending = order.column === column ? !order.isDescending : column === 'updated';
  return { ...query, sort: `${isDescending ? '-' : ''}${column}` };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare: Record<SortColumn, (one: ListedRow, other: ListedRow) => number> = {
  title: (one, other) => collator.compare(one.title, other.title),
  group: (one, other) => collator.compare(one.group, other.group),
  updated: (one, other) =>
    Number(one.updatedAt > other.updatedAt) - Number(one.updatedAt < other.updatedAt),
};

/** Whether it is a property to be checked again. */
export function needsCheck({ group, checkedOn, date }: ListedRow, today: string): boolean {
  return group === 'Available' && isToCheck({ status: group, checkedOn, date }, today);
}

function isShown(row: ListedRow, show: string, today: string): boolean {
  const { group, gaps, missing, notStated } = row;
  if (show === '' || group === show) return true;
  if (show === 'hidden') return !row.shown;
  if (show === 'incomplete') return gaps.length > 0;
  if (show === 'check') return needsCheck(row, today);
  return [...gaps, ...missing, ...notStated.split(' ')].some((name) => name === show);
}

/** Counts the rows that do not state a field, for each field. */
export function countNotStated(rows: readonly ListedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { missing, notStated } of rows)
    for (const name of [...missing, ...notStated.split(' ')])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * The rows that fit the search, sorted; equal ones keep their order. It is what visitors' pages understand, else every
 * word of the text in what the row prints; a reference number always counts.
 */
export function viewRows(
  rows: readonly ListedRow[],
  query: ListQuery,
  today: string,
  understood?: readonly string[],
): ListedRow[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const reference = readReference(query.text)?.toLowerCase();
  const { column, isDescending } = findOrder(query);
  const direction = isDescending ? -1 : 1;
  const understoodIds = understood && new Set(understood);
  const isFound = (row: ListedRow) => {
    const { title, detail, facts } = row;
    const text = `${title} ${detail} ${facts.join(' ')}`.toLowerCase();
    if (reference !== undefined && text.includes(reference)) return true;
    return understoodIds ? understoodIds.has(row.id) : words.every((word) => text.includes(word));
  };
  return rows
    .filter((row) => isShown(row, query.show, today) && isFound(row))
    .sort((one, other) => direction * compare[column](one, other));
}
