/** How the cell of each kind of field is read and written: its words, numbers, days, lists. */
import { readDay } from '../day-text';
import type { Fault } from '../fault';
import type { FieldValue } from '../field/kind';
import type { SeveralDefinition } from '../field/lists';
import type { FieldDefinition } from '../field/table';
import type { ChoiceDefinition } from '../field/texts';
import { statuses } from '../property/options';
import { measures, withNumberWord } from './measures';
import { type Cell, cellText } from './sheet';
import { type ColumnKey, optionSpellings } from './spellings';

/** Why a row cannot be imported: what is wrong with one of its cells. */
export type RowFault =
  | {
      code:
        | 'flag'
        | 'day'
        | 'future-day'
        | 'unknown-reference'
        | 'altered-reference'
        | 'in-trash'
        | 'unknown-export'
        | 'not-clearable'
        /** A new property with neither a name nor an address. */
        | 'nameless'
        /** A row of a file in letters with more cells than headers. */
        | 'shifted';
    }
  /** The schema rejects the field. */
  | { code: 'field'; field: string; fault: Fault }
  | { code: 'choice'; options: readonly string[] }
  /** A picture or a broken formula, a date in place of a number, more than an amount in rupees, or a day that can be read in two orders. */
  | { code: 'broken' | 'date-for-measure' | 'no-amount' | 'day-order'; text: string }
  | { code: 'same-reference'; rows: readonly number[] };

/** For each field of choices, the option that a word of the office means. */
export type OwnWords = Readonly<Partial<Record<ColumnKey, Readonly<Record<string, string>>>>>;

const yes =
  /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok|ஆம்|உண்டு|24 ?[x×*/] ?7|24 ?(?:hrs?|hours?)\.?|round the clock)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none|இல்லை)$/i;

const notGiven = /^(?:-{1,3}|–|—|\.{1,3}|n\.?\/?a\.?|nil|null|not (?:given|known|applicable))$/i;

/** Whether a text says that there is nothing to say. */
export function isNotGiven(text: string): boolean {
  return notGiven.test(text);
}

/** A word without case, spaces and punctuation; a question mark stays, since "Let?" is another word than "Let". */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}?]/gu, '');
}

/** A word of an office as its meaning is kept under it; one of signs alone ("✗") is as it is. */
export const ownWord = (text: string) => plainWord(text) || text.trim();

/** The options that a word means: those whose own word it is, which an export writes; else those that are spelled so. */
function optionsMeant(key: ColumnKey, options: readonly string[], word: string): string[] {
  const named = options.filter((option) => option !== '' && plainWord(option) === word);
  if (named.length > 0) return named;
  const patterns: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = optionSpellings;
  return options.filter((option) => patterns[key]?.[option]?.test(word));
}

/** The option that a text means, by the office's own words first; `undefined` for none. */
function findOption(
  key: ColumnKey,
  options: readonly string[],
  text: string,
  own: OwnWords,
): string | undefined {
  const word = plainWord(text);
  const given = own[key]?.[ownWord(text)];
  return options.find((one) => one === given) ?? optionsMeant(key, options, word)[0];
}

/** "Vacancy", "Availability" and "Occupancy" ask for what "Vacant", "Available" and "Occupied" say. */
const endings: readonly [noun: RegExp, word: string][] = [
  [/ancy$/, 'ant'],
  [/ancy$/, 'ied'],
  [/bility$/, 'ble'],
];

/**
 * What Yes and No mean below a header that is a status itself ("Vacant?", "Occupied"), as words of the office; `null` below any
 * other, and where most of `values`, the texts of all rows, are neither.
 */
export function readYesAsStatus(header: string, values: readonly string[]): OwnWords | null {
  const word = plainWord(header).replaceAll('?', '');
  const words = [word, ...endings.map(([noun, end]) => word.replace(noun, end))];
  const isSaid = (status: string) =>
    words.some((one) => optionsMeant('status', statuses, one).includes(status));
  const ofYes = statuses.find(isSaid);
  if (ofYes === undefined) return null;
  const answers = values.map((text) => ({ text, isYes: readYesOrNo(text) }));
  const isStatus = (text: string) => findOption('status', statuses, text, {}) !== undefined;
  const said = answers.filter(({ text, isYes }) => isYes !== null || isStatus(text));
  // The words of the others are asked about.
  if (said.length * 2 <= values.length) return null;
  const ofNo = statuses.find((status) => status !== ofYes) ?? ofYes;
  const given = said.filter(({ text }) => !isStatus(text));
  return {
    status: Object.fromEntries(
      given.map(({ text, isYes }) => [ownWord(text), isYes ? ofYes : ofNo]),
    ),
  };
}

/** What an office says beside the households: "only family", "bachelors ok". */
const besideHouseholds = /^only|(?:only|ok|okay|allowed|preferred|welcome|மட்டும்)$/g;

