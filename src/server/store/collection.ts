import pMap from 'p-map';
import { isId, type Listed, type RecordMeta, type Trashed } from '../../domain/record';
import { readHistory, readVersions, type HistoryEntry, type NamedVersion } from './history';
import {
  Conflict,
  CorruptValue,
  InvalidRecordId,
  StoreUnavailable,
  type KeyValueStore,
  type StoreName,
} from './key-value-store';
import { openStore } from './open';
import { readIndexEntries, type IndexEntry } from './record-index';
import {
  changeRecord,
  firstVersion,
  indexRecords,
  readRecord,
  writeRecord,
  type FieldsOf,
  type RecordFile,
  type RecordKind,
  type Saved,
  type Table,
} from './record-write';
import { readVerified, type VerifiedIndex } from './verified';
import { writeMany, type WriteRequest, type WriteResult } from './write-many';

/** A set of records of one kind with one commit point per write. Every method throws `StoreUnavailable` rather than guess. */
export interface Collection<Input, Patch, Stored, Summary> {
  /** All records that are not in the trash, as summaries, newest first; one store call for any number of records. */
  list(): Promise<Listed<Summary>[]>;
  /** All records in the trash, last deleted first, from the verified index. */
  trashed(): Promise<Trashed<Summary>[]>;
  /** One record, or `null` when there is none or it is in the trash. */
  read(id: string): Promise<Stored | null>;
  /** One record, in the trash or not, or `null` when there is none. */
  readAny(id: string): Promise<Stored | null>;
  /** Many records at once, in the trash or not, by id; one store call each. */
  readMany(ids: Iterable<string>): Promise<Map<string, Stored>>;
  /** What was ever written under an id, newest first: every save, and every edit that lost to another. */
  history(id: string): Promise<HistoryEntry<Stored>[]>;
  /** These versions as they were written, by the id of their record; two store calls each. */
  versions(wanted: Iterable<NamedVersion>): Promise<Map<string, Stored>>;
  /**
   * Stores a new record under a fresh id (or the given one).
   * Throws `Conflict` when the given id is taken, `InvalidRecordId` when it cannot be one.
   */
  create(input: Input, options?: { id?: string }): Promise<Saved<Stored>>;
  /**
   * Changes the given fields; `null` when there is no such record.
   * Throws `Conflict` (with the current record) when `ifMatch` is given and is not its version.
   */
  update(
    id: string,
    patch: Patch,
    options?: { ifMatch?: string | undefined },
  ): Promise<Saved<Stored> | null>;
  /** Moves a record to the trash; `null` when there is none, or it is in the trash already. */
  remove(id: string): Promise<Saved<Stored> | null>;
  /** Restores a record from the trash; `null` when there is no such record. */
  restore(id: string): Promise<Saved<Stored> | null>;
  /**
   * Writes many records and the index once. Sent again after an unclear answer it writes nothing twice.
   * Throws `StoreUnavailable` when a write did not get a clear answer; the others stand.
   */
  writeMany(
    requests: readonly WriteRequest<Stored>[],
  ): Promise<{ results: WriteResult<Stored>[]; isIndexed: boolean }>;
  /** The index compared with all records, and repaired. */
  verify(): Promise<VerifiedIndex<Summary>>;
}

/** What a test may put in the place of the platform's stores and clock. */
export interface CollectionEdges {
  open?: (name: StoreName) => KeyValueStore;
  now?: () => Date;
}

interface Dated {
  _id: string;
  date: string;
}

const parallelReads = 24;

/** Opens the records of one kind. */
export function openCollection<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
>(
  kind: RecordKind<Stored, Summary>,
  { open = openStore, now = () => new Date() }: CollectionEdges = {},
): Collection<Input, Patch, Stored, Summary> {
  const table: Table<Stored, Summary> = {
    ...kind,
    records: open(kind.store),
    history: open('history'),
    derived: open('derived'),
    now,
  };
  const isPresent = (stored: Stored) => stored.deletedAt === undefined;
  const verify = () => readVerified(table, table);
  const save = async (file: RecordFile<Stored>): Promise<Saved<Stored>> => ({
    record: file.stored,
    isIndexed: await indexRecords(table, [file]),
  });
  const readAny = async (id: string) =>
    isId(id) ? ((await readRecord(table, id))?.stored ?? null) : null;
  const change = async (id: string, fieldsOf: FieldsOf<Stored>, ifMatch?: string) => {
    const file = isId(id) ? await changeRecord(table, id, fieldsOf, ifMatch) : null;
    return file && save(file);
  };

  return {
    verify,
    readAny,
    list: async () => {
      const entries = await readIndexEntries<Summary>(table.derived, table);
      return listed([...(entries ?? (await verify()).entries).values()]);
    },
    trashed: async () => trashed([...(await verify()).entries.values()]),
    read: async (id) => {
      const stored = await readAny(id);
      return stored && isPresent(stored) ? stored : null;
    },
    readMany: async (ids) => {
      const wanted = [...ids].filter(isId);
      const found = await pMap(wanted, (id) => readTolerantly(table, id), {
        concurrency: parallelReads,
      });
      return new Map(found.flatMap((stored) => (stored ? [[stored._id, stored]] : [])));
    },
    history: async (id) =>
      isId(id) ? readHistory(table, id, (await readAny(id))?.version ?? null) : [],
    versions: (wanted) =>
      readVersions(
        table,
        [...wanted].filter((named) => isId(named.id)),
      ),
    create: async (input, { id = freshRecordId() } = {}) => {
      if (!isId(id)) throw new InvalidRecordId(id);
      const file = await writeRecord(table, firstVersion(table, id, input), null);
      if (file) return save(file);
      const taken = await readAny(id);
      throw taken ? new Conflict(taken) : new StoreUnavailable(new Error(`The id ${id} is taken.`));
    },
    update: (id, patch, { ifMatch } = {}) =>
      change(id, (current) => (isPresent(current) ? patch : null), ifMatch),
    remove: (id) => {
      const deletedAt = now().toISOString();
      return change(id, (current) => (isPresent(current) ? { deletedAt } : null));
    },
    restore: async (id) => {
      const restored = await change(id, (current) =>
        isPresent(current) ? null : { deletedAt: undefined },
      );
      if (restored) return restored;
      const record = await readAny(id);
      return record && { record, isIndexed: true };
    },
    writeMany: (requests) => writeMany(table, requests),
  };
}

/** A fresh id with 60 random bits: short in addresses and lists; a clash is refused by the conditional create. */
function freshRecordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}

async function readTolerantly<Stored extends RecordMeta>(
  { records, read }: Table<Stored, unknown>,
  id: string,
): Promise<Stored | null> {
  try {
    return read(await records.readValue(id));
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

function listed<Summary extends Dated>(entries: IndexEntry<Summary>[]): Listed<Summary>[] {
  return entries
    .filter((entry) => entry.deletedAt === undefined)
    .map(({ summary, updatedAt, version }) => ({ ...summary, updatedAt, version }))
    .sort((one, other) => compareText(other.date, one.date) || compareText(one._id, other._id));
}

function trashed<Summary extends Dated>(entries: IndexEntry<Summary>[]): Trashed<Summary>[] {
  return entries
    .flatMap(({ summary, updatedAt, version, deletedAt }) =>
      deletedAt === undefined ? [] : { ...summary, updatedAt, version, deletedAt },
    )
    .sort((one, other) => compareText(other.deletedAt, one.deletedAt));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
