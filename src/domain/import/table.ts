/** A sheet as a table of homes: which of its rows are one, under which headers. */
import { shorten } from '../shorten';
import { readBeside } from './cells-beside';
import { readLooks } from './offer';
import { type AddedColumn, readHeadings, partColumns, readMissingNames } from './added-columns';
import type { OwnWords } from './cells';
import type { MonthFirst } from './cells-beside';
import { columns, type TableColumn } from './columns';
import { isRemark, matchHeader } from './headers';
import { readOffer } from './offer';
import { type SheetAnswers, type HomeRows, type Question, withLikely } from './question';
import {
  type Cell,
  cellText,
  columnLetters,
  isBlank,
  type Sheet,
  type SheetRow,
  textAt,
} from './sheet';
import type { ColumnKey } from './spellings';

/** How a sheet is read: which of its columns is what, by its headers or as the operator says, and what was answered about it. */
export interface Matching {
  sheet: string;
  /** The number of the header row, or of two that are read together; 0 for a sheet without headers. */
  header: readonly number[];
  /** For each column from A on; `null` is not imported. */
  keys: readonly (ColumnKey | null)[];
  words: OwnWords;
  /** For required facts without a column: the text that every row has. */
  forAll: Readonly<Partial<Record<ColumnKey, string>>>;
  answers: SheetAnswers;
  withHidden: boolean;
  /** Whether rows of one text, which are titles, are homes too. */
  withTitles: boolean;
}

/** The texts for all rows; a column of the sheet counts before one. */
export function listForAll({ keys, forAll }: Pick<Matching, 'keys' | 'forAll'>) {
  return columns.flatMap((column) => {
    const text = forAll[column.key]?.trim() ?? '';
    return text === '' || keys.includes(column.key) ? [] : [{ column, text }];
  });
}

/** A row without a home: a title, a sum, a repeated header; `isTitle`: one text, which may be a home after all. */
export interface LeftOutRow {
  number: number;
  text: string;
  isTitle: boolean;
}

/** The properties of a sheet: its columns matched, and the rows below its headers. */
export interface Table {
  headers: string[];
  columns: readonly TableColumn[];
  words: OwnWords;
  answers: SheetAnswers;
  rows: readonly SheetRow[];
  questions: readonly Question[];
  /** The numbers of the rows that the sheet hides. */
  hiddenRows: number[];
  leftOutRows: LeftOutRow[];
  /** The numbers of the rows of a file in letters that have more cells than its header: their values stand under other headers. */
  shiftedRows: ReadonlySet<number>;
  /** The columns that write the month of a day first. */
  monthFirst: MonthFirst[];
  /** The columns of days whose order nobody has said, counted from 0. */
  openDays: ReadonlySet<number>;
}

/** The texts of the header's rows at a column, each once. */
export function readLines(header: readonly SheetRow[], index: number): string[] {
  const lines = header.map(({ cells }) => cellText(cells[index]).replace(/\s+/g, ' ').trim());
  return [...new Set(lines.filter(Boolean))];
}

const lineAt = (row: SheetRow, index: number) => textAt(row, index).replace(/\s+/g, ' ');

/**
 * For each column of a row that is a header again, the column with that header, or none: such a row names things, and most of
 * its texts are headers. `null` for any other row.
 */
function findPlaces(row: SheetRow, heads: readonly SheetRow[], headers: readonly string[]) {
  const isOwn = (text: string) => headers.includes(text);
  const saysNumber = (_: Cell, index: number) =>
    /\d/.test(textAt(row, index)) && !isOwn(lineAt(row, index));
  // A row with a number is a home's, such as its rent or its rooms. Most rows end here.
  if (row.cells.some(saysNumber)) return null;
  const texts = row.cells.map((_, index) => lineAt(row, index));
  const filled = texts.filter(Boolean);
  if (filled.length < 3) return null;
  const known = filled.filter((text) => isOwn(text) || matchHeader(text) !== null);
  if (known.length * 2 <= filled.length) return null;
  const taken = new Set<number>();
  const take = (place: number) => {
    if (place === -1 || taken.has(place)) return undefined;
    taken.add(place);
    return place;
  };
  const isHere = (text: string, index: number) => readLines(heads, index).includes(text);
  const means = (text: string, other: string) =>
    matchHeader(text) !== null && matchHeader(text) === matchHeader(other);
  const same = texts.map((text, index) =>
    text === '' ? undefined : take(isHere(text, index) ? index : headers.indexOf(text)),
  );
  const alike = texts.map((text, index) =>
    text === '' || same[index] !== undefined
      ? same[index]
      : take(headers.findIndex((one, place) => !taken.has(place) && means(text, one))),
  );
  return texts.map((text, index) => (text === '' ? take(index) : alike[index]));
}

