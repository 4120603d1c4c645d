import { readInstant } from './date';
import { readStoredValue } from './field/kinds';
import { type Fields, mapFields, type ValuesOf } from './field/table';
import { readStoredText } from './field/text-value';

export type ListedKind = 'property' | 'blog';

/** The kinds of records that are edited in a form and have a history. */
export type RecordKind = ListedKind | 'company';

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Whether a text may name a record: keys are not escaped by the store's client. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** A pasted id or address without what stood behind it in its sentence: a dot, a bracket, a quotation mark, a space. */
export function withoutTail(pasted: string): string {
  return pasted.replace(/(?:(?![\w/-])[\p{P}\p{S}\p{Z}\p{C}])+$/u, '');
}

/** The members of every stored record besides its fields. Times are ISO 8601 in UTC. */
export interface RecordMeta {
  _id: string;
  /** The day it was listed, set once by the server. */
  date: string;
  /** Fresh with every write; the HTTP `ETag`. */
  version: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  /** Whether visitors see it; a kind without this field is always shown. */
  shown?: boolean;
  /** The id of the person who wrote this version; absent where the site itself did. */
  by?: string;
  /** The version whose content an undo restored; removed by the next write. */
  restores?: string;
}

export type Listed<Summary> = Summary & { updatedAt: string; version: string; shown: boolean };

export type Trashed<Summary> = Listed<Summary> & { deletedAt: string; by?: string | undefined };

export interface RecordVersion<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  /** Whether it became the record; `false` for an edit that lost or failed. */
  saved: boolean;
  /** The fields that differ from the next older saved version (`deletedAt` for a delete); `null` without one. */
  changed: string[] | null;
  document: Stored;
}

type Version<Stored> = Omit<RecordVersion<Stored>, 'changed'>;

/** Every write sets these, so they are not shown as changes. */
const stamps: readonly string[] = ['version', 'updatedAt', 'restores', 'by'];

/** The names of the fields that differ, lists and texts compared by content. */
export function changedFields(newer: object, older: object): string[] {
  const before = new Map<string, unknown>(Object.entries(older));
  const after = new Map<string, unknown>(Object.entries(newer));
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].filter(
    (name) =>
      !stamps.includes(name) &&
      JSON.stringify(after.get(name)) !== JSON.stringify(before.get(name)),
  );
}

/** Adds to each version the fields that it changed; the newest version comes first. */
export function withChanges<Stored extends RecordMeta>(
  versions: readonly Version<Stored>[],
): RecordVersion<Stored>[] {
  return versions.map((version, place) => {
    const older = versions.slice(place + 1).find(({ saved }) => saved);
    const changed = older ? changedFields(version.document, older.document) : null;
    return { ...version, changed };
  });
}

/** A stored text; '' where it is missing, `null` where it is of another type or invalid. */
function storedText(
  value: unknown,
  isValid: (text: string) => boolean = () => true,
): string | null {
  const text = readStoredText(value ?? '');
  return text === null || text === '' || isValid(text) ? text : null;
}

const isTime = (text: string) => readInstant(text) !== null;

/** The members beside the fields; `null` for an invalid time or version. */
function storedMeta(stored: ReadonlyMap<string, unknown>, _id: string): RecordMeta | null {
  const createdAt = storedText(stored.get('createdAt'), isTime);
  const date = storedText(stored.get('date') ?? createdAt, isTime);
  const updatedAt = storedText(stored.get('updatedAt') ?? createdAt, isTime);
  const deletedAt = storedText(stored.get('deletedAt'), isTime);
  const version = storedText(stored.get('version'), isId);
  const restores = storedText(stored.get('restores'), isId);
  const by = storedText(stored.get('by'));
  if (createdAt === null || date === null || updatedAt === null || version === null) return null;
  if (deletedAt === null || restores === null || by === null) return null;
  return {
    _id,
    date,
    version,
    createdAt,
    updatedAt,
    ...(deletedAt && { deletedAt }),
    ...(restores && { restores }),
    ...(by && { by }),
  };
}

/** Reads a stored record, also of an older version of the site; `null` where an id, time or type is invalid. */
export function storedRecord<Table extends Fields>(
  fields: Table,
  document: unknown,
): (ValuesOf<Table> & RecordMeta) | null {
  if (typeof document !== 'object' || document === null) return null;
  const stored = new Map<string, unknown>(Object.entries(document));
  const id = stored.get('_id');
  // An id alone would show as a record without anything.
  if (typeof id !== 'string' || !isId(id) || stored.size === 1) return null;
  const values = mapFields(fields, (field, name) =>
    readStoredValue(field, stored.get(name) ?? stored.get(field.formerName ?? '')),
  );
  const meta = storedMeta(stored, id);
  if (!meta || Object.values(values).includes(null)) return null;
  // `mapFields` cannot tell which name has which type of value.
  return { ...meta, ...(values as ValuesOf<Table>) };
}
