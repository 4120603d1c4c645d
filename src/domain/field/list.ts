import { type ListColumn, pickColumnKind } from './column-kinds';
import { type FieldKind, parseItems, type Parsing } from './kind';

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

function parseRow(row: unknown, columns: Columns, { formats, fail }: Parsing): Row {
  const isRow = typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!isRow) fail({ code: 'fields' });
  const given = new Map<string, unknown>(isRow ? Object.entries(row) : []);
  const entries = Object.entries(columns).map(([name, column]) => {
    const kind = pickColumnKind(column);
    const cell = given.get(name);
    // The default of a choice need not be one of its options.
    if (cell === undefined) return [name, kind.blank(column)] as const;
    const parsing: Parsing = { formats, fail: (fault) => fail(fault, name) };
    return [name, kind.parse(cell, column, parsing)] as const;
  });
  return Object.fromEntries(entries);
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
  parse: (given, { max, columns }, parsing) =>
    parseItems(given, parsing, {
      max,
      type: 'fields',
      parseItem: (row, place) => parseRow(row, columns, place),
    }).filter(saysSomething),
  readStored: (stored, { columns }) =>
    Array.isArray(stored) ? stored.map((row) => readStoredRow(row, columns)) : null,
};
