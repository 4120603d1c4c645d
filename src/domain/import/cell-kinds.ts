import { readDay } from '../day-text';
import type { ChoiceDefinition } from '../field/choice';
import type { FieldValue } from '../field/kind';
import type { SeveralDefinition } from '../field/several';
import type { FieldDefinition } from '../field/table';
import { cellText, type Cell } from './cell';
import type { RowFault } from './faults';
import type { ColumnKey } from './matching/header-words';
import { findOption, findOptions, type OwnWords, readYesOrNo } from './option-words';

export type CellValue = { value: unknown } | { fault: RowFault };

/**
 * What the import and the workbooks know of the cells of a column. Apart from the kinds of `field`, which forms in a
 * browser load: those need no spellings of offices.
 */
export interface CellRules {
  /** What a cell says that is not blank, and reads as `text`. */
  parseCell: (text: string, cell: Cell, own: OwnWords) => CellValue;
  /** A value as a cell that reads back as the same. */
  toCell: (value: FieldValue) => Cell;
  /** Its words, from which a cell may offer to choose. */
  words?: readonly string[];
  /** Whether "nil" may be a word of its own. */
  hasNil?: true;
  /** Whether the operator says what an unknown word means. */
  asksForWords?: true;
  /** The options of which a cell may hold several. */
  anyOf?: readonly string[];
  /** Whether the address behind a text counts, not the text. */
  isAddress?: true;
  isDay?: true;
  isMeasure?: true;
  /** Whether visitors read a text as it is written. */
  isProse?: true;
  /** Whether several columns can be lines of one text. */
  hasLines?: true;
}

/** A number as a day: the days since 30 December 1899, from 1990 to 2099. */
function serialDay(serial: number): string | null {
  if (serial < 32_874 || serial > 73_050) return null;
  return new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

const isDayCell = (cell: Cell) => typeof cell === 'object' && cell !== null && 'day' in cell;

/** The text as it is written. */
export const textCells: CellRules = {
  parseCell: (text) => ({ value: text }),
  toCell: (value) => (typeof value === 'string' ? value : ''),
};

const prose: CellRules = { ...textCells, isProse: true };

/** A day in whatever form, or words such as "Now". A number in a column of days has lost its date format. */
const dayText: CellRules = {
  ...prose,
  parseCell(text, cell) {
    const day = typeof cell === 'number' ? serialDay(cell) : readDay(text);
    return { value: day === null ? text : cellText({ day }) };
  },
};

export const dayCells: CellRules = {
  parseCell(text, cell) {
    const day =
      typeof cell === 'number' ? serialDay(cell) : isDayCell(cell) ? cell.day : readDay(text);
    return day === null ? { fault: { code: 'day' } } : { value: day };
  },
  toCell: (value) => (typeof value === 'string' && value !== '' ? { day: value } : null),
  isDay: true,
};

/**
 * A plain number is a number, so that spreadsheets can add it up; a unit or a leading zero makes it text. Programs write whole
 * numbers as "2.0".
 */
const measureCells: CellRules = {
  ...prose,
  parseCell: (text, cell) =>
    isDayCell(cell)
      ? { fault: { code: 'date-for-measure', text } }
      : { value: text.replace(/^(\d+)\.0+$/, '$1') },
  toCell(value) {
    const text = typeof value === 'string' ? value : '';
    return /^(?:0|[1-9]\d{0,14})(?:\.\d{0,3}[1-9])?$/.test(text) ? Number(text) : text;
  },
  isMeasure: true,
};

/** One address per line or after a comma or semicolon. Spaces are trimmed last: patterns with spaces would be slow. */
function readAddresses(text: string): string[] {
  return text
    .split(/\n|[,;](?=\s*(?:https?:|\/api\/image\/|\/assets\/))/i)
    .map((address) => address.trim().replace(/[,;]$/, '').trim())
    .filter(Boolean);
}

const joinTexts = (value: FieldValue, between: string) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(between) : '';

const pictureCells: CellRules = {
  parseCell: (text) => ({ value: readAddresses(text) }),
  toCell: (value) => joinTexts(value, '\n'),
  isAddress: true,
};

const flagCells: CellRules = {
  parseCell(text) {
    const value = readYesOrNo(text);
    return value === null ? { fault: { code: 'flag' } } : { value };
  },
  toCell: (value) => (typeof value === 'boolean' ? value : ''),
  words: [cellText(true), cellText(false)],
  hasNil: true,
};

const makeChoiceCells = ({ options }: ChoiceDefinition, key: ColumnKey): CellRules => ({
  ...textCells,
  parseCell(text, _cell, own) {
    const value = findOption(key, options, text, own);
    return value === undefined ? { fault: { code: 'choice', options } } : { value };
  },
  words: options,
  hasNil: true,
  asksForWords: true,
});

const makeSeveralCells = ({ options }: SeveralDefinition, key: ColumnKey): CellRules => ({
  parseCell(text) {
    const value = findOptions(key, options, text);
    return value === null ? { fault: { code: 'choice', options } } : { value };
  },
  toCell: (value) => joinTexts(value, ', '),
  anyOf: options,
  hasNil: true,
});

/** A field that a workbook has a column for. */
type ColumnField = Exclude<FieldDefinition, { kind: 'list' }>;

type CellKinds = {
  [Kind in ColumnField['kind']]: (
    field: Extract<ColumnField, { kind: Kind }>,
    key: ColumnKey,
  ) => CellRules;
};

const cellKinds: CellKinds = {
  text: ({ column }) => (column?.isDay ? dayText : prose),
  multiline: () => ({ ...prose, hasLines: true }),
  article: () => textCells,
  measure: () => measureCells,
  remark: () => prose,
  map: () => ({ ...textCells, isAddress: true }),
  picture: () => textCells,
  pictures: () => pictureCells,
  choice: makeChoiceCells,
  several: makeSeveralCells,
  flag: () => flagCells,
  day: () => dayCells,
};

/** The rules for the cells of a field's column. */
export function makeCellRules(field: ColumnField, key: ColumnKey): CellRules {
  // Each kind is under its own name, which the compiler cannot follow.
  const make = cellKinds[field.kind] as (field: ColumnField, key: ColumnKey) => CellRules;
  return make(field, key);
}
