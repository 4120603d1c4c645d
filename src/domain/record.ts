import { isDay } from './date';
import { type Field, type Fields, mapFields, type ValuesOf } from './field';
import { isPictureUrl, isMapUrl } from './links';

/** What all stored records share: the members besides their fields, versions, and tolerant reading. */

/** The kinds of record that visitors see, named as in the addresses of their calls. */
export type RecordKindName = 'property' | 'blog';

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Whether a text may name a record: keys are not escaped by the store's client. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** What every stored record carries besides its fields. Times are ISO 8601 in UTC. */
export interface RecordMeta {
  _id: string;
  /** The day it was listed, set once by the server. */
  date: string;
  /** Fresh with every write; the HTTP `ETag`. */
  version: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  /** The version whose content an undo brought back; removed by the next write. */
  restores?: string;
}

/** A summary with what the operator's list and the sitemap also need. */
export type Listed<Summary> = Summary & { updatedAt: string; version: string };

/** A summary in the trash. */
export type Trashed<Summary> = Listed<Summary> & { deletedAt: string };

/** One version of a record as the history call returns it. */
export interface RecordVersion<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  /** Whether it became the record; `false` for an edit that lost to another and for one that failed. */
  saved: boolean;
  /**
   * The fields that differ from the next older version that was saved, `deletedAt` for a delete or
   * restore; `null` where there is no older one to compare with.
   */
  changed: string[] | null;
  document: Stored;
}

type Version<Stored> = Omit<RecordVersion<Stored>, 'changed'>;

/** Every write sets these, so they are not shown as changes. */
const stamps: readonly string[] = ['version', 'updatedAt', 'restores'];

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

function storedText(value: unknown, fallback = ''): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : fallback;
}

/** What every record carries besides its fields. */
function storedMeta(stored: ReadonlyMap<string, unknown>, _id: string): RecordMeta {
  const createdAt = storedText(stored.get('createdAt'));
  const deletedAt = storedText(stored.get('deletedAt'));
  const restores = storedText(stored.get('restores'));
  return {
    _id,
    date: storedText(stored.get('date'), createdAt),
    version: storedText(stored.get('version')),
    createdAt,
    updatedAt: storedText(stored.get('updatedAt'), createdAt),
    ...(deletedAt === '' ? {} : { deletedAt }),
    ...(restores === '' ? {} : { restores }),
  };
}

/** A stored value in today's form of its field; a missing or invalid one becomes that of a blank form. */
function storedValue(field: Field, value: unknown): unknown {
  if (field.mayBeUnstated && value === '') return '';
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : field.default;
    case 'choice':
      return field.options.find((option) => option === value) ?? field.default;
    case 'several': {
      const items: unknown[] = Array.isArray(value) ? value : [];
      return field.options.filter((option) => items.includes(option));
    }
    case 'day': {
      const day = storedText(value);
      return isDay(day) ? day : '';
    }
    case 'pictures': {
      const items: unknown[] = Array.isArray(value) ? value : [];
      return items.filter((item) => typeof item === 'string').filter(isPictureUrl);
    }
    case 'map': {
      const link = storedText(value);
      return isMapUrl(link) ? link : '';
    }
    case 'remark':
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : storedText(value);
    case 'measure':
    case 'text':
    case 'multiline':
    case 'article':
      return storedText(value);
  }
}

/**
 * Reads a stored record. Older ones may lack fields or hold values that are rejected today. `null`
 * for anything that is not a record with a valid id.
 */
export function storedRecord<Table extends Fields>(
  fields: Table,
  document: unknown,
): (ValuesOf<Table> & RecordMeta) | null {
  if (typeof document !== 'object' || document === null) return null;
  const stored = new Map<string, unknown>(Object.entries(document));
  const id = stored.get('_id');
  if (typeof id !== 'string' || !isId(id)) return null;
  // `mapFields` cannot tell which name has which type of value.
  const values = mapFields(fields, (field, name) =>
    storedValue(field, stored.get(name) ?? stored.get(field.formerName ?? '')),
  ) as ValuesOf<Table>;
  return { ...storedMeta(stored, id), ...values };
}
