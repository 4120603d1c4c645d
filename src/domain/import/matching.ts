/** Which column of a sheet is what, by its headers and by what stands below them, and what of it has to be asked. */
import type { RequiredPropertyField } from '../property/fields';
import { readCount } from '../property/measure';
import { requiredFacts } from '../property/missing';
import { isPrivate } from '../property/private-fields';
import { monthNames, readDay } from '../day-text';
import { isAltered, readReference } from '../reference';
import { shorten } from '../shorten';
import {
  type Column,
  columns,
  columnTitle,
  areOneOrPair,
  findNamed,
  findPair,
  identifiesProperty,
  guessColumns,
  holdsDays,
  matchHeader,
  plainHeader,
  readValue,
  readYesAsStatus,
  readYesOrNo,
  reasonTitle,
  type OwnWords,
} from './columns';
import { findHomeRows, listForAll, type Matching, readBelow, readLines } from './table';
import { measures } from './measures';
import { isAnswered, type Question, readMonthFirst } from './questions';
import { type Cell, cellText, columnLetters, type Sheet, type SheetRow } from './sheet';
import { type ColumnKey, serialHeaders } from './spellings';

/** Why a sheet whose columns are matched like this cannot be imported. */
export type SheetFault =
  | { code: 'empty' }
  /** No column for a name, and none for an address. */
  | { code: 'nameless' }
  | { code: 'same-column'; title: string; letters: readonly string[] };

/**
 * How sure it is what a column is. `certain`: its header is unambiguous, or nothing is lost without it. `likely`: header and cells
 * agree on a fact that a home can do without, so that it is read, and told. `open`: it decides what visitors see of a home, and is
 * asked. `unknown`: it is kept in the remarks for the office, and told.
 */
type Standing = 'certain' | 'likely' | 'open' | 'unknown';

export interface SheetColumn {
  header: string;
  values: string[];
  standing: Standing;
  /** Whether the sheet hides it. */
  isHidden: boolean;
}

/** The maximum number of rows (without the header) and columns of a sheet, and the maximum size of its file. */
export const sheetLimits = {
  rows: 1_000,
  columns: 80,
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
    keys: matching.keys.map((key, index) => (found[index]?.standing === 'certain' ? key : null)),
  };
}

/** The values of a column of choices that are none of its options. */
export function unknownWords(
  key: ColumnKey | null,
  values: readonly string[],
  words: OwnWords = {},
): readonly string[] {
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
): readonly Question[] => questions.filter((one) => !isAnswered(one, given));

/** Whether a column decides what visitors see of a home, and whether they see it. */
const decides = (column: Column) =>
  column.isRequired ||
  identifiesProperty(column) ||
  ['unit', 'status', 'shown'].includes(column.key);

/** Whether a column has to be asked about: what it is, or what its words say of whether a home is to be had. */
export function isAsked(
  { keys, words }: Pick<Matching, 'keys' | 'words'>,
  { standing, values }: SheetColumn,
  index: number,
): boolean {
  const column = columns.find(({ key }) => key === keys[index]);
  if (standing === 'open' || !column) return standing === 'open';
  return decides(column) && unknownWords(column.key, values, words).length > 0;
}

/** The headers of the columns that nobody knows and that are kept in the remarks, or their letters. */
export const keptInRemarks = ({ keys }: Pick<Matching, 'keys'>, found: readonly SheetColumn[]) =>
  found.flatMap(({ header, standing }, index) =>
    standing === 'unknown' && keys[index] === 'remarks' ? [header || columnLetters(index)] : [],
  );

/** The columns that are read as is likely, with what they are. */
export const likelyColumns = ({ keys }: Pick<Matching, 'keys'>, found: readonly SheetColumn[]) =>
  found.flatMap(({ header, standing }, index) =>
    standing === 'likely' && keys[index]
      ? [{ header: header || columnLetters(index), title: columnTitle(keys[index]) }]
      : [],
  );

