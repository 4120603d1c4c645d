import { pickColumnKind, type ListColumn } from './column-kinds';
import type { Formats } from './format';
import { type FieldKind, type Parsed, reject } from './kind';
import { joinParsed, parseListValue } from './list-value';

type Columns = Readonly<Record<string, ListColumn>>;
type Row = Record<string, string>;

/** `max` is the number of rows. No cell of a workbook holds rows. */
export interface ListDefinition {
  kind: 'list';
  column?: never;
  max: number;
  columns: Columns;
  /** The column that names a row; such rows are given, can be moved, and are neither added nor removed. */
  key?: string;
}

function parseRow(row: unknown, columns: Columns, formats: Formats): Parsed<Row> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return reject({ code: 'fields' });
  const given = new Map<string, unknown>(Object.entries(row));
  const cells = Object.entries(columns).map(([name, column]) => {
    const kind = pickColumnKind(column);
    const cell = given.get(name);
    // The default of a choice need not be one of its options.
    const blank = { value: kind.blank(column) };
    return { at: name, parsed: cell === undefined ? blank : kind.parse(cell, column, formats) };
  });
  const parsed = joinParsed(cells);
  if ('faults' in parsed) return parsed;
  const entries = Object.keys(columns).map((name, at) => [name, parsed.value[at] ?? ''] as const);
  return { value: Object.fromEntries(entries) };
}

function readStoredRow(row: unknown, columns: Columns): Row {
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  const entries = Object.entries(columns).map(([name, column]) => {
    const kind = pickColumnKind(column);
    const cell = stored.get(name) ?? kind.blank(column);
    return [name, kind.readStored(cell, column) ?? kind.blank(column)] as const;
  });
  return Object.fromEntries(entries);
}

const saysSomething = (row: Row) => Object.values(row).some(Boolean);

/** Rows of columns; rows that say nothing are not stored. */
export const listKind: FieldKind<ListDefinition, Row[]> = {
  blank: () => [],
  parse(given, { max, columns }, formats) {
    const parseItem = (row: unknown) => parseRow(row, columns, formats);
    const parsed = parseListValue(given, { max, type: { code: 'fields' }, parseItem });
    return 'faults' in parsed ? parsed : { value: parsed.value.filter(saysSomething) };
  },
  readStored: (stored, { columns }) =>
    Array.isArray(stored) ? stored.map((row) => readStoredRow(row, columns)) : null,
};
