/** The columns that a workbook of properties may have: what their headers are called, and how their cells are read and written. */
import { isoDay } from '../date';
import { readDay } from '../day-text';
import type { Fault } from '../fault';
import type { ChoiceDefinition } from '../field/texts';
import type { FieldValue } from '../field/kind';
import { blankValue } from '../field/kinds';
import type { SeveralDefinition } from '../field/lists';
import { type FieldDefinition, isRequired } from '../field/table';
import { statuses } from '../property/options';
import { isPrivate, type RecordFieldName, recordFields } from '../property/private-fields';
import type { PropertyRecord } from '../property/schema';
import { makeReference } from '../reference';
import { measures, parseHeaderUnit, withNumberWord } from './measures';
import { type Cell, cellText, isBlank } from './sheet';
import { type ColumnKey, optionSpellings, otherHeaders } from './spellings';

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
function isNotGiven(text: string): boolean {
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

/** The options that a text lists, in their order; `null` where a part of it is none. */
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
type CellValue =
  { value: unknown; beside?: Partial<Record<ColumnKey, string>> | undefined } | { fault: RowFault };

/**
 * What the import and the workbooks know of the cells of a column. Apart from the kinds of `field`, which forms in a
 * browser load: those need no spellings of offices.
 */
interface CellRules {
  /** What a cell says that is not blank, and reads as `text`. */
  parseCell: (text: string, cell: Cell, own: OwnWords) => CellValue;
  /** A value as a cell that reads back as the same. */
  toCell: (value: FieldValue) => Cell;
  /** Its words, from which a cell may offer to choose. */
  words?: readonly string[];
  /** Whether "nil" may be a word of its own. */
  hasNil?: true;
  /** What the operator can say that an unknown word means. */
  answers?: readonly string[];
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

const dayCells: CellRules = {
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
const statusAnswers = new Map([
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
      key === 'status' ? statusAnswers.get(own.status?.[ownWord(text)] ?? '') : undefined;
    return given ?? { fault: { code: 'choice', options } };
  },
  words: options,
  hasNil: true,
  answers: key === 'status' ? [...options, ...statusAnswers.keys()] : options,
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
function makeCellRules(field: ColumnField, key: ColumnKey): CellRules {
  // Each kind is under its own name, which the compiler cannot follow.
  const make = cellKinds[field.kind] as (field: ColumnField, key: ColumnKey) => CellRules;
  return make(field, key);
}

export interface Column {
  key: ColumnKey;
  title: string;
  width?: number | undefined;
  cells: CellRules;
  isRequired: boolean;
  /** Written by the export, never imported. */
  isShown?: true;
  /** Read by the import, never written: it becomes part of other facts. */
  isRead?: true;
  /** The field of the property that it holds; `null` for a column that the site itself writes. */
  field: FieldDefinition | null;
}

/** Whether a column has days, also beside words. */
export const holdsDays = ({ cells, field }: Column) =>
  cells.isDay === true || field?.column?.isDay === true;

/** A column of a sheet that is imported. */
export interface TableColumn {
  /** Counted from 0. */
  index: number;
  header: string;
  column: Column;
}

/** The columns of the fields that a workbook holds, in their order. */
// The table is the type of its names.
const fieldColumns = (Object.keys(recordFields) as RecordFieldName[]).flatMap((key): Column[] => {
  const field: FieldDefinition = recordFields[key];
  if (!field.column) return [];
  const { title, width } = field.column;
  const { isProse = false, ...cells } = makeCellRules(field, key);
  return [
    {
      ...{ key, title, width, isRequired: isRequired(field), field },
      cells: { ...cells, ...(isProse && !isPrivate(key) && { isProse }) },
    },
  ];
});

/** What is no field of a property. */
const own = { cells: textCells, isRequired: false, field: null };

export const columns: readonly Column[] = [
  { key: 'reference', title: 'Reference', width: 20, ...own },
  ...fieldColumns,
  { key: 'unit', title: 'Flat or door number', ...own, isRead: true },
  { key: 'date', title: 'Listed on', ...own, cells: dayCells },
  { key: 'shortReference', title: 'Short reference', width: 18, ...own, isShown: true },
  { key: 'version', title: 'Version', ...own },
];

/** The columns that a workbook of the site has. */
export const writtenColumns = columns.filter(({ isRead }) => !isRead);

const identifying: readonly ColumnKey[] = ['reference', 'version', 'name', 'address'];

/** Whether a property is known by what stands in the column. */
export const identifiesProperty = ({ key }: Column) => identifying.includes(key);

/** The header that our own workbooks have for a column; '' for none of theirs. */
export function columnTitle(key: unknown): string {
  return columns.find((column) => column.key === key)?.title ?? '';
}

export const reasonTitle = 'What to correct';

/** The name of the template's example row; a row with exactly this name is not imported. */
export const exampleName = 'Example: two-bedroom flat near the metro';

/** One field of a property as a cell that reads back as the same. */
export function propertyCell(property: PropertyRecord, { key, cells }: Column): Cell {
  if (key === 'shortReference') return makeReference(property._id);
  if (key === 'unit') return null;
  const value =
    key === 'reference' ? property._id : key === 'date' ? isoDay(property.date) : property[key];
  return cells.toCell(value);
}

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

function shownText({ cells }: Column, cell: Cell): string {
  const isLink = cells.isAddress && typeof cell === 'object' && cell && 'link' in cell;
  return (isLink ? cell.link : cellText(cell)).replace(/\r\n?/g, '\n').trim();
}

function clearedValue({ field, isRequired }: Column): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: field.mayBeUnstated ? '' : blankValue(field) };
}

/** Reads one cell for its column, `undefined` where the field stays as it is; `own` are the words of the office for options. */
export function readValue(
  column: Column,
  cell: Cell | undefined,
  own: OwnWords = {},
): CellValue | undefined {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = shownText(column, cell);
  if (typeof cell === 'object' && cell && 'fault' in cell)
    return { fault: { code: 'broken', text } };
  if (text === clearWord) return clearedValue(column);
  const read = column.cells.parseCell(text, cell, own);
  if (column.cells.hasNil && 'value' in read) return read;
  const nil = column.field?.column?.nil;
  if (nil !== undefined && /^nil$/i.test(text)) return { value: nil };
  return isNotGiven(text) ? undefined : read;
}

/** In characters: a longer text is a cell and no header. */
const maxHeader = 200;

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`; '' for a text that is none. */
export function plainHeader(text: string): string {
  if (text.length > maxHeader) return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The names of a column without spaces: its title, and what offices call it. */
const listNames = ({ key, title }: Column): readonly string[] => [
  plainHeader(title),
  ...(otherHeaders[key] ?? []),
];

/** The columns by their names; of two with one name the first. Every cell of a sheet may be looked up. */
const byName = new Map(
  columns.flatMap((column) => listNames(column).map((name) => [name, column] as const)).reverse(),
);

/** What a header says of the home as a whole, and so of no column: "Name of the property", "Flat address". */
const ofHome =
  /^(?:property|home|house|flat|unit|apartment)(?=.)|of(?:the|this)?(?:property|home|house|flat|unit|apartment)$/;

/** The column of a header by its whole name, or without the home that it is of. */
function findColumn(header: string): Column | null {
  const plain = plainHeader(header);
  const found = byName.get(plain);
  // Between signs stand several names.
  if (found || plain === '' || /[/&+|,]|\sand\s/i.test(header)) return found ?? null;
  return byName.get(plain.replace(ofHome, '')) ?? null;
}

const plainWords = (header: string) => header.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** In letters: fewer begin too many words. */
const minAbbreviation = 3;

/** Whether a name is some words in any order, all of them. */
const isMadeOf = (name: string, words: readonly string[]): boolean =>
  words.length === 0
    ? name === ''
    : words.some(
        (word, index) =>
          name.startsWith(word) && isMadeOf(name.slice(word.length), words.toSpliced(index, 1)),
      );

/** More words are a sentence, of which too many orders would have to be tried. */
const maxWords = 6;

/** Several words without those that say nothing of what a column is: "Date of agreement" is as "Agreement date". */
const withoutJoining = (words: readonly string[]) =>
  words.length > 2 ? words.filter((word) => !['of', 'the', 'in'].includes(word)) : words;

/** Whether a word changes nothing of what a column is: an answer beside a fact ("Lift Y/N"), what no column is called beside a number ("Asking rent"). */
const isFiller = ({ cells }: Column, word: string) =>
  cells.isMeasure === true
    ? !byName.has(word)
    : cells.words !== undefined && readYesOrNo(word) !== null;

/** Whether a word is a third of another one or more, without letters inside it, of which it keeps no vowel: "Flr", "Pkg", "Mtnce". */
function isSqueezed(word: string, name: string): boolean {
  const isOne = word.length >= minAbbreviation && !/[aeiou]/.test(word.slice(1, -1));
  const isFramed = name.startsWith(word.charAt(0)) && word.at(-1) === name.at(-1);
  const isPart = word.length < name.length && word.length * 3 >= name.length;
  if (!isOne || !isFramed || !isPart) return false;
  let place = 0;
  for (const letter of name) if (letter === word[place]) place += 1;
  return place === word.length;
}

/** Which columns the words of a header may mean, the surest way first. */
const guesses: readonly ((column: Column, words: readonly string[]) => boolean)[] = [
  /** A word of its title for each word, which may be its beginning: "Avail. from", "Furn", "Dep". */
  ({ key, title }, words) => {
    if (words.some((word) => word.length < minAbbreviation)) return false;
    const own = title.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const isTitle = words.every((word) => own.some((one) => one.startsWith(word)));
    return isTitle || (otherHeaders[key] ?? []).some((name) => name.startsWith(words.join('')));
  },
  /** A name in another order: "Rent (min)". */
  (column, words) => listNames(column).some((name) => isMadeOf(name, withoutJoining(words))),
  /** Several words of which each begins or ends a name: "Agreement expiry date". Only where what stands below can tell. */
  (column, words) =>
    words.length > 1 &&
    (holdsDays(column) || column.cells.isMeasure === true) &&
    withoutJoining(words).every((word) =>
      listNames(column).some((name) => name.startsWith(word) || name.endsWith(word)),
    ),
  /** Its name among words that change nothing. */
  (column, words) => {
    const isOwn = (word: string) => byName.get(word) === column;
    return (
      words.some(isOwn) &&
      withoutJoining(words).every((word) => isOwn(word) || isFiller(column, word))
    );
  },
  /** One of its names, squeezed. */
  (column, [word = '', ...more]) =>
    more.length === 0 && listNames(column).some((name) => isSqueezed(word, name)),
];

/** The columns that the words of a header may mean, in whatever order: what stands below it tells them apart. */
export function guessColumns(header: string): readonly Column[] {
  const words = plainWords(header);
  if (words.length === 0 || words.length > maxWords) return [];
  // A number is of a home, as in "1450 sq ft".
  for (const isMeant of /\d/.test(header) ? guesses.slice(0, 1) : guesses) {
    const found = columns.filter((column) => isMeant(column, words));
    if (found.length > 0) return found;
  }
  return [];
}

/** The column that a header means, or `null`; one of money may name the unit of its amounts. */
export function matchHeader(header: string): Column | null {
  const found = findColumn(header);
  const parsed = found ? null : parseHeaderUnit(header);
  const money = parsed && findColumn(parsed.header);
  return money && measures[money.key]?.of === 'rupees' ? money : found;
}

/** For each name in a header of several ("Name & place", "Bed / Bath") the column that it means, or `null`; of one name, none. */
export function findNamed(header: string): (Column | null)[] {
  const names = header.split(/[/&+|]|\s(?:and|or)\s/i).map((name) => name.trim());
  return names.length > 1 && names.every(Boolean) ? names.map(matchHeader) : [];
}

/** Whether names mean one column, or each another number: nothing else can be meant. */
export function areOneOrPair(named: readonly (Column | null)[]): boolean {
  const different = new Set(named);
  const areNumbers = named.every((column) => column?.cells.isMeasure);
  return (
    !different.has(null) &&
    (different.size === 1 || (areNumbers && different.size === named.length))
  );
}

/** The columns of numbers that the cells below a header hold together: those of "Bed / Bath"; none for any other header. */
export function findPair(header: string): Column[] {
  const named = matchHeader(header) ? [] : findNamed(header);
  return areOneOrPair(named) && new Set(named).size > 1 ? named.filter((one) => one !== null) : [];
}

/** Whether a header says no more than that its column has remarks. */
export const isRemark = (header: string) => matchHeader(header)?.key === 'remarks';