/** Whether a column has words that nobody knows, and that the office can explain. */
export const hasUnknownWords = (
  { keys, words }: Pick<Matching, 'keys' | 'words'>,
  found: readonly SheetColumn[],
) => found.some(({ values }, index) => unknownWords(keys[index] ?? null, values, words).length > 0);

/** The matching with every column that nobody knows in the remarks, or with none of them. */
export function matchUnknown(
  matching: Matching,
  found: readonly SheetColumn[],
  key: 'remarks' | null,
): Matching {
  const isMeant = (index: number) =>
    found[index]?.standing === 'unknown' &&
    [null, 'remarks'].includes(matching.keys[index] ?? null);
  return { ...matching, keys: matching.keys.map((one, index) => (isMeant(index) ? key : one)) };
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

/** The required facts for which a sheet of new properties has no column; of a header of two names both. */
export function findMissingColumns(
  { keys }: Pick<Matching, 'keys'>,
  found: readonly SheetColumn[],
): RequiredPropertyField[] {
  const given = [...keys, ...found.flatMap(({ header }) => findPair(header).map(({ key }) => key))];
  return keys.includes('reference') ? [] : requiredFacts.filter((name) => !given.includes(name));
}

/** The required facts that a sheet of new properties says neither in a column nor for all rows. */
export function findMissingFacts(
  matching: Pick<Matching, 'keys' | 'forAll'> & Partial<Matching>,
  found: readonly SheetColumn[],
) {
  const named: readonly ColumnKey[] = matching.answers?.names === 'address' ? ['name'] : [];
  const given = [...listForAll(matching).map(({ column }) => column.key), ...named];
  return findMissingColumns(matching, found).filter((name) => !given.includes(name));
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

/** The meaning of all lines of a header together or, less certain, of one of two, or of one of its names. */
function findMeaning(lines: readonly string[]): { column: Column | null; isCertain: boolean } {
  const header = lines.join(' ');
  const named = findNamed(header);
  const [first] = named;
  const whole = matchHeader(header) ?? (areOneOrPair(named) ? first : null) ?? null;
  const part = matchHeader(lines.at(-1) ?? '') ?? matchHeader(lines[0] ?? '');
  const places = named.filter((column) => column && !column.cells.isMeasure);
  const ofName = places.find((column) => column?.key === 'address') ?? places[0] ?? first;
  return { column: whole ?? part ?? ofName ?? null, isCertain: whole !== null };
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

/** Whether a text is a number at a door: "A4", "8/1", "T3-904". */
const isDoor = (text: string) => /^(?=\S*\d)\S{1,8}$/.test(text);

/** What a header means beside what stands below it: an office's own "Ref", an "Area" of places, a "Contact" of names. */
function checkByValues(
  column: Column | null,
  header: string,
  texts: readonly string[],
  isExport: boolean,
): Column | null {
  if (!column || texts.length === 0) return column;
  const isOurs = plainHeader(header) === plainHeader(column.title);
  // A word of an office may look like one.
  // Under our own header a text that is none is a mistake, but for numbers such as "GC-0117".
  const isOfOffice = () => {
    const references = texts.filter(isReference).length;
    return isOurs
      ? !isExport && references === 0 && texts.every(hasDigit)
      : references * 2 <= texts.length;
  };
  if (column.key === 'reference' && isOfOffice()) return null;
  // "Flat" is the name of a building in one list, the number of a home in it in another.
  const isUnit = plainHeader(header) === 'flat' && texts.every(isDoor);
  const isPlace =
    plainHeader(header) === 'area' && texts.filter(hasDigit).length * 2 < texts.length;
  // "Contact" is a number in one office, a person in another.
  const isPerson = column.key === 'ownerPhones' && !texts.some(hasDigit);
  const key = isPlace ? 'address' : isPerson ? 'owner' : isUnit ? 'unit' : column.key;
  return columns.find((one) => one.key === key) ?? null;
}

/** A moment that the name of a sheet says, as a number that grows with time; without a year it comes again after a cycle. */
interface Moment {
  at: number;
  cycle: number | null;
}

const monthWord = (name: string) => {
  const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return monthNames.findIndex((whole) => words.some((word) => whole.startsWith(word)));
};

/** What the name of a sheet may say of its time; of most names one reading. */
const momentReaders: readonly ((name: string) => Moment | null)[] = [
  /** A day: "23.11.2026", "Stock 23 Nov 2026". */
  (name) => {
    const found = /(?<!\d)\d{1,4}[-. ](?:\d{1,2}|[a-z]{3,9})[-. ]\d{2,4}(?!\d)/i.exec(name)?.[0];
    const [first = '', second = '', third = ''] = (found ?? '').split(/[-. ]/);
    const year = third.length === 2 ? `20${third}` : third;
    const day = readDay([first, second, first.length === 4 ? third : year].join('-'));
    return day === null ? null : { at: Date.parse(day) / 86_400_000, cycle: null };
  },
  /** A month: "Nov 2026", "11-2026", "November". */
  (name) => {
    const month = monthWord(name);
    const [, number] = /(?<!\d)(0?[1-9]|1[0-2])(?=[-/. ]+(?:20)?\d{2}(?!\d))/.exec(name) ?? [];
    const [, year] =
      /(?<!\d)20(\d{2})(?!\d)/.exec(name) ?? /(?<!\d)(\d{2})(?!.*\d)/.exec(name) ?? [];
    if (month === -1 && number === undefined) return null;
    const ofYear = month === -1 ? Number(number) - 1 : month;
    return { at: Number(year ?? 0) * 12 + ofYear, cycle: year === undefined ? 12 : null };
  },
  /** A day of a month without a year: "Nov 23", "7th Dec". */
  (name) => {
    const month = monthWord(name);
    const [day, ...more] = name.match(/\d+/g) ?? [];
    const isDayOfMonth = month !== -1 && day !== undefined && more.length === 0;
    return isDayOfMonth && Number(day) <= 31 ? { at: month * 31 + Number(day), cycle: 372 } : null;
  },
  /** A week: "Week 47", "wk 3". */
  (name) => {
    const [, week] = /\bw(?:ee)?k[\s.-]*(\d{1,2})(?!\d)/i.exec(name) ?? [];
    return week === undefined ? null : { at: Number(week), cycle: 53 };
  },
];

/** The newest of several moments; what comes again is in the order of the year that has its largest gap behind it. `null` for two that are as new. */
function pickNewest(found: readonly { name: string; moment: Moment }[]): string | null {
  const sorted = found.toSorted((one, other) => one.moment.at - other.moment.at);
  const [first] = sorted;
  const cycle = sorted.every(({ moment }) => moment.cycle !== null) ? first?.moment.cycle : null;
  const gaps = sorted.map(({ moment }, index) => {
    const next = sorted[index + 1]?.moment.at;
    return (next ?? (first?.moment.at ?? 0) + (cycle ?? Infinity)) - moment.at;
  });
  const widest = gaps.lastIndexOf(Math.max(...gaps));
  const newest = sorted[widest];
  const isTwice = sorted.filter(({ moment }) => moment.at === newest?.moment.at).length > 1;
  return isTwice ? null : (newest?.name ?? null);
}

/** Of sheets that are days, weeks or months, the newest; `null` where the first sheet is something else, no other is one, or their names have two readings. */
export function findNewestSheet(names: readonly string[]): string | null {
  const readings = momentReaders.map((read) =>
    names.flatMap((name, index) => {
      const moment = read(name);
      return moment ? [{ name, moment, index }] : [];
    }),
  );
  const ordered = readings.filter((found) => found.length > 1 && found[0]?.index === 0);
  const [days] = readings;
  const isOfDays = days !== undefined && days === ordered[0];
  const newest = new Set((isOfDays ? [days] : ordered).map(pickNewest));
  const [only = null] = newest;
  return newest.size === 1 ? only : null;
}

/** The sheets that are called as the first one, but for a number or a month: which of them is meant is not in their order. */
export function findAlikeSheets(names: readonly string[]): string[] {
  const readShape = (name: string) =>
    name
      .toLowerCase()
      .replace(/\d+/g, '0')
      .replace(/[a-z]{3,}/g, (word) =>
        monthNames.some((month) => month.startsWith(word)) ? 'm' : word,
      );
  const [first = ''] = names;
  const alike = names.filter((name) => readShape(name) === readShape(first));
  return alike.length > 1 ? alike : [];
}

/** What stands below a header: texts, and numbers, of which days may have lost their format. */
type Below = readonly (string | number)[];

/** Whether a cell is not what its column holds. */
function isUnread(column: Column, cell: Cell): boolean {
  const read = readValue(column, cell);
  return read !== undefined && 'fault' in read;
}

/** Whether most of what stands below a header is what its column holds. Which part of a day is the month, all its column tells. */
function fits(column: Column, below: Below): boolean {
  // "Rent (negotiable?)" over Yes and No is no rent.
  const isAnswer = (text: string) =>
    measures[column.key]?.of === 'rupees' && /\p{L}/u.test(text) && readYesOrNo(text) !== null;
  const isFault = (cell: Cell) =>
    isUnread(column, cell) || (isAnswer(cellText(cell)) && readValue(column, cell) !== undefined);
  const isNone = (cell: Cell) =>
    isFault(cell) && !(holdsDays(column) && !isFault(readMonthFirst(cell)));
  const different = [...new Set(below)];
  return different.filter(isNone).length * 2 <= different.length;
}

/** In columns of a property: fewer are words that happen to be headers. */
const minTurned = 5;

/** Whether a sheet has its headers below each other in one column, and a home in each other one. */
export function isTurned({ rows }: Sheet): boolean {
  const isIn = (index: number) => {
    const texts = rows.map(({ cells }) => cellText(cells[index]).trim()).filter(Boolean);
    return new Set(texts.map((text) => matchHeader(text)?.key).filter(Boolean)).size >= minTurned;
  };
  return (isIn(0) || isIn(1)) && countKnown(findHeader(rows, undefined)) < minTurned - 2;
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
    plain !== '' &&
    plainHeader(column.title).startsWith(plain) &&
    fits(column, below) &&
    areEvident(column, below);
  const areRooms = below.filter((cell) => saysRooms(cellText(cell))).length * 2 > below.length;
  return columns.find((one) => isNamed(one) || (areRooms && one.key === 'bedrooms')) ?? null;
}

/** Whether cells say by themselves that they are what a column holds: any text can be prose, and what only the office reads may be any. */
function areEvident(column: Column, below: Below): boolean {
  const { cells, key, field } = column;
  const says = (cell: Cell) => {
    const text = cellText(cell);
    if (cells.isAddress) return /^(?:https?:|www\.)/i.test(text);
    if (cells.isMeasure) return /^[^\p{L}\p{M}]*\d/u.test(text);
    if (key === 'unit') return isDoor(text);
    if (key === 'floor') return /^(?:\d{1,2}(?!\d)|g(?:f|\b|rou?nd))/i.test(text);
    if (field?.column?.isDay) return typeof cell === 'number' || readDay(text) !== null;
    return cells.isProse !== true;
  };
  const different = [...new Set(below)];
  return isPrivate(key) || different.filter(says).length * 2 > different.length;
}

/** What the lines of a header mean beside what stands below it, and how sure that is. */
function findColumnMeant(
  lines: readonly string[],
  below: Below,
  isExport: boolean,
): { column: Column | null; standing: Standing } {
  const header = lines.join(' ');
  if (plainHeader(header) === '' && isCount(below)) return { column: null, standing: 'certain' };
  // "Vacant?" over Yes and No is the status, whatever else such a header may be.
  if (readYesAsStatus(header, below.map(cellText)))
    return { column: columns.find(({ key }) => key === 'status') ?? null, standing: 'certain' };
  const { column, isCertain } = findMeaning(lines);
  const meaning = checkByValues(column, header, below.map(cellText), isExport);
  const doubt = (one: Column) => (decides(one) ? 'open' : 'likely');
  const isOfName =
    meaning !== null && matchHeader(header) === null && findNamed(header).includes(meaning);
  // One of several names in a header is that of its column only where its cells are.
  const isMeant =
    meaning?.key === 'unit'
      ? below.map(cellText).some(isDoor)
      : meaning?.cells.isMeasure !== true || areEvident(meaning, below);
  if (isOfName && !isCertain && !isMeant) return { column: null, standing: 'unknown' };
  const isFitting = meaning !== null && fits(meaning, below);
  const fitting = meaning && !isFitting ? findFitting(header, below) : null;
  if (fitting) return { column: fitting, standing: 'likely' };
  // One cell says nothing of its column, and each word that is no option is told, or asked about.
  const hasOptions = (meaning?.cells.answers ?? meaning?.cells.anyOf) !== undefined;
  const isKept = isFitting || hasOptions || new Set(below).size < 2;
  // Under a mere "Date" words such as "Immediate" are no day of a listing.
  if (meaning?.key === 'date' && below.some((cell) => isUnread(meaning, cell)))
    return { column: meaning, standing: 'open' };
  if (meaning && isKept)
    return { column: meaning, standing: isCertain ? 'certain' : doubt(meaning) };
  if (meaning && decides(meaning)) return { column: meaning, standing: 'open' };
  const [guess, ...others] =
    column || hasNoFact(header) || below.length === 0
      ? []
      : guessColumns(header).filter((one) => fits(one, below) && areEvident(one, below));
  return guess && others.length === 0
    ? { column: guess, standing: doubt(guess) }
    : { column: null, standing: 'unknown' };
}

function readValues(rows: readonly SheetRow[], index: number): string[] {
  const filled = rows.map(({ cells }) => cellText(cells[index]).trim()).filter(Boolean);
  return [...new Set(filled)].slice(0, maxValues).map((text) => shorten(text, maxValueLength));
}

/**
 * The column that may say where the homes are, in a sheet whose headers name none: the first whose cells are texts that differ
 * from row to row, and that is nothing else; -1 for none.
 */
function findPlace(
  found: readonly { column: Column | null; standing: Standing }[],
  below: readonly SheetRow[],
): number {
  return found.findIndex(({ column, standing }, index) => {
    const texts = below.map((row) => cellText(row.cells[index]).trim()).filter(Boolean);
    const named = texts.filter((text) => /\p{L}{3}/u.test(text));
    const isText = named.length * 2 > below.length && new Set(named).size * 4 > named.length * 3;
    return column === null && standing === 'unknown' && isText;
  });
}

/** Headers that do not say whose name they are. */
const bareNames: readonly string[] = ['name', 'பெயர்'];

/** The columns of a sheet, and what each of them means by its header; `wanted` names the rows of the headers. */
export function matchColumns(
  sheet: Sheet,
  wanted: readonly number[] = [],
): { matching: Matching; columns: SheetColumn[] } {
  const header = findHeader(sheet.rows, wanted[0]);
  const below = readBelow(sheet.rows, header);
  const width = Math.max(0, ...[...header, ...below].map(({ cells }) => cells.length));
  // The site alone writes a version.
  const isExport = header.some(({ cells }) =>
    cells.some((cell) => cellText(cell).trim() === columnTitle('version')),
  );
  const found = Array.from({ length: width }, (_, index) => {
    const lines = readLines(header, index);
    const filled = below
      .map(({ cells }) => cells[index])
      .map((cell) => (typeof cell === 'number' ? cell : cellText(cell).trim()))
      .filter((cell) => cell !== '');
    return { ...findColumnMeant(lines, filled, isExport), header: lines.join(' ') };
  });
  const isHidden = (index: number) => sheet.hiddenColumns.includes(index);
  const isSure = (column: Column) =>
    found.some((one) => one.standing === 'certain' && one.column === column);
  // What is hidden is not for visitors, but for what a property needs and is shown in no other column.
  const isLeftOut = (column: Column, index: number) =>
    isHidden(index) &&
    !isPrivate(column.key) &&
    (!(column.isRequired || identifiesProperty(column)) ||
      found.some((one, otherIndex) => one.column === column && !isHidden(otherIndex)));
  const meant = found.map(({ column, standing }, index) => {
    if (!column || column.isShown || isLeftOut(column, index)) return null;
    return standing === 'certain' || !isSure(column) ? column : null;
  });
  const isNamed = meant.some(
    (column) => column && ['name', 'address', 'reference'].includes(column.key),
  );
  const place = isNamed ? -1 : findPlace(found, below);
  if (place !== -1) meant[place] = columns.find(({ key }) => key === 'address') ?? null;
  const isTwice = (column: Column | null) =>
    column !== null && !canBeJoined(column) && meant.filter((one) => one === column).length > 1;
  const isSecond = (column: Column | null, index: number) =>
    isTwice(column) && meant.indexOf(column) !== index;
  const isOwnerOpen =
    meant.some((column) => column?.key === 'ownerPhones') &&
    !meant.some((column) => column?.key === 'owner');
  const statusWords = meant.flatMap((column, index) => {
    const texts = below.map((row) => cellText(row.cells[index]).trim()).filter(Boolean);
    const said = readYesAsStatus(found[index]?.header ?? '', texts);
    return column?.key === 'status' && said ? [said.status ?? {}] : [];
  });
  const [status] = statusWords;
  const matching = {
    sheet: sheet.name,
    // 0 says that there is none.
    header: header.length > 0 ? header.map(({ number }) => number) : [0],
    keys: meant.map((column, index) => (column && !isSecond(column, index) ? column.key : null)),
    words: { ...(status && Object.keys(status).length > 0 && { status }) },
    forAll: {},
    answers: {},
    withHidden: true,
    withTitles: false,
  };
  const rows = findHomeRows(sheet, matching).wanted;
  const readStanding = (index: number, values: readonly string[]): Standing => {
    const { header: text = '', standing = 'unknown' } = found[index] ?? {};
    const column = meant[index] ?? null;
    const isNothing = values.length === 0 || hasNoFact(text) || (isHidden(index) && !column);
    if (isNothing) return 'certain';
    if (index === place || (column && isTwice(column) && decides(column))) return 'open';
    // Beside a telephone, without an owner, a mere "Name" may be that of the owner.
    if (column?.key === 'name' && isOwnerOpen && bareNames.includes(plainHeader(text)))
      return 'open';
    if (isSecond(column, index)) return 'unknown';
    // What is certain without a column has nothing to say.
    return column || standing === 'certain' ? standing : 'unknown';
  };
  const read = found.map(({ header: text }, index): SheetColumn => {
    const values = readValues(rows.length > 0 ? rows : below, index);
    const standing = readStanding(index, values);
    return { header: text, values, standing, isHidden: isHidden(index) };
  });
  const reference = matching.keys.indexOf('reference');
  const isOfChanges = reference !== -1 && read[reference]?.values.length !== 0;
  const known = { ...matching, withHidden: false };
  // What a property of the site has among its remarks stays as it is.
  return { matching: isOfChanges ? known : matchUnknown(known, read, 'remarks'), columns: read };
}
