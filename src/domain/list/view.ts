/** Which rows of an office's list a query finds, and in which order. */
import { holdsNumber } from '../enquiry/dialled';
import { once } from '../once';
import { takeRows } from '../paging';
import { findLastCheck } from '../property/availability';
import { readReference } from '../reference';
import type { FoundProperties } from '../filter/filter';
import { findChangeoverFilter } from '../property/changeover';
import { findOrder, type ListQuery, type SortColumn } from './query';
import { isUnchecked, type ListedItem, type ListedRow, needsCheck, readHandoverFacts } from './row';

/** What a list answers to a query: its first rows, and what is said of all of them. */
export interface ListView {
  rows: readonly ListedRow[];
  /** How many rows the query finds. */
  found: number;
  /** How many of these have its text as it is: they come first, the others only fit what it means. */
  literal: number;
  /** How many rows there are, found or not. */
  total: number;
  /** What visitors' pages read of the text, in words. */
  labels: readonly string[];
  /** By field, required or optional, how many of all rows do not state it; only fields that some row does not state. */
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

function passesFilter({ row, notStated }: ListedItem, show: string, today: string): boolean {
  const { group, gaps, missing, shown } = row;
  if (show === '' || group === show) return true;
  if (show === 'hidden') return !shown;
  if (show === 'incomplete') return gaps.length > 0;
  if (show === 'check') return needsCheck(row, today);
  if (show === 'unchecked') return isUnchecked(row, today);
  const fitsChangeover = findChangeoverFilter(show);
  if (fitsChangeover) {
    const facts = readHandoverFacts(row);
    return facts !== null && fitsChangeover(facts, today);
  }
  return [...gaps, ...missing, ...notStated].some((name) => name === show);
}

const countNotStated = once((items: readonly ListedItem[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { row, notStated } of items)
    for (const name of [...row.missing, ...notStated]) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
});

/** A text for comparing: small letters, and numbers without the commas that group them. */
const plain = (text: string) => text.toLowerCase().replace(/(\d),(?=\d)/g, '$1');

/** What a search reads of an item; of a thousand it takes as long as all else of an answer. */
const readSearched = once(({ row: { title, detail, facts }, privateText }: ListedItem) => {
  const ofOffice = plain(privateText);
  return { ofOffice, text: `${plain(`${title} ${detail} ${facts.join(' ')}`)} ${ofOffice}` };
});

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/** Whether a text has some words, or the beginning of them; a number is whole, so that 62000 is not found in 1,62,000. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isCut =
      (isDigit(words[0]) && isDigit(text[at - 1])) || (isDigit(words.at(-1)) && isDigit(text[end]));
    if (!isCut) return true;
  }
  return false;
}

/** How well an item fits a text, the best first: it has the words, or a part of a longer number, or what they mean. */
const ranks = { words: 0, part: 1, meaning: 2 } as const;

/** What ranks an item; `null` for what does not fit. What is written goes before what is meant, whatever a word means elsewhere. */
function makeRank(typed: string, understood: FoundProperties | null) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => ranks.words;
  const phrase = words.join(' ');
  const reference = readReference(typed)?.toLowerCase();
  // "2 beds" is not in "Home 2, 3 beds": how many of what only the reading of the text knows.
  const counts = words.some((word) => /^\d{1,3}$/.test(word));
  const fitting = new Set(understood?.ids);
  const leftOver = understood?.rest.flatMap((one) => plain(one).split(/\s+/)) ?? [];
  return (item: ListedItem) => {
    const { id } = item.row;
    const { text, ofOffice } = readSearched(item);
    const hasAll = (some: readonly string[], where = text) =>
      some.every((word) => holds(where, word));
    if (reference !== undefined && text.includes(reference)) return ranks.words;
    if (holds(text, phrase) || hasAll(words, ofOffice)) return ranks.words;
    if (hasAll(words) && (!counts || !understood || fitting.has(id))) return ranks.words;
    if (holdsNumber(item.privateText, typed)) return ranks.part;
    return fitting.has(id) && hasAll(leftOver) ? ranks.meaning : null;
  };
}

/**
 * The first rows that fit a query, sorted; equal ones keep their order. First come, in whatever order, those that have the text
 * (name, address, exact rent, reference, what the office alone knows), then those that fit it as visitors' pages understand it.
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
  const found = items
    .filter((item) => passesFilter(item, query.show, today))
    .flatMap((item) => {
      const own = rank(item);
      return own === null ? [] : [{ item, rank: own }];
    })
    .sort((one, other) => one.rank - other.rank || compare(one.item, other.item));
  return {
    rows: takeRows(found, limit).map(({ item }) => item.row),
    found: found.length,
    literal: found.filter((one) => one.rank !== ranks.meaning).length,
    total: items.length,
    labels: understood?.labels ?? [],
    notStated: countNotStated(items),
  };
}