/** The options that a text lists, in their order; `null` where a part of it is not an option. */
function findOptions(key: ColumnKey, options: readonly string[], text: string): string[] | null {
  const words = text
    .split(/[,;/&+\n]|\b(?:and|or)\b/i)
    .map((part) => (isNotGiven(part.trim()) ? '' : plainWord(part).replace(besideHouseholds, '')))
    .filter(Boolean);
  const meant = words.map((word) => optionsMeant(key, options, word));
  if (meant.length === 0 || meant.some((found) => found.length === 0)) return null;
  const listed = new Set(meant.flat());
  return options.filter((option) => listed.has(option));
}

/** Yes or no; `null` where a text says neither. */
export function readYesOrNo(text: string): boolean | null {
  if (yes.test(text)) return true;
  return no.test(text) ? false : null;
}

/** The value of a cell, with what its word says of another field; or why it has none. */
export type CellValue =
  { value: unknown; beside?: Partial<Record<ColumnKey, string>> | undefined } | { fault: RowFault };

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
  /** The meanings from which the operator can choose for an unknown word. */
  meanings?: readonly string[];
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

/** A remark, or a mere sign for yes or no, as that word: "Y" is "Yes". */
const remarkCells: CellRules = {
  ...prose,
  parseCell(text) {
    const said = readYesOrNo(text);
    const word = said === null ? '' : cellText(said);
    return { value: text.length < word.length ? word : text };
  },
};

/** A day in whatever form, or words such as "Now"; numbers alone are a day or nothing. One in a column of days has lost its date format. */
const dayText: CellRules = {
  ...prose,
  parseCell(text, cell) {
    const day = typeof cell === 'number' ? serialDay(cell) : readDay(text);
    const isNumber = day === null && /\d/.test(text) && !/\p{L}/u.test(text);
    if (isNumber) return { fault: { code: 'day' } };
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

/** A plain number is a number; other units and a leading zero make it text. Programs write whole numbers as "2.0". */
const makeMeasureCells = (key: ColumnKey): CellRules => ({
  ...prose,
  parseCell: (text, cell) =>
    isDayCell(cell)
      ? { fault: { code: 'date-for-measure', text } }
      : { value: withNumberWord(key, text.replace(/^(\d+)\.0+$/, '$1')) },
  toCell(value) {
    const text = typeof value === 'string' ? value : '';
    if (/^(?:0|[1-9]\d{0,14})(?:\.\d{0,3}[1-9])?$/.test(text)) return Number(text);
    return measures[key]?.readNumber?.(text) ?? text;
  },
  isMeasure: true,
});

/** One address per line, or after a comma, a semicolon or a space. Spaces are trimmed last: patterns with spaces would be slow. */
function readAddresses(text: string): string[] {
  return text
    .replace(/\s(?=https?:|\/api\/image\/|\/assets\/)/gi, '\n')
    .split(/\n|[,;](?=https?:|\/api\/image\/|\/assets\/)/i)
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

/** Yes or no, also beside the name of the fact, or as that name alone: "No lift", "Lift". */
const makeFlagCells = (title: string): CellRules => ({
  parseCell(text) {
    const isNamed = text.toLowerCase().includes(title.toLowerCase());
    const rest = isNamed ? text.toLowerCase().replace(title.toLowerCase(), '').trim() : text;
    const value = isNamed && rest === '' ? true : readYesOrNo(rest);
    return value === null ? { fault: { code: 'flag' } } : { value };
  },
  toCell: (value) => (typeof value === 'boolean' ? value : ''),
  words: [cellText(true), cellText(false)],
  hasNil: true,
});

/** What an office's word in a column of statuses may say beside the status: for the office only, and never guessed. */
const statusMeanings = new Map([
  ['Occupied, notice given', { value: 'Occupied', beside: { noticeOrToken: 'Notice given' } }],
  ['Occupied, token paid', { value: 'Occupied', beside: { noticeOrToken: 'Token paid' } }],
  ['Available, token paid', { value: 'Available', beside: { noticeOrToken: 'Token paid' } }],
]);

const makeChoiceCells = ({ options }: ChoiceDefinition, key: ColumnKey): CellRules => ({
  ...textCells,
  parseCell(text, _cell, own) {
    const value = findOption(key, options, text, own);
    if (value !== undefined) return { value };
    const given =
      key === 'status' ? statusMeanings.get(own.status?.[ownWord(text)] ?? '') : undefined;
    return given ?? { fault: { code: 'choice', options } };
  },
  words: options,
  hasNil: true,
  meanings: key === 'status' ? [...options, ...statusMeanings.keys()] : options,
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
  measure: (_field, key) => makeMeasureCells(key),
  remark: () => remarkCells,
  map: () => ({ ...textCells, isAddress: true }),
  picture: () => textCells,
  pictures: () => pictureCells,
  choice: makeChoiceCells,
  several: makeSeveralCells,
  flag: ({ column }) => makeFlagCells(column?.title ?? ''),
  day: () => dayCells,
};

/** The rules for the cells of a field's column. */
export function makeCellRules(field: ColumnField, key: ColumnKey): CellRules {
  // Each kind is under its own name, which the compiler cannot follow.
  const make = cellKinds[field.kind] as (field: ColumnField, key: ColumnKey) => CellRules;
  return make(field, key);
}
