/** The kinds of fields whose values are lists: some of several options, pictures, rows of columns. */
import { isPhotoUrl, isPictureUrl, storedPictureUrl } from '../picture/address';
import type { FieldKind, Parsing } from './kind';
import { type ListColumn, makeTextKind, pickColumnKind } from './texts';

interface ListRules<Item> {
  /** The most items. */
  max?: number;
  /** The fault of a value that is no list. */
  wrongType: 'choices' | 'fields' | 'pictures';
  parseItem: (item: unknown, parsing: Parsing) => Item;
}

/** What is parsed item by item, each fault at the place of its item. */
function parseItems<Item>(
  given: unknown,
  { formats, fail }: Parsing,
  { max = Infinity, wrongType, parseItem }: ListRules<Item>,
): Item[] {
  const items: unknown[] = Array.isArray(given) ? given : [];
  if (items !== given) fail({ code: wrongType });
  if (items.length <= max)
    return items.map((item, index) =>
      parseItem(item, { formats, fail: (fault, ...path) => fail(fault, index, ...path) }),
    );
  fail({ code: 'too-many', max });
  return [];
}

export interface SeveralDefinition {
  kind: 'several';
  options: readonly string[];
}

/** Any of its options, each once and in their order, so that the same answer is always the same list. */
export const severalKind: FieldKind<SeveralDefinition, string[]> = {
  blank: () => [],
  parse(given, { options }, parsing) {
    const items = parseItems(given, parsing, {
      wrongType: 'choices',
      parseItem(item, { fail }) {
        if (!options.some((option) => option === item)) fail({ code: 'choice', options });
        return item;
      },
    });
    return options.filter((option) => items.includes(option));
  },
  readStored: (stored, { options }) =>
    Array.isArray(stored) ? options.filter((option) => stored.includes(option)) : null,
};

/** `max` is the number of pictures. */
export interface PicturesDefinition {
  kind: 'pictures';
  max: number;
  /** Where a video cannot stand. */
  onlyPhotos?: true;
}

const addresses = makeTextKind({
  clean: storedPictureUrl,
  isValid: isPictureUrl,
  fault: 'picture',
});
const address = { max: 2_000 };

/** The addresses of pictures and videos, in their order; what cannot be shown any more is not read. */
export const picturesKind: FieldKind<PicturesDefinition, string[]> = {
  blank: () => [],
  parse: (given, { max, onlyPhotos }, parsing) =>
    parseItems(given, parsing, {
      max,
      wrongType: 'pictures',
      parseItem(item, place) {
        const url = addresses.parse(item, address, place);
        // In a list, no address is no picture.
        const isMissing = typeof item === 'string' && url === '';
        const isVideo = onlyPhotos && isPictureUrl(url) && !isPhotoUrl(url);
        if (isMissing || isVideo) place.fail({ code: 'picture' });
        return url;
      },
    }),
  readStored(stored, { onlyPhotos }) {
    if (!Array.isArray(stored)) return null;
    const items: unknown[] = stored;
    return items
      .filter((item) => typeof item === 'string')
      .filter(onlyPhotos ? isPhotoUrl : isPictureUrl);
  },
};

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
      wrongType: 'fields',
      parseItem: (row, place) => parseRow(row, columns, place),
    }).filter(saysSomething),
  readStored: (stored, { columns }) =>
    Array.isArray(stored) ? stored.map((row) => readStoredRow(row, columns)) : null,
};
