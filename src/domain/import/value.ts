import { blankValue, type Field } from '../field';
import { cellText, isBlank, type Cell } from './cell';
import type { Column } from './columns';
import type { RowFault } from './faults';

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

/** What a cell says of a field: its value, what is wrong, or (`undefined`) nothing, so that it stays as it is. */
type CellValue = { value: unknown } | { fault: RowFault } | undefined;

const yes = /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none)$/i;

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
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

/** A day as YYYY-MM-DD; numbers alone are read as India writes them, the day first. */
function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = dayPattern.exec(text) ?? [];
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
  const { field, kind } = column;
  if (field?.kind === 'choice') return readChoice(field, text);
  if (kind === 'flag') return readFlag(text);
  if (kind === 'pictures') return { value: readPictures(text) };
  if (kind === 'measure') return readMeasure(cell, text);
  if (kind !== 'day') return { value: text };
  const day = dayOf(cell, text);
  return day === null ? { fault: { code: 'day' } } : { value: day };
}