/** The rows below a header; those of a second list, whose own header has another order, with their cells in that of the first. */
export function readBelow(rows: readonly SheetRow[], heads: readonly SheetRow[]): SheetRow[] {
  const below = rows.filter(({ number }) => number > (heads.at(-1)?.number ?? 0));
  const width = Math.max(0, ...[...heads, ...below].map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => readLines(heads, index).join(' '));
  let places: ReturnType<typeof findPlaces> = null;
  return below.map((row) => {
    const again = heads.length > 0 ? findPlaces(row, heads, headers) : null;
    places = again ?? places;
    const isInPlace = places?.every((place, index) => place === index) ?? true;
    if (!places || isInPlace) return row;
    const from = places;
    const cells = headers.map((header, index) => {
      const cell = row.cells[from.indexOf(index)] ?? null;
      return again && !isBlank(cell) ? header : cell;
    });
    return { ...row, cells };
  });
}

/** A word or two that label a sum: "Total", "Total rent:". */
const isLabel = (text: string) => /^[\p{L}\p{M}.-]+(?: [\p{L}\p{M}]+)?:?$/u.test(text);

/** The label of a foot, which counts the rows above it: "Total", "Tower A total". */
const footLabel =
  /^(?:(?:grand|sub)[ -]?)?(?:totals?|sum|averages?|avg|count|no\.? of|number of|மொத்தம்|சராசரி)(?![\p{L}\p{M}])|\stotal:?$/iu;

/** What a colour, a word or a letter of the sheet means: "GREEN = VACANT", "V = vacant, L = let". */
const saysMeaning = /^[\p{L}\p{M}][\p{L}\p{M}\s]*=\s*\p{L}/u;

const titleCharacters = 80;

/** Whether the first text of a row stands before all columns of a home. */
function beginsBefore(row: SheetRow, used: readonly TableColumn[]): boolean {
  const first = row.cells.findIndex((_, index) => textAt(row, index) !== '');
  return used.every(({ index }) => first < index);
}

/** Why a row is left out as it is not about a home; `null` for a row about a home. */
function findLeftOut(
  row: SheetRow,
  { columns: used, headers }: Pick<Table, 'columns' | 'headers'>,
): LeftOutRow | null {
  const readText = (key: ColumnKey) =>
    textAt(row, used.find(({ column }) => column.key === key)?.index ?? row.cells.length);
  const filled = used.filter(({ index }) => textAt(row, index) !== '');
  const texts = row.cells.map((_, index) => textAt(row, index)).filter(Boolean);
  // The cells of a joined range all say the same.
  const different = [...new Set(texts)];
  const leftOut = { number: row.number, text: shorten(different.join(' · '), titleCharacters) };
  // A legend is about all homes, whatever columns it stands below.
  if (texts.filter((text) => saysMeaning.test(text)).length * 2 > texts.length)
    return { ...leftOut, isTitle: false };
  // A title often stands above the numbers of the rows, which are no column of a home.
  const isBefore = beginsBefore(row, used);
  // Also a row of which no matched column has anything, such as notes at the side.
  if (filled.every(({ index }) => textAt(row, index) === headers[index]))
    return { ...leftOut, isTitle: texts.length === 1 && isBefore && !footLabel.test(leftOut.text) };
  const isWithoutHome = [readText('reference'), readText('address')].every(
    (text) => text === '' || footLabel.test(text),
  );
  // "Total" before the columns of the homes labels the row, whatever is below these: "9 houses".
  const [label = ''] = texts;
  const isLabelled = isBefore && footLabel.test(label) && isLabel(label);
  if (isLabelled || (isWithoutHome && texts.some((text) => footLabel.test(text))))
    return { ...leftOut, isTitle: false };
  // One text alone is a title, but where the sheet has hardly more than that of any property.
  const isAlone = new Set(filled.map(({ index }) => textAt(row, index))).size === 1;
  const isTitle = used.length > 2 && isAlone && readText('reference') === '';
  return isTitle ? { ...leftOut, isTitle } : null;
}

/** The rows of a file in letters that go on behind its last header; where most do, it is a column without a header. */
function findShifted(rows: readonly SheetRow[], headers: readonly string[]): Set<number> {
  const width = headers.findLastIndex((header) => header !== '') + 1;
  const longer = rows.filter(({ cells }) => !cells.slice(width).every(isBlank));
  const isUsual = width === 0 || longer.length * 2 > rows.length;
  return new Set(isUsual ? [] : longer.map(({ number }) => number));
}

