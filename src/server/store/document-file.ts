/**
 * A document as bytes, and what a change may do to it: what it does not name stays, what cannot be read is kept as it is
 * stored, and no record goes that nobody erased. It reads and writes no store.
 */
import type { StoredName } from '../../domain/backup/documents';
import type { RecordKind } from '../../domain/record';
import { daysBefore, erasedDays } from '../../domain/retention-periods';
import { pack, unpack } from './pack';
import { documentFileSchema, type DocumentFile } from './schema';

export interface DocumentKind<Stored extends Versioned> {
  name: StoredName;
  /** The kind in the keys of their history; `null` for no history. */
  history: RecordKind | null;
  /** Whether a missing document was there, where neither a night nor a history tells. */
  wasWritten?: () => Promise<boolean>;
  /** Reads a stored value of this or an earlier version of the site; `null` if it is invalid. */
  read: (value: unknown) => Stored | null;
  findId: (stored: Stored) => string;
}

export interface Versioned {
  version: string;
}

/** The effect of a change on the records; everything that it does not name stays as it is stored. */
export interface Decision<Stored, Result> {
  changed?: readonly Stored[];
  /** Changed without a history of their own: a backup has them. */
  restored?: readonly Stored[];
  erased?: readonly string[];
  /** Ids of records that a flood has pushed out; they are not remembered as erased. */
  evicted?: readonly string[];
  lost?: readonly { record: Stored; basedOn: string }[];
  result: Result;
}

/** A stored value; `id` is `null` when it is invalid or its id is taken. */
interface Entry {
  id: string | null;
  value: unknown;
}

export interface Document<Stored> {
  entries: readonly Entry[];
  records: ReadonlyMap<string, Stored>;
  /** When records were erased (ISO 8601 in UTC), by id. */
  erased: ReadonlyMap<string, string>;
}

/** The bytes of a document. */
export function packDocument({ entries, erased }: Document<unknown>): Promise<Uint8Array> {
  return pack({ records: entries.map(({ value }) => value), erased: [...erased] });
}

/** Reads a document as `unpackBytes` unpacks it; `null` when the bytes are not a document. */
export async function unpackDocument<Stored extends Versioned>(
  { read, findId, name }: Pick<DocumentKind<Stored>, 'read' | 'findId' | 'name'>,
  bytes: Uint8Array,
  unpackBytes = unpack,
): Promise<Document<Stored> | null> {
  const found = await parseDocument(bytes, unpackBytes);
  if (!found) return null;
  const records = new Map<string, Stored>();
  const entries = found.records.map((value): Entry => {
    const record = read(value);
    const id = record && findId(record);
    if (record === null || id === null || records.has(id)) return { id: null, value };
    records.set(id, record);
    return { id, value };
  });
  const unread = entries.length - records.size;
  if (unread > 0) console.warn(`${unread} records of ${name} cannot be read; they are left out.`);
  return { entries, records, erased: new Map(found.erased) };
}

/** The content of a document, its records unread; `null` when the bytes are not a document. */
export async function parseDocument(
  bytes: Uint8Array,
  unpackBytes = unpack,
): Promise<DocumentFile | null> {
  return documentFileSchema.safeParse(await unpackBytes(bytes)).data ?? null;
}

/** Applies a decision; other values stay as stored, and ids erased long ago are forgotten. */
export function withChange<Stored extends Versioned>(
  { findId }: Pick<DocumentKind<Stored>, 'findId'>,
  { entries, records, erased }: Document<Stored>,
  decision: Pick<Decision<Stored, unknown>, 'changed' | 'restored' | 'erased' | 'evicted'>,
  at: string,
): Document<Stored> {
  const { restored = [], erased: forGood = [], evicted = [] } = decision;
  const written = [...(decision.changed ?? []), ...restored];
  const changed = new Map(written.map((record) => [findId(record), record]));
  const gone = new Set([...forGood, ...evicted]);
  const oldest = daysBefore(new Date(at), erasedDays);
  const kept = entries
    .filter(({ id }) => id === null || !gone.has(id))
    .map(({ id, value }) => ({ id, value: (id === null ? undefined : changed.get(id)) ?? value }));
  const added = [...changed]
    .filter(([id]) => !records.has(id))
    .map(([id, value]) => ({ id, value }));
  return {
    entries: [...kept, ...added],
    records: new Map([...records, ...changed].filter(([id]) => !gone.has(id))),
    erased: new Map([
      ...[...erased].filter(([id, erasedAt]) => erasedAt >= oldest && !changed.has(id)),
      ...forGood.map((id) => [id, at] as const),
    ]),
  };
}

/** The one guard against losing records: throws, before anything is written, if a record is missing that nobody erased. */
export function checkComplete<Stored>(
  before: Document<Stored>,
  after: Document<Stored>,
  removed: readonly string[],
): void {
  const gone = new Set(removed);
  const missing = [...before.records.keys()].filter(
    (id) => !after.records.has(id) && !gone.has(id),
  );
  const left = before.entries.length - [...gone].filter((id) => before.records.has(id)).length;
  if (missing.length > 0 || after.entries.length < left) {
    throw new Error(
      `A change would lose records that nobody erased (${missing.join(', ') || 'unread ones'}); nothing is written.`,
    );
  }
}
