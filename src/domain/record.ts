/**
 * What all kinds of records have in common: ids, versions, the trash, and which fields two versions differ in. It knows
 * no kind's fields.
 */

export type ListedKind = 'property' | 'blog';

/** The kinds of records that are edited in a form and have a history. */
export type RecordKind = ListedKind | 'company';

/** How many records one call changes, deletes or restores together. */
export const maxSeveral = 1_000;

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
  /** When it was listed: set once, by the server or by an import. */
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
}

/** A record in a list of the admin area; `shown` says whether visitors see it. */
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
const stamps: readonly string[] = ['version', 'updatedAt', 'by'];

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
  return versions.map((version, index) => {
    const older = versions.slice(index + 1).find(({ saved }) => saved);
    const changed = older ? changedFields(version.document, older.document) : null;
    return { ...version, changed };
  });
}
