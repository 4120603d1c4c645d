import { blankValue } from '../field/kinds';
import { readDay } from '../day-text';
import { cellText, isBlank, type Cell } from './cell';
import type { Column } from './columns';
import type { RowFault } from './faults';
import type { ColumnKey } from './headers';
import { optionSpellings } from './option-spellings';

/** For each field of choices, the option that a word of the office means. */
export type OwnWords = Readonly<Partial<Record<ColumnKey, Readonly<Record<string, string>>>>>;

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

/** A value, a fault, or `undefined`: the field stays as it is. */
type CellValue = { value: unknown } | { fault: RowFault } | undefined;

const yes =
  /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok|ஆம்|உண்டு|24 ?[x×*/] ?7|24 ?(?:hrs?|hours?)\.?|round the clock)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none|இல்லை)$/i;

const notGiven = /^(?:-{1,3}|–|—|\.{1,3}|n\.?\/?a\.?|nil|null|not (?:given|known|applicable))$/i;

/** A word without case, spaces and punctuation. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function means(key: string, option: string, word: string): boolean {
  const patterns: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = optionSpellings;
  return patterns[key]?.[option]?.test(word) ?? plainWord(option) === word;
}

function readChoice(
  column: Column,
  options: readonly string[],
  text: string,
  own: OwnWords,
): CellValue {
  const word = plainWord(text);
  const given = own[column.key]?.[word];
  const found = options.find(
    (one) => one !== '' && (one === given || means(column.key, one, word)),
  );
  return found === undefined ? { fault: { code: 'choice', options } } : { value: found };
}

/** What an office says beside the households: "only family", "bachelors ok". */
const besideHouseholds = /^only|(?:only|ok|okay|allowed|preferred|welcome|மட்டும்)$/g;

function readSeveral({ key }: Column, options: readonly string[], text: string): CellValue {
  const words = text
    .split(/[,;/&+\n]|\b(?:and|or)\b/i)
    .map((part) =>
      notGiven.test(part.trim()) ? '' : plainWord(part).replace(besideHouseholds, ''),
    )
    .filter(Boolean);
  const isKnown = (word: string) => options.some((option) => means(key, option, word));
  if (words.length === 0 || !words.every(isKnown)) return { fault: { code: 'choice', options } };
  return { value: options.filter((option) => words.some((word) => means(key, option, word))) };
}

function readFlag(text: string): CellValue {
  if (yes.test(text)) return { value: true };
  return no.test(text) ? { value: false } : { fault: { code: 'flag' } };
}

function readWord(column: Column, text: string, own: OwnWords): CellValue {
  const { field } = column;
  if (field?.kind === 'choice') return readChoice(column, field.options, text, own);
  if (field?.kind === 'several') return readSeveral(column, field.options, text);
  return field?.kind === 'flag' ? readFlag(text) : undefined;
}

/** One address per line or after a comma or semicolon. Spaces are trimmed last: patterns with spaces would be slow. */
function readPictures(text: string): string[] {
  return text
    .split(/\n|[,;](?=\s*(?:https?:|\/api\/image\/|\/assets\/))/i)
    .map((address) => address.trim().replace(/[,;]$/, '').trim())
    .filter(Boolean);
}

/** The day of a date cell that has lost its format (days since 30 December 1899), from 1990 to 2099. */
function serialDay(serial: number): string | null {
  if (serial < 32_874 || serial > 73_050) return null;
  return new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

function parseCellDay(cell: Cell, text: string): string | null {
  if (typeof cell === 'number') return serialDay(cell);
  return typeof cell === 'object' && cell && 'day' in cell ? cell.day : readDay(text);
}

/** The text as written; a number in a column of days has lost its date format. */
function readText({ field }: Column, cell: Cell, text: string): string {
  const day = field?.column?.isDay && typeof cell === 'number' ? serialDay(cell) : null;
  return day === null ? text : cellText({ day });
}

function shownText({ kind }: Column, cell: Cell): string {
  const isAddress = kind === 'map' || kind === 'pictures';
  const isLink = isAddress && typeof cell === 'object' && cell && 'link' in cell;
  return (isLink ? cell.link : cellText(cell)).replace(/\r\n?/g, '\n').trim();
}

function clearedValue({ field, isRequired }: Column): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: field.mayBeUnstated ? '' : blankValue(field) };
}

/** Reads one cell for its column; `own` are the words of the office for options. */
export function readValue(column: Column, cell: Cell | undefined, own: OwnWords = {}): CellValue {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = shownText(column, cell);
  if (typeof cell === 'object' && cell && 'fault' in cell)
    return { fault: { code: 'broken', text } };
  if (text === clearWord) return clearedValue(column);
  const { kind } = column;
  const word = readWord(column, text, own);
  // "Nil" is a value of some columns.
  if (word && 'value' in word) return word;
  const nil = column.field?.column?.nil;
  if (nil !== undefined && /^nil$/i.test(text)) return { value: nil };
  if (notGiven.test(text)) return undefined;
  if (word) return word;
  if (kind === 'pictures') return { value: readPictures(text) };
  if (kind === 'measure' && typeof cell === 'object' && cell && 'day' in cell)
    return { fault: { code: 'date-for-measure', text } };
  if (kind !== 'day') return { value: readText(column, cell, text) };
  const day = parseCellDay(cell, text);
  return day === null ? { fault: { code: 'day' } } : { value: day };
}
