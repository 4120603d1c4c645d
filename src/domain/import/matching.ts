/** Which column of a sheet is what, by its headers and by what stands below them, and what of it has to be asked. */
import type { RequiredPropertyField } from '../property/fields';
import { readCount } from '../property/measure';
import { requiredFacts } from '../property/missing';
import { isPrivate } from '../property/private-fields';
import { monthNames } from '../day-text';
import { isAltered, readReference } from '../reference';
import { shorten } from '../shorten';
import {
  type Column,
  columns,
  identifiesProperty,
  guessColumn,
  matchHeader,
  plainHeader,
  readValue,
  reasonTitle,
  type OwnWords,
} from './columns';
import { listForAll, makeTable, type Matching, readBelow, readLines } from './table';
import { type Question, readMonthFirst } from './questions';
import { type Cell, cellText, columnLetters, type Sheet, type SheetRow } from './sheet';
import { type ColumnKey, serialHeaders } from './spellings';

/** Why a sheet whose columns are matched like this cannot be imported. */
export type SheetFault =
  | { code: 'empty' }
  /** No column for a name, and none for an address. */
  | { code: 'nameless' }
  | { code: 'same-column'; title: string; letters: readonly string[] };

export interface SheetColumn {
  header: string;
  values: string[];
  /** Whether its header is unambiguous, or nothing is lost without it. */
  isCertain: boolean;
  /** Whether the sheet hides it. */
  isHidden: boolean;
}

