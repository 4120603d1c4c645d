/** What one column of a sheet is: what its header means beside what stands below it, and how sure that is. */
import { readDay } from '../day-text';
import { readCount } from '../property/measure';
import { isPrivate } from '../property/private-fields';
import { isAltered, readReference } from '../reference';
import { readYesAsStatus, readYesOrNo } from './cells';
import { readMonthFirst } from './cells-beside';
import {
  type Column,
  columns,
  holdsDays,
  identifiesProperty,
  readValue,
  reasonTitle,
} from './columns';
import { hasDigit } from './header-row';
import { findMeaning, findNamed, guessColumns, matchHeader, plainHeader } from './headers';
import { measures } from './measures';
import { type Cell, cellText } from './sheet';
import { serialHeaders } from './spellings';

/**
 * How sure it is what a column is. `certain`: its header is unambiguous, or nothing is lost without it. `likely`: header and cells
 * agree on a fact that a home can do without, so that it is read, and told. `open`: it decides what visitors see of a home, and is
 * asked. `unknown`: it is kept in the remarks for the office, and told.
 */
export type Standing = 'certain' | 'likely' | 'open' | 'unknown';

export interface SheetColumn {
  header: string;
  values: string[];
  standing: Standing;
  /** Whether the sheet hides it. */
  isHidden: boolean;
}

/** Whether a column with this header has nothing to import, such as a serial number. */
export const hasNoFact = (header: string) =>
  [plainHeader(reasonTitle), ...serialHeaders].includes(plainHeader(header)) ||
  matchHeader(header)?.isShown === true;

/** Whether a column decides what visitors see of a home, and whether they see it. */
export const decides = (column: Column) =>
  column.isRequired ||
  identifiesProperty(column) ||
  ['unit', 'status', 'shown'].includes(column.key);

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
  // Under our own header a text that is no reference is a mistake, unless all have numbers as "GC-0117" has: an office's own.
  // Under any other header a word of an office may look like a reference: most of them have to be one.
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
export function findColumnMeant(
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
  // A header that only has the name of a fact among other words, "Rent agreement", is that fact where its cells are such.
  const isMeant =
    meaning?.key === 'unit'
      ? below.map(cellText).some(isDoor)
      : meaning?.cells.isMeasure !== true || areEvident(meaning, below);
  if (isOfName && !isCertain && !isMeant) return { column: null, standing: 'unknown' };
  const isFitting = meaning !== null && fits(meaning, below);
  const fitting = meaning && !isFitting ? findFitting(header, below) : null;
  if (fitting) return { column: fitting, standing: 'likely' };
  // One cell says nothing of its column, and each word that is no option is told, or asked about.
  const hasOptions = (meaning?.cells.meanings ?? meaning?.cells.anyOf) !== undefined;
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
