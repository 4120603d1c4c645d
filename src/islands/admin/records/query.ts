import { readDigits } from '../../../domain/digits';
import { holdsNumber } from '../../../domain/enquiry/dialled';
import { isToCheck } from '../../../domain/property/availability';
import { findChangeoverFilter } from '../../../domain/property/changeover';
import { readReference } from '../../../domain/reference';
import type { FoundProperties } from '../../../api/records';
import { type ListedRow, readChangeoverFacts } from './rows';

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
  const fitsChangeover = findChangeoverFilter(show);
  if (fitsChangeover) {
    const facts = readChangeoverFacts(row);
    return facts !== null && fitsChangeover(facts, today);
  }
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

/** A text for comparing: small letters, and numbers without the commas that group them. */
const plain = (text: string) => text.toLowerCase().replace(/(\d),(?=\d)/g, '$1');

/** Whether a text has a word, or the beginning of one; a number is whole, so that 62000 is not found in 1,62,000. */
function hasWord(text: string, word: string): boolean {
  return /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(word);
}

/** Fewer digits are a rent rather than a part of a telephone number. */
const minNumberDigits = 7;

/**
 * The rows that fit the search, sorted; equal ones keep their order. First come those that print every word of the text
 * (name, address, exact rent, reference, what the office alone knows), then those that fit it as visitors' pages understand
 * it; another order than the usual one goes over both.
 */
export function viewRows(
  rows: readonly ListedRow[],
  query: ListQuery,
  today: string,
  understood: FoundProperties | null = null,
): ListedRow[] {
  const words = plain(query.text).split(/\s+/).filter(Boolean);
  const isNumber = readDigits(query.text).length >= minNumberDigits;
  const reference = readReference(query.text)?.toLowerCase();
  const { column, isDescending } = findOrder(query);
  const direction = isDescending ? -1 : 1;
  // "2 beds" is not in "Home 2, 3 beds": how many of what only the reading of the text knows.
  const counts = words.some((word) => /^\d{1,3}$/.test(word));
  const fitting = new Set(understood?.ids);
  const rest = understood?.rest.flatMap((typed) => plain(typed).split(/\s+/)) ?? [];
  /** 0 for what prints the text, 1 for what it means, `null` for neither. */
  const rank = ({ id, title, detail, facts, office }: ListedRow) => {
    const text = plain(`${title} ${detail} ${facts.join(' ')} ${office?.text ?? ''}`);
    const hasAll = (some: readonly string[]) => some.every((word) => hasWord(text, word));
    if (reference !== undefined && text.includes(reference)) return 0;
    if (hasAll(words) && (!counts || !understood || fitting.has(id))) return 0;
    if (isNumber && office && holdsNumber(office.text, query.text)) return 0;
    return fitting.has(id) && hasAll(rest) ? 1 : null;
  };
  const isUsual = query.sort === defaultListQuery.sort;
  return rows
    .filter((row) => isShown(row, query.show, today))
    .map((row) => ({ row, rank: rank(row) }))
    .filter((one) => one.rank !== null)
    .sort(
      (one, other) =>
        (isUsual ? (one.rank ?? 0) - (other.rank ?? 0) : 0) ||
        direction * compare[column](one.row, other.row),
    )
    .map(({ row }) => row);
}
