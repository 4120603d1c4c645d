import { noteText } from '../../content/import/faults';
import { cellTexts } from '../../content/import/page';
import { propertyText } from '../../content/properties/property';
import { shownValue } from '../../content/properties/choices';
import { formatDay, isDay } from '../../domain/date';
import { cellText } from '../../domain/import/cell';
import { columnTitle } from '../../domain/import/columns';
import type { ColumnKey } from '../../domain/import/headers';
import type { Table } from '../../domain/import/matching';
import type { PlannedRow } from '../../domain/import/plan';
import type { CellWords, RowPreview } from '../../domain/import/preview';
import { cellAddress, type Note } from '../../domain/import/row';
import { formatRent, formatSize, roomCount } from '../../domain/property/format';
import { shorten } from '../../domain/shorten';

const { details, glance } = propertyText;
const shownCharacters = 200;
/** Characters shown before the first difference, to tell where it is. */
const leadCharacters = 40;

function rooms(text: string, { one, many }: { one: string; many: string }): string {
  const count = roomCount(text);
  return count === null ? text : `${count} ${(count === '1' ? one : many).toLowerCase()}`;
}

function textFor(key: ColumnKey, text: string): string {
  if (key === 'price') return formatRent(text);
  if (key === 'propertySize') return formatSize(text, glance.sizeUnit);
  if (key === 'bedrooms' || key === 'bathrooms') return rooms(text, glance[key]);
  return isDay(text) ? formatDay(text) : shownValue(key, text);
}

/** The value of a field as visitors will read it. */
function visitorText(key: ColumnKey, value: unknown): string {
  if (typeof value === 'boolean') return value ? details.yes : details.no;
  if (key === 'images') return cellTexts.pictures(Array.isArray(value) ? value.length : 0);
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  const text = texts
    .map((one) => (typeof one === 'string' ? textFor(key, one) : ''))
    .filter(Boolean)
    .join(', ');
  return text === '' ? cellTexts.notStated : text;
}

/** The part of a text from `start` on, with … where something is omitted. */
function around(text: string, start: number): string {
  const part = shorten(text.slice(start), shownCharacters).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}`;
}

/** A value and what stands there now; long texts are cut around the first difference. */
function changed(key: ColumnKey, from: unknown, to: unknown) {
  const shown = [visitorText(key, from), visitorText(key, to)];
  // Three other pictures are three pictures.
  const [before = '', value = ''] = shown[0] === shown[1] ? [String(from), String(to)] : shown;
  let same = 0;
  while (same < before.length && before[same] === value[same]) same += 1;
  const isShort = Math.max(before.length, value.length) <= shownCharacters;
  const start = isShort ? 0 : Math.max(0, same - leadCharacters);
  return { before: around(before, start), value: around(value, start) };
}

function noteWords(row: PlannedRow, note: Note): Pick<CellWords, 'value' | 'fault' | 'caution'> {
  const value = note.at === null ? '' : shorten(cellText(row.cells[note.at]), shownCharacters);
  return { value, ...('fault' in note ? { fault: noteText(note) } : { caution: noteText(note) }) };
}

/** The values of a row that visitors would read, by their fields: all of a new property, the changes of another. */
function valuesOf(
  { write, changes }: PlannedRow,
  table: Table,
): Map<ColumnKey, Partial<CellWords>> {
  if (write?.kind !== 'create') {
    return new Map(changes.map(({ key, from, to }) => [key, changed(key, from, to)]));
  }
  const input: Readonly<Record<string, unknown>> = { ...write.input, date: write.day ?? '' };
  const keys = new Set([...table.columns.map(({ column }) => column.key), 'images' as const]);
  const shown = [...keys].filter((key) => key in input && key !== 'name');
  return new Map(
    shown.map((key) => [key, { value: shorten(visitorText(key, input[key]), shownCharacters) }]),
  );
}

/** What a row would do, in words: cell by cell, with what is said about each. */
export function rowWords(row: PlannedRow, table: Table): RowPreview {
  const values = valuesOf(row, table);
  const placeOf = (key: ColumnKey) => table.columns.find(({ column }) => column.key === key);
  const noted = row.notes.map((note): CellWords => {
    const known = 'caution' in note ? values.get(note.key) : undefined;
    values.delete(note.key);
    const column = note.column || columnTitle(note.key);
    return { cell: cellAddress(row, note.at), column, ...noteWords(row, note), ...known };
  });
  const others = [...values].map(([key, words]): CellWords => {
    const place = placeOf(key);
    const column = place?.header ?? columnTitle(key);
    return { cell: cellAddress(row, place?.at ?? null), column, value: '', ...words };
  });
  const { row: number, name, id, action, like } = row;
  return { row: number, name, id, action, ...(like && { like }), cells: [...noted, ...others] };
}
