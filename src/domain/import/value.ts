import { blankValue, type Field } from '../field';
import { cellText, isBlank, type Cell } from './cell';
import type { Column } from './columns';
import type { RowFault } from './faults';

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

/** What a cell says of a field: its value, what is wrong, or (`undefined`) nothing, so that it stays as it is. */
type CellValue = { value: unknown } | { fault: RowFault } | undefined;

const yes =
  /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok|ஆம்|உண்டு|24 ?[x×*/] ?7|24 ?(?:hrs?|hours?)\.?|round the clock)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none|இல்லை)$/i;

/** What people write where they have nothing to write. */
const notGiven = /^(?:-{1,3}|–|—|\.{1,3}|n\.?\/?a\.?|nil|null|not (?:given|known|applicable))$/i;

type Choice = Extract<Field, { kind: 'choice' }>;

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function readChoice({ options, column }: Choice, text: string): CellValue {
  const plain = plainWord(text);
  const found = options.find(
    (option) => column?.optionPatterns?.[option]?.test(plain) ?? plainWord(option) === plain,
  );
  return found === undefined ? { fault: { code: 'choice', options } } : { value: found };
}

function readFlag(text: string): CellValue {
  if (yes.test(text)) return { value: true };
  return no.test(text) ? { value: false } : { fault: { code: 'flag' } };
}

/** A cell of a column that takes only certain words. */
function readWord({ field, kind }: Column<string>, text: string): CellValue {
  if (field?.kind === 'choice') return readChoice(field, text);
  return kind === 'flag' ? readFlag(text) : undefined;
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

const dayPattern = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** 1-Feb-26, 1st February 2026. Of a year only a named month leaves no doubt about two digits. */
const namedPattern =
  /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}([a-z]{3,9})\.?[-/., ]{1,2}(\d{4}|\d{2})$/i;
const months =
  'january february march april may june july august september october november december';
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

/** The number of a month by its name or the first three letters of it; '' for another word. */
function monthOf(word: string): string {
  const name = word.toLowerCase().replace(/^sept$/, 'sep');
  const at = months.split(' ').findIndex((month) => month === name || month.slice(0, 3) === name);
  return at === -1 ? '' : String(at + 1);
}

/** Day, month and year as they are written, in digits. */
function dayParts(text: string): string[] {
  const named = namedPattern.exec(text);
  if (!named) return dayPattern.exec(text)?.slice(1) ?? [];
  const [, day = '', month = '', year = ''] = named;
  return [day, monthOf(month), year.length === 2 ? `20${year}` : year];
}

/** A day as YYYY-MM-DD; numbers alone are read as India writes them, the day first. */
function readDay(text: string): string | null {
  const [day = '', month = '', year = ''] = dayParts(text);
  const [, isoYear = year, isoMonth = month, isoDay = day] = isoPattern.exec(text) ?? [];
  const iso = `${isoYear}-${isoMonth.padStart(2, '0')}-${isoDay.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso);
  return isReal && iso >= '1990-01-01' ? iso : null;
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

function readMeasure(cell: Cell, text: string): CellValue {
  return typeof cell === 'object' ? { fault: { code: 'date-for-measure', text } } : { value: text };
}

/** The field as it is on a property that nobody has filled in. */
function emptied({ field, isRequired }: Column<string>): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: blankValue(field) };
}

/** Reads one cell for its column. */
export function readValue(column: Column<string>, cell: Cell | undefined): CellValue {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = cellText(cell).replace(/\r\n?/g, '\n').trim();
  if (typeof cell === 'object' && cell && 'fault' in cell) {
    return { fault: { code: 'broken', text } };
  }
  if (text === clearWord) return emptied(column);
  const { kind } = column;
  const word = readWord(column, text);
  // "Nil" is a value of some columns.
  if (word && 'value' in word) return word;
  if (notGiven.test(text)) return undefined;
  if (word) return word;
  if (kind === 'pictures') return { value: readPictures(text) };
  if (kind === 'measure') return readMeasure(cell, text);
  if (kind !== 'day') return { value: text };
  const day = dayOf(cell, text);
  return day === null ? { fault: { code: 'day' } } : { value: day };
}
