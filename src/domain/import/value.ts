import { blankValue, type Field } from '../field';
import { readDay } from '../day-text';
import { cellText, isBlank, type Cell } from './cell';
import type { Column } from './columns';
import type { RowFault } from './faults';
import { optionWords } from './option-words';

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

/**
 * What a cell says: a value, a fault, words for an optional fact that are not understood, or (`undefined`) nothing, so
 * that the field stays as it is.
 */
type CellValue = { value: unknown } | { fault: RowFault } | typeof notUnderstood | undefined;

const notUnderstood = { isSkipped: true } as const;

const yes =
  /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok|ஆம்|உண்டு|24 ?[x×*/] ?7|24 ?(?:hrs?|hours?)\.?|round the clock)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none|இல்லை)$/i;

/** Words for "nothing to say". */
const notGiven = /^(?:-{1,3}|–|—|\.{1,3}|n\.?\/?a\.?|nil|null|not (?:given|known|applicable))$/i;

type Choice = Extract<Field, { kind: 'choice' }>;
type Several = Extract<Field, { kind: 'several' }>;

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a word means an option of a field. */
function means(key: string, option: string, word: string): boolean {
  const patterns: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = optionWords;
  return patterns[key]?.[option]?.test(word) ?? plainWord(option) === word;
}

/** What becomes of a cell that is not understood: only a field that may be not stated can do without it. */
function misread(field: Field | null, fault: RowFault): CellValue {
  return field?.mayBeUnstated ? notUnderstood : { fault };
}

function readChoice(key: string, field: Choice, text: string): CellValue {
  const { options } = field;
  const found = options.find((option) => means(key, option, plainWord(text)));
  return found === undefined ? misread(field, { code: 'choice', options }) : { value: found };
}

/** Several options in one cell: "Family, women", "metro + bore", "bachelors". */
function readSeveral(key: string, { options }: Several, text: string): CellValue {
  const words = text
    .split(/[,;/&+\n]|\b(?:and|or)\b/i)
    .map((part) => (notGiven.test(part.trim()) ? '' : plainWord(part).replace(/^only|only$/g, '')))
    .filter(Boolean);
  const isKnown = (word: string) => options.some((option) => means(key, option, word));
  if (words.length === 0 || !words.every(isKnown)) return notUnderstood;
  return { value: options.filter((option) => words.some((word) => means(key, option, word))) };
}

function readFlag(field: Field, text: string): CellValue {
  if (yes.test(text)) return { value: true };
  return no.test(text) ? { value: false } : misread(field, { code: 'flag' });
}

/** A cell of a column that takes only certain words. */
function readWord({ key, field }: Column, text: string): CellValue {
  if (field?.kind === 'choice') return readChoice(key, field, text);
  if (field?.kind === 'several') return readSeveral(key, field, text);
  return field?.kind === 'flag' ? readFlag(field, text) : undefined;
}

/**
 * Addresses divided by lines, commas or semicolons; a comma inside an address divides nothing. Spaces are
 * trimmed afterwards: a pattern that begins with them takes a second for a cell full of them.
 */
function readPictures(text: string): string[] {
  return text
    .split(/\n|[,;](?=\s*(?:https?:|\/api\/image\/|\/assets\/))/i)
    .map((address) => address.trim().replace(/[,;]$/, '').trim())
    .filter(Boolean);
}

/** Days since 30 December 1899, as a cell holds a day that has lost its format; of the years 1990 to 2099 only. */
function serialDay(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < 32_874 || serial > 73_050) return null;
  return new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

function dayOf(cell: Cell, text: string): string | null {
  if (typeof cell === 'number') return serialDay(cell);
  return typeof cell === 'object' && cell && 'day' in cell ? cell.day : readDay(text);
}

/** A text as it is written, but for a day that has lost its format. */
function textOf({ field }: Column, cell: Cell, text: string): string {
  const day = field?.column?.isDay && typeof cell === 'number' ? serialDay(cell) : null;
  return day === null ? text : cellText({ day });
}

function readMeasure(cell: Cell, text: string): CellValue {
  return typeof cell === 'object' ? { fault: { code: 'date-for-measure', text } } : { value: text };
}

/** The field of a property of which nobody has said anything. */
function emptied({ field, isRequired }: Column): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: field.mayBeUnstated ? '' : blankValue(field) };
}

/** Reads one cell for its column. */
export function readValue(column: Column, cell: Cell | undefined): CellValue {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = cellText(cell).replace(/\r\n?/g, '\n').trim();
  if (typeof cell === 'object' && cell && 'fault' in cell) {
    return misread(column.field, { code: 'broken', text });
  }
  if (text === clearWord) return emptied(column);
  const { kind } = column;
  const word = readWord(column, text);
  // "Nil" is a value of some columns.
  if (word && 'value' in word) return word;
  const nil = column.field?.column?.nil;
  if (nil !== undefined && /^nil$/i.test(text)) return { value: nil };
  if (notGiven.test(text)) return undefined;
  if (word) return word;
  if (kind === 'pictures') return { value: readPictures(text) };
  if (kind === 'measure') return readMeasure(cell, text);
  if (kind !== 'day') return { value: textOf(column, cell, text) };
  const day = dayOf(cell, text);
  if (day !== null) return { value: day };
  return column.field ? notUnderstood : { fault: { code: 'day' } };
}
