/** Which rows of an office's list a query finds, and in which order. */
import { readDigits } from '../digits';
import { holdsNumber } from '../enquiry/dialled';
import { takeRows } from '../paging';
import { findLastCheck } from '../property/availability';
import { readReference } from '../reference';
import type { FoundProperties } from '../filter/filter';
import { findChangeoverFilter } from '../property/changeover';
import { defaultListQuery, findOrder, type ListQuery, type SortColumn } from './query';
import {
  isUnchecked,
  type ListedItem,
  type ListedRow,
  needsCheck,
  readChangeoverFacts,
} from './row';

/** What a list answers to a query: its first rows, and what is said of all of them. */
export interface ListView {
  rows: readonly ListedRow[];
  /** How many rows the query finds, and how many there are. */
  found: number;
  total: number;
  /** What visitors' pages read of the text, in words. */
  labels: readonly string[];
  /** How many rows do not state a field, for each field that any row does not state. */
  notStated: Readonly<Record<string, number>>;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What a column sorts by; `null` stays last in either direction. */
const keys: Record<SortColumn, (item: ListedItem) => string | number | null> = {
  title: ({ row }) => row.title,
  group: ({ row }) => row.group,
  updated: ({ row }) => row.updatedAt,
  rent: ({ price }) => price,
  place: ({ place }) => place || null,
  checked: ({ row }) => findLastCheck(row),
};

/** Names and places are in the order of people; what is a time is in that of its digits. */
const readByPeople: ReadonlySet<SortColumn> = new Set(['title', 'group', 'place']);

function compareKeys(one: string | number, other: string | number, column: SortColumn): number {
  if (readByPeople.has(column)) return collator.compare(`${one}`, `${other}`);
  return Number(one > other) - Number(one < other);
}

function compareBy({ column, isDescending }: ReturnType<typeof findOrder>) {
  const key = keys[column];
  const direction = isDescending ? -1 : 1;
  return (one: ListedItem, other: ListedItem): number => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * compareKeys(first, second, column);
  };
}

function isShown({ row, notStated }: ListedItem, show: string, today: string): boolean {
  const { group, gaps, missing, shown } = row;
  if (show === '' || group === show) return true;
  if (show === 'hidden') return !shown;
  if (show === 'incomplete') return gaps.length > 0;
  if (show === 'check') return needsCheck(row, today);
  if (show === 'unchecked') return isUnchecked(row, today);
  const fitsChangeover = findChangeoverFilter(show);
  if (fitsChangeover) {
    const facts = readChangeoverFacts(row);
    return facts !== null && fitsChangeover(facts, today);
  }
  return [...gaps, ...missing, ...notStated].some((name) => name === show);
}

function countNotStated(items: readonly ListedItem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { row, notStated } of items)
    for (const name of [...row.missing, ...notStated]) counts[name] = (counts[name] ?? 0) + 1;
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

/** What ranks an item: 0 for what prints the text, 1 for what it means, `null` for neither. */
function makeRank(typed: string, understood: FoundProperties | null) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => 0;
  const isNumber = readDigits(typed).length >= minNumberDigits;
  const reference = readReference(typed)?.toLowerCase();
  // "2 beds" is not in "Home 2, 3 beds": how many of what only the reading of the text knows.
  const counts = words.some((word) => /^\d{1,3}$/.test(word));
  const fitting = new Set(understood?.ids);
  const rest = understood?.rest.flatMap((one) => plain(one).split(/\s+/)) ?? [];
  return ({ row: { id, title, detail, facts }, privateText }: ListedItem) => {
    const text = plain(`${title} ${detail} ${facts.join(' ')} ${privateText}`);
    const hasAll = (some: readonly string[]) => some.every((word) => hasWord(text, word));
    if (reference !== undefined && text.includes(reference)) return 0;
    if (hasAll(words) && (!counts || !understood || fitting.has(id))) return 0;
    if (isNumber && holdsNumber(privateText, typed)) return 0;
    return fitting.has(id) && hasAll(rest) ? 1 : null;
  };
}

/**
 * The first rows that fit a query, sorted; equal ones keep their order. First come those that print every word of the text
 * (name, address, exact rent, reference, what the office alone knows), then those that fit it as visitors' pages understand
 * it; another order than the usual one goes over both.
 */
export function viewList(
  items: readonly ListedItem[],
  query: ListQuery,
  today: string,
  limit: number | null,
  understood: FoundProperties | null = null,
): ListView {
  const rank = makeRank(query.text, understood);
  const compare = compareBy(findOrder(query));
  const isUsual = query.sort === defaultListQuery.sort;
  const found = items
    .filter((item) => isShown(item, query.show, today))
    .map((item) => ({ item, rank: rank(item) }))
    .filter((one) => one.rank !== null)
    .sort(
      (one, other) =>
        (isUsual ? (one.rank ?? 0) - (other.rank ?? 0) : 0) || compare(one.item, other.item),
    );
  return {
    rows: takeRows(found, limit).map(({ item }) => item.row),
    found: found.length,
    total: items.length,
    labels: understood?.labels ?? [],
    notStated: countNotStated(items),
  };
}