/** Puts columns that the sheet does not have behind its last one. */
function addColumns(
  { headers, columns: used, rows }: Pick<Table, 'headers' | 'columns' | 'rows'>,
  added: readonly AddedColumn[],
) {
  // Most sheets need none, and a copy of a thousand rows is as large as they are.
  if (added.length === 0) return { headers, columns: used, rows };
  const given = added.map(({ column }, index) => {
    return { index: headers.length + index, header: column.title, column };
  });
  return {
    headers: [...headers, ...given.map(({ header }) => header)],
    columns: [...used, ...given],
    rows: rows.map((row) => ({
      ...row,
      cells: [
        ...headers.map((_, index) => row.cells[index] ?? null),
        ...added.map(({ readText }) => readText(row)),
      ],
    })),
  };
}

/** The rows of a sheet whose columns are matched that have a home, and the others. */
export function findHomeRows({ rows }: Pick<Sheet, 'rows'>, matching: Matching) {
  const { header, keys, withHidden, withTitles } = matching;
  const heads = rows.filter(({ number }) => header.includes(number));
  const headers = keys.map((_, index) => readLines(heads, index).join(' '));
  const used = keys.flatMap((key, index): TableColumn[] => {
    const column = columns.find((one) => one.key === key);
    return column
      ? [{ index, header: (headers[index] ?? '') || columnLetters(index), column }]
      : [];
  });
  // A row is a home by a known fact, and not by a column that goes into the remarks because nobody knows what it is.
  const facts = used.filter(
    ({ header: text, column }) => column.key !== 'remarks' || isRemark(text),
  );
  const below = readBelow(rows, heads)
    .filter(({ cells }) => !cells.every(isBlank))
    .map((row) => ({ row, leftOut: findLeftOut(row, { headers, columns: facts }) }));
  const leftOutRows = below.flatMap(({ leftOut }) =>
    leftOut && !(leftOut.isTitle && withTitles) ? [leftOut] : [],
  );
  const isLeftOut = new Set(leftOutRows.map(({ number }) => number));
  const homes = below.map(({ row }) => row).filter(({ number }) => !isLeftOut.has(number));
  const wanted = withHidden ? homes : homes.filter(({ isHidden }) => !isHidden);
  return { headers, used, below, leftOutRows, homes, wanted };
}

/**
 * The properties of a sheet whose columns are matched; `isTold`: somebody is told how it is read, so that what is likely holds
 * where nothing was answered.
 */
export function makeTable(sheet: Sheet, matching: Matching, isTold = false): Table {
  const { words, answers, withHidden, withTitles } = matching;
  const { headers, used, below, leftOutRows, homes, wanted } = findHomeRows(sheet, matching);
  const parted = partColumns({ columns: used, rows: wanted });
  const draft: HomeRows = { columns: used, rows: parted.rows, questions: [], answers, isTold };
  const read = readBeside(readLooks(draft, sheet.rows));
  const titled = below
    .filter(({ row }) => withHidden || !row.isHidden)
    .map(({ row, leftOut }) => ({
      row,
      title: leftOut?.isTitle && !withTitles ? leftOut.text : null,
      isHome: leftOut === null,
    }));
  const headings = readHeadings(titled, draft);
  const forAll = listForAll(matching).map(({ column, text }) => ({ column, readText: () => text }));
  const given = [...parted.added, ...headings.added, ...forAll];
  const isNamed = given.some(({ column }) => column.key === 'name');
  const names = isNamed ? null : readMissingNames({ ...draft, rows: read.rows });
  const hasStatus = given.some(({ column }) => column.key === 'status');
  const offer = hasStatus ? null : readOffer(draft, words);
  const added = [...given, ...(names?.added ?? []), ...(offer?.added ?? [])];
  const asked = [headings.question, offer?.question, ...read.questions, names?.question];
  const questions = asked.flatMap((question) => question ?? []);
  return {
    ...addColumns({ headers, columns: used, rows: read.rows }, added),
    words,
    leftOutRows,
    questions,
    answers: isTold ? withLikely(questions, answers) : answers,
    monthFirst: read.monthFirst,
    openDays: read.openDays,
    hiddenRows: homes.filter(({ isHidden }) => isHidden).map(({ number }) => number),
    shiftedRows: sheet.isText ? findShifted(wanted, headers) : new Set(),
  };
}