/** The maximum number of rows (without the header) and columns of a sheet, and the maximum size of its file. */
export const sheetLimits = {
  rows: 1_000,
  columns: 60,
  megabytes: 4,
  bytes: 4 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;

/** Whether a property can take the text of several such columns. */
const canBeJoined = ({ key, cells, isRequired }: Column) =>
  key === 'address' || key === 'unit' || (cells.hasLines === true && !isRequired);

/** Whether a column with this header has nothing to import, such as a serial number. */
const hasNoFact = (header: string) =>
  [plainHeader(reasonTitle), ...serialHeaders].includes(plainHeader(header)) ||
  matchHeader(header)?.isShown === true;

/** The matching without the columns that are doubtful. */
export function keepCertain(matching: Matching, found: readonly SheetColumn[]): Matching {
  return {
    ...matching,
    keys: matching.keys.map((key, index) => (found[index]?.isCertain ? key : null)),
  };
}

/** The values of a column of choices that are none of its options. */
export function unknownWords(
  key: ColumnKey | null,
  values: readonly string[],
  words: OwnWords = {},
) {
  const column = columns.find((one) => one.key === key);
  if (!column?.cells.answers) return [];
  return values.filter((value) => {
    const read = readValue(column, value, words);
    return read !== undefined && 'fault' in read;
  });
}

/** The questions that have no answer yet, or none of theirs. */
export const findUnanswered = (
  questions: readonly Question[],
  given: Matching['answers'],
): readonly Question[] => questions.filter(({ id, answers }) => !answers.includes(given[id] ?? ''));

/** Whether nothing about the columns has to be asked. */
export function isSettled({ keys, words }: Matching, found: readonly SheetColumn[]): boolean {
  return found.every(
    ({ isCertain, values }, index) =>
      isCertain && unknownWords(keys[index] ?? null, values, words).length === 0,
  );
}

/** The headers of the columns with facts that are not imported, or their letters: those that are hidden, or the others. */
export function notImported(
  { keys }: Matching,
  found: readonly SheetColumn[],
  hidden: boolean,
): string[] {
  return found.flatMap(({ header, values, isHidden }, index) => {
    const isMeant = isHidden === hidden && values.length > 0 && !hasNoFact(header);
    return keys[index] || !isMeant ? [] : [header || columnLetters(index)];
  });
}

/** The required facts for which a sheet of new properties has no column. */
export function findMissingColumns({ keys }: Pick<Matching, 'keys'>): RequiredPropertyField[] {
  return keys.includes('reference') ? [] : requiredFacts.filter((name) => !keys.includes(name));
}

/** The required facts that a sheet of new properties says neither in a column nor for all rows. */
export function findMissingFacts(matching: Pick<Matching, 'keys' | 'forAll'>) {
  const given = listForAll(matching).map(({ column }) => column.key);
  return findMissingColumns(matching).filter((name) => !given.includes(name));
}

/** Why columns that are matched like this cannot be imported. */
export function matchingFault({
  keys,
  forAll = {},
  answers = {},
}: Pick<Matching, 'keys'> & Partial<Matching>): SheetFault | null {
  if (keys.length === 0) return { code: 'empty' };
  for (const column of columns.filter((one) => !canBeJoined(one))) {
    const letters = keys.flatMap((key, index) =>
      key === column.key ? [columnLetters(index)] : [],
    );
    if (letters.length > 1) return { code: 'same-column', title: column.title, letters };
  }
  // With references a sheet may hold only what is to be changed.
  if (keys.includes('reference')) return null;
  if (keys.includes('name') || keys.includes('address')) return null;
  // The flats of a building are told apart by their numbers; all rows, or titles between them, name it.
  const given = listForAll({ keys, forAll });
  const isNamed =
    given.some(({ column }) => identifiesProperty(column)) ||
    ['name', 'address'].includes(answers.headings ?? '');
  return keys.includes('unit') && isNamed ? null : { code: 'nameless' };
}

/** The header may be below a title, a date or an address; only these rows are searched for it. */
export const headerSearchRows = 20;

const maxValues = 20;
const maxValueLength = 60;

/** The meaning of all lines of a header together or, less certain, of one of two. */
function findMeaning(lines: readonly string[]): { column: Column | null; isCertain: boolean } {
  const whole = matchHeader(lines.join(' '));
  const part = matchHeader(lines.at(-1) ?? '') ?? matchHeader(lines[0] ?? '');
  return { column: whole ?? part, isCertain: whole !== null };
}

function countKnown(header: readonly SheetRow[]): number {
  const width = Math.max(...header.map(({ cells }) => cells.length));
  const known = Array.from(
    { length: width },
    (_, index) => findMeaning(readLines(header, index)).column,
  );
  return new Set(known.filter(Boolean)).size;
}

const textCells = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string').length;
const isText = (cell: Cell) => cell === null || typeof cell === 'string';

const hasDigit = (text: string) => /\d/.test(text);
/** Headers name things; a row that says how many is a property. */
const hasNumber = ({ cells }: SheetRow) => cells.some((cell) => hasDigit(cellText(cell)));

/** Whether a row has a number where the row above it has the header of numbers: it is a home, and no second line of a header. */
function isHomeBelow(above: SheetRow, { cells }: SheetRow): boolean {
  return cells.some((cell, index) => {
    const isOfNumbers = matchHeader(cellText(above.cells[index]))?.cells.isMeasure === true;
    return isOfNumbers && /^[^\p{L}\p{M}(]*\d/u.test(cellText(cell));
  });
}

/**
 * The row, or two rows read together, with the most known headers, else the fullest; none where that is a property.
 * `wanted` is the first row, 0 for a sheet without headers.
 */
function findHeader(rows: readonly SheetRow[], wanted: number | undefined): SheetRow[] {
  if (wanted === 0) return [];
  const given = rows.filter(({ number }) => number === wanted);
  const searched = given.length > 0 ? given : rows.slice(0, headerSearchRows);
  const pairs = searched.flatMap((row) => {
    const next = rows[rows.indexOf(row) + 1];
    const isLine = next?.number === row.number + 1 && next.cells.every(isText);
    return isLine && !isHomeBelow(row, next) ? [[row, next]] : [];
  });
  const [best] = [...searched.map((row) => [row]), ...pairs]
    .map((header) => ({ header, count: countKnown(header) }))
    .sort((one, other) => other.count - one.count);
  if (best && best.count > 1) return best.header;
  const fullest = [...searched].sort((one, other) => textCells(other) - textCells(one)).slice(0, 1);
  const isProperty = given.length === 0 && !best?.count && fullest.some(hasNumber);
  return isProperty ? [] : fullest;
}

const isReference = (text: string) =>
  /^[0-9a-f]{16}$/i.test(text) || readReference(text) !== null || isAltered(text);

/** What a header means beside what stands below it: an office's own "Ref", an "Area" of places, a "Contact" of names. */
function checkByValues(
  column: Column | null,
  header: string,
  texts: readonly string[],
): Column | null {
  if (!column || texts.length === 0) return column;
  const isOfExport = plainHeader(header) === plainHeader(column.title);
  if (column.key === 'reference' && !isOfExport && !texts.some(isReference)) return null;
  const isPlace = plainHeader(header) === 'area' && !texts.some(hasDigit);
  // "Contact" is a number in one office, a person in another.
  const isPerson = column.key === 'ownerPhones' && !texts.some(hasDigit);
  const key = isPlace ? 'address' : isPerson ? 'owner' : column.key;
  return columns.find((one) => one.key === key) ?? null;
}

/** The month that the name of a sheet says, as one number that grows with time; `null` where it says none. A year may be missing. */
function readMonth(name: string): number | null {
  const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const month = monthNames.findIndex((whole) => words.some((word) => whole.startsWith(word)));
  const [, number] = /(?<!\d)(0?[1-9]|1[0-2])(?=[-/. ]+(?:20)?\d{2}(?!\d))/.exec(name) ?? [];
  const [, year = '0'] = /(?<!\d)(?:20)?(\d{2})(?!.*\d)/.exec(name) ?? [];
  if (month === -1 && number === undefined) return null;
  return Number(year) * 12 + (month === -1 ? Number(number) - 1 : month);
}

/** Of sheets of which each is a month's, the newest; `null` where they are something else. */
export function findNewestSheet(names: readonly string[]): string | null {
  const months = names.map((name) => ({ name, month: readMonth(name) }));
  if (names.length < 2 || months.some(({ month }) => month === null)) return null;
  const [newest] = months.sort((one, other) => (other.month ?? 0) - (one.month ?? 0));
  return newest?.name ?? null;
}

/** What stands below a header: texts, and numbers, of which days may have lost their format. */
type Below = readonly (string | number)[];

/** Whether most of what stands below a header is what its column holds. Which part of a day is the month, all its column tells. */
function fits(column: Column, below: Below): boolean {
  const isFault = (cell: Cell) => {
    const read = readValue(column, cell);
    return read !== undefined && 'fault' in read;
  };
  const isNone = (cell: Cell) =>
    isFault(cell) && !(column.cells.isDay && !isFault(readMonthFirst(cell)));
  const different = [...new Set(below)];
  return different.filter(isNone).length * 2 <= different.length;
}

/** Whether cells number the rows, as programs do in a column without a header. */
const isCount = (below: Below) =>
  below.length > 1 && below.every((cell, index) => Number(cell) === Number(below[0]) + index);

/** Whether a text says how many rooms, with their unit: "2 BHK". */
const saysRooms = (text: string) => /\p{L}/u.test(text) && readCount(text) !== null;

/**
 * In place of a column that most of its cells are not: the one whose title begins with the header and whose cells they can be
 * ("Water": "Metro + bore"), or that of bedrooms ("Type": "2 BHK").
 */
function findFitting(header: string, below: Below): Column | null {
  const plain = plainHeader(header);
  const isNamed = (column: Column) =>
    plain !== '' && plainHeader(column.title).startsWith(plain) && fits(column, below);
  const areRooms = below.every((cell) => saysRooms(cellText(cell)));
  return columns.find((one) => isNamed(one) || (areRooms && one.key === 'bedrooms')) ?? null;
}

function readValues(rows: readonly SheetRow[], index: number): string[] {
  const filled = rows.map(({ cells }) => cellText(cells[index]).trim()).filter(Boolean);
  return [...new Set(filled)].slice(0, maxValues).map((text) => shorten(text, maxValueLength));
}

/** The columns of a sheet, and what each of them means by its header; `wanted` names the rows of the headers. */
export function matchColumns(
  sheet: Sheet,
  wanted: readonly number[] = [],
): { matching: Matching; columns: SheetColumn[] } {
  const header = findHeader(sheet.rows, wanted[0]);
  const below = readBelow(sheet.rows, header);
  const width = Math.max(0, ...[...header, ...below].map(({ cells }) => cells.length));
  const found = Array.from({ length: width }, (_, index) => {
    const lines = readLines(header, index);
    const { column, isCertain } = findMeaning(lines);
    const filled = below
      .map(({ cells }) => cells[index])
      .map((cell) => (typeof cell === 'number' ? cell : cellText(cell).trim()))
      .filter((cell) => cell !== '');
    const text = lines.join(' ');
    const meaning = checkByValues(column, text, filled.map(cellText));
    const isFitting = meaning === null || fits(meaning, filled);
    // An abbreviation, which is shown to be checked.
    const guess = meaning === null && !hasNoFact(text) ? guessColumn(text) : null;
    const guessed = guess && filled.length > 0 && fits(guess, filled) ? guess : meaning;
    return {
      column: isFitting ? guessed : (findFitting(text, filled) ?? meaning),
      isCertain: (isCertain && isFitting) || (text === '' && isCount(filled)),
      header: text,
    };
  });
  const isHidden = (index: number) => sheet.hiddenColumns.includes(index);
  const isSure = (column: Column) => found.some((one) => one.isCertain && one.column === column);
  // What is hidden is not for visitors, but for what a property needs and is shown in no other column.
  const isLeftOut = (column: Column, index: number) =>
    isHidden(index) &&
    !isPrivate(column.key) &&
    (!(column.isRequired || identifiesProperty(column)) ||
      found.some((one, otherIndex) => one.column === column && !isHidden(otherIndex)));
  const meant = found.map(({ column, isCertain }, index) => {
    if (!column || column.isShown || isLeftOut(column, index)) return null;
    return isCertain || !isSure(column) ? column : null;
  });
  const isTwice = (column: Column | null) =>
    column !== null && !canBeJoined(column) && meant.filter((one) => one === column).length > 1;
  const matching = {
    sheet: sheet.name,
    // 0 says that there is none.
    header: header.length > 0 ? header.map(({ number }) => number) : [0],
    keys: meant.map((column, index) =>
      column && (!isTwice(column) || meant.indexOf(column) === index) ? column.key : null,
    ),
    words: {},
    forAll: {},
    answers: {},
    withHidden: true,
    withTitles: false,
  };
  const { rows } = makeTable(sheet, matching);
  return {
    matching: { ...matching, withHidden: false },
    columns: found.map(({ header: text, column, isCertain }, index) => {
      const values = readValues(rows.length > 0 ? rows : below, index);
      const isOpen = !(isCertain && !isTwice(column)) && !hasNoFact(text) && values.length > 0;
      const isOut = isHidden(index) && meant[index] === null;
      return { header: text, values, isCertain: !isOpen || isOut, isHidden: isHidden(index) };
    }),
  };
}
