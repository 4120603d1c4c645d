/** Columns that a sheet does not have and that its rows are given: the second number of "2/2", names out of addresses, titles between the rows. */
import { type Column, type TableColumn, columns } from './columns';
import { findPair } from './headers';
import { type HomeRows, type Question, findAnswer, makeQuestion } from './question';
import { type SheetRow, textAt } from './sheet';
import type { ColumnKey } from './spellings';

/** A column that the sheet does not have, with what it would say of a row. */
export interface AddedColumn {
  column: Column;
  readText: (row: SheetRow) => string;
}

/** Columns that rows are given, and the question whose answer gives them. */
export interface AddedColumns {
  question: Question | null;
  added: AddedColumn[];
}

export const noneAdded: AddedColumns = { question: null, added: [] };

/** The numbers in a cell of several: "2/2", "Studio/1", "25,000 + 2,500"; none where it does not have so many. */
function partNumbers(text: string, count: number): string[] {
  const parts = text.split(/[/&+|]/).map((part) => part.trim());
  const isNumber = (part: string) => /^(?:[^\p{L}\p{M}]*\d|studio$)/iu.test(part);
  return parts.length === count && parts.every(isNumber) ? parts : [];
}

/** Columns whose header names several numbers ("Bed / Bath") hold the first of them, and added columns the others. */
export function partColumns({ columns: used, rows }: Pick<HomeRows, 'columns' | 'rows'>): {
  rows: readonly SheetRow[];
  added: AddedColumn[];
} {
  const isFree = ({ key }: Column) => !used.some(({ column }) => column.key === key);
  const parted = used.flatMap(({ index, header, column }) => {
    const [own, ...others] = findPair(header);
    return own === column && others.every(isFree) ? [{ index, others }] : [];
  });
  if (parted.length === 0) return { rows, added: [] };
  const texts = new Map(rows.map((row) => [row.number, row]));
  const readParts = (row: SheetRow, { index, others }: (typeof parted)[number]) =>
    partNumbers(textAt(row, index), others.length + 1);
  const added = parted.flatMap((one) =>
    one.others.map((column, place): AddedColumn => {
      const readText = ({ number }: SheetRow) => {
        const row = texts.get(number);
        return row ? (readParts(row, one)[place + 1] ?? '') : '';
      };
      return { column, readText };
    }),
  );
  const keepFirst = (row: SheetRow) => {
    const cells = row.cells.map((cell, index) => {
      const found = parted.find((one) => one.index === index);
      return (found && readParts(row, found)[0]) ?? cell;
    });
    return { ...row, cells };
  };
  return { rows: rows.map(keepFirst), added };
}

/** A sheet without names is asked about: the beginnings of the addresses may be those of its homes. */
export function readMissingNames({
  columns: used,
  rows,
  ...given
}: Omit<HomeRows, 'questions'>): AddedColumns {
  const beginningAt = ({ index }: TableColumn, row: SheetRow) =>
    textAt(row, index).split(/[,\n]/)[0]?.trim() ?? '';
  const countAt = (one: TableColumn) => new Set(rows.map((row) => beginningAt(one, row))).size;
  // Beside an area, which many homes have, what tells them apart.
  const [address] = used
    .filter(({ column }) => column.key === 'address')
    .sort((one, other) => countAt(other) - countAt(one));
  const name = columns.find(({ key }) => key === 'name');
  const isNamed = used.some(({ column }) => ['name', 'reference', 'unit'].includes(column.key));
  if (!address || !name || isNamed || rows.length === 0) return { question: null, added: [] };
  const beginning = (row: SheetRow) => beginningAt(address, row);
  const question = makeQuestion(
    {
      id: 'names',
      about: 'names',
      options: ['address', 'none'],
      likely: 'none',
      headers: [address.header],
      rows,
    },
    rows.map(beginning).filter(Boolean),
  );
  const isTaken = findAnswer(given, question) === 'address';
  return { question, added: isTaken ? [{ column: name, readText: beginning }] : [] };
}

/** What a title may say of the homes below it. */
const headingKeys: readonly ColumnKey[] = ['address', 'name', 'floor', 'status'];

/** A title is part of what visitors read of each home below it: all of them are examples of the question. */
const shownTitles = 20;

/** In words: what is longer, among shorter ones, is a sentence. */
const maxTitle = 6;
const isShort = (title: string) => (title.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []).length <= maxTitle;

/** A title without the signs that frame it: "--- MYLAPORE ---". */
const withoutFrame = (title: string) =>
  title.replace(/^[^\p{L}\p{M}\p{N}("“]+|[^\p{L}\p{M}\p{N})"”.]+$/gu, '');

/**
 * Titles between the rows, each with the homes below it: the office says whether they name the place, the building or the floor
 * of these. Where a home says that itself, only its address takes the title in. A sentence among them ("Key of 7 is with Rani")
 * says nothing of the homes below it, and nor does what stands above it.
 */
export function readHeadings(
  rows: readonly { row: SheetRow; title: string | null; isHome: boolean }[],
  { columns: used, ...given }: Pick<HomeRows, 'columns' | 'answers' | 'isTold'>,
): AddedColumns {
  const above = rows.filter(({ title }, index) => title !== null && rows[index + 1]?.isHome);
  const short = above.filter(({ title }) => isShort(title ?? ''));
  const titles = short.length > 0 ? short : above;
  if (titles.length === 0) return noneAdded;
  const headingOf = new Map<number, string>();
  let heading: string | null = null;
  for (const one of rows) {
    if (one.title !== null) heading = titles.includes(one) ? withoutFrame(one.title) : null;
    if (one.isHome && heading !== null) headingOf.set(one.row.number, heading);
  }
  const find = (key: ColumnKey) => used.find(({ column }) => column.key === key);
  const question = makeQuestion(
    {
      id: 'headings',
      about: 'headings',
      headers: [],
      options: [...headingKeys, 'nothing'],
      // Without another column the titles may say it; a sentence names no place.
      likely:
        (find('name') || find('address')) && (find('status') || short.length === 0)
          ? 'nothing'
          : null,
      rows: titles.map(({ row }) => row),
    },
    titles.flatMap(({ title }) => withoutFrame(title ?? '')),
    shownTitles,
  );
  const answer = findAnswer(given, question);
  const key = headingKeys.find((one) => one === answer);
  const column = columns.find((one) => one.key === key);
  if (!column) return { question, added: [] };
  const own = find(column.key);
  const readText = (row: SheetRow) =>
    own && column.key !== 'address' && textAt(row, own.index) !== ''
      ? ''
      : (headingOf.get(row.number) ?? '');
  return { question, added: [{ column, readText }] };
}
