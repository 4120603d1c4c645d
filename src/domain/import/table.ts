import { cellText, columnLetters, isBlank, type Cell } from './cell';
import { columns, type Column } from './columns';
import { findMonthFirst, type MonthFirst, readDays } from './day-columns';
import { fillAsAbove } from './ditto';
import type { ColumnKey } from './matching/header-words';
import { listForAll, type Matching } from './matching/matching';
import type { OwnWords } from './option-words';

export interface Sheet {
  name: string;
  /** The names of all sheets of its workbook that are visible, and of those that are hidden. */
  names: string[];
  hiddenNames: string[];
  rows: SheetRow[];
  /** Counted from 0. */
  hiddenColumns: number[];
  /** Whether it comes from a file in letters (.csv), where a separator too many shifts the cells of a row. */
  isText?: true;
}

export interface SheetRow {
  number: number;
  cells: Cell[];
  isHidden?: boolean;
  /** How most of its filled cells look: the colour that fills them, as six hex digits, or 'struck' where all of it is struck out. */
  look?: string;
}

interface TableColumn {
  /** Counted from 0. */
  index: number;
  header: string;
  column: Column;
}

/** The properties of a sheet: its columns matched, and the rows below its headers. */
export interface Table {
  headers: string[];
  columns: TableColumn[];
  words: OwnWords;
  rows: SheetRow[];
  /** The numbers of the rows that the sheet hides. */
  hiddenRows: number[];
  /** The numbers of the rows without a property: titles, sums, repeated headers. */
  leftOutRows: number[];
  /** The columns that write the month of a day first. */
  monthFirst: MonthFirst[];
}

/** The texts of the header's rows at a column, each once. */
export function readLines(header: readonly SheetRow[], index: number): string[] {
  const lines = header.map(({ cells }) => cellText(cells[index]).replace(/\s+/g, ' ').trim());
  return [...new Set(lines.filter(Boolean))];
}

const sum =
  /^(?:(?:grand|sub)[ -]?)?totals?(?: (?:rent|amount|homes|properties))?\s*[:=.]?$|^மொத்தம்$/i;

function isNoProperty(
  { cells }: SheetRow,
  { columns: used, headers }: Pick<Table, 'columns' | 'headers'>,
) {
  const textAt = (index: number) => cellText(cells[index]).trim();
  const readText = (key: ColumnKey) =>
    textAt(used.find(({ column }) => column.key === key)?.index ?? cells.length);
  const filled = used.filter(({ index }) => textAt(index) !== '');
  // Also a row of which no matched column has anything, such as notes at the side.
  if (filled.every(({ index }) => textAt(index) === headers[index])) return true;
  const isSum = cells.some((_, index) => sum.test(textAt(index)));
  if (isSum)
    return [readText('reference'), readText('address')].every(
      (text) => text === '' || sum.test(text),
    );
  // One text alone is a title, but where the sheet has hardly more than that of any property.
  const isTitle = used.length > 2 && new Set(filled.map(({ index }) => textAt(index))).size === 1;
  return isTitle && readText('reference') === '';
}

/** Puts the texts for all rows behind the last column, as if the sheet had a column for each. */
function addForAll(
  { headers, columns: used, rows }: Pick<Table, 'headers' | 'columns' | 'rows'>,
  matching: Matching,
) {
  const given = listForAll(matching).map(({ column, text }, index) => {
    return { index: headers.length + index, header: column.title, column, text };
  });
  const texts = given.map(({ text }) => text);
  return {
    headers: [...headers, ...given.map(({ header }) => header)],
    columns: [...used, ...given],
    rows: rows.map((row) => ({
      ...row,
      cells: [...headers.map((_, index) => row.cells[index] ?? null), ...texts],
    })),
  };
}

/** The properties of a sheet whose columns are matched. */
export function makeTable({ rows }: Sheet, matching: Matching): Table {
  const { header, keys, words, withHidden } = matching;
  const heads = rows.filter(({ number }) => header.includes(number));
  const headers = keys.map((_, index) => readLines(heads, index).join(' '));
  const used = keys.flatMap((key, index): TableColumn[] => {
    const column = columns.find((one) => one.key === key);
    return column
      ? [{ index, header: (headers[index] ?? '') || columnLetters(index), column }]
      : [];
  });
  const below = rows.filter(
    ({ number, cells }) => number > (header.at(-1) ?? 0) && !cells.every(isBlank),
  );
  const { property = [], none = [] } = Object.groupBy(below, (row) =>
    isNoProperty(row, { headers, columns: used }) ? 'none' : 'property',
  );
  const numbers = (some: readonly SheetRow[]) => some.map(({ number }) => number);
  const hidden = property.filter(({ isHidden }) => isHidden);
  const wanted = withHidden ? property : property.filter(({ isHidden }) => !isHidden);
  const filled = fillAsAbove(wanted);
  const monthFirst = findMonthFirst({ columns: used, rows: filled });
  const read = filled.map((row) => ({ ...row, cells: readDays(row.cells, monthFirst) }));
  return {
    ...addForAll({ headers, columns: used, rows: read }, matching),
    monthFirst: [...monthFirst.values()],
    words,
    hiddenRows: numbers(hidden),
    leftOutRows: numbers(none),
  };
}
