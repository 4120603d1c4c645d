import pMap from 'p-map';
import { isId, type Listed, type RecordMeta, type Trashed } from '../../domain/record';
import { eraseRecord, eraseTrash } from './erase';
import { readHistory, readVersions, type HistoryEntry, type NamedVersion } from './history';
import {
  Conflict,
  CorruptValue,
  InvalidRecordId,
  StoreUnavailable,
  type KeyValueStore,
  type StoreName,
} from './key-value-store';
import { listed, trashed, type Dated } from './listed';
import { openStore } from './open';
import { readIndexEntries } from './record-index';
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

/** What a test may replace: the platform's stores and the clock. */
export interface CollectionEdges {
  open?: (name: StoreName) => KeyValueStore;
  now?: () => Date;
}

const parallelReads = 24;

/** Records of one kind, with one commit point per write. Every method throws `StoreUnavailable` rather than guess. */
export class Collection<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
> {
  readonly #table: Table<Stored, Summary>;

  constructor(
    kind: RecordKind<Stored, Summary>,
    { open = openStore, now = () => new Date() }: CollectionEdges = {},
  ) {
    const stores = {
      records: open(kind.store),
      history: open('history'),
      derived: open('derived'),
    };
    this.#table = { ...kind, ...stores, now };
  }

  /** All records that are not in the trash, as summaries, newest first; one store call for any number of records. */
  async list(): Promise<Listed<Summary>[]> {
    const entries = await readIndexEntries<Summary>(this.#table.derived, this.#table);
    return listed([...(entries ?? (await this.verify()).entries).values()]);
  }

  /** All records in the trash, last deleted first, from the verified index. */
  async trashed(): Promise<Trashed<Summary>[]> {
    return trashed([...(await this.verify()).entries.values()]);
  }

  /** Compares the index with all records and repairs it. */
  verify(): Promise<VerifiedIndex<Summary>> {
    return readVerified(this.#table);
  }

  /** One record, or `null` when there is none or it is in the trash. */
  async read(id: string): Promise<Stored | null> {
    const stored = await this.readAny(id);
    return stored && isPresent(stored) ? stored : null;
  }

  /** One record, in the trash or not, or `null` when there is none. */
  async readAny(id: string): Promise<Stored | null> {
    return isId(id) ? ((await readRecord(this.#table, id))?.stored ?? null) : null;
  }

  /** Many records at once, in the trash or not, by id; one store call each. */
  async readMany(ids: Iterable<string>): Promise<Map<string, Stored>> {
    const read = (id: string) => readTolerantly(this.#table, id);
    const found = await pMap([...ids].filter(isId), read, { concurrency: parallelReads });
    return new Map(found.flatMap((stored) => (stored ? [[stored._id, stored]] : [])));
  }

  /** The versions written under an id, newest first: every save, and every edit that lost to another. */
  async history(id: string): Promise<HistoryEntry<Stored>[]> {
    if (!isId(id)) return [];
    return readHistory(this.#table, id, (await this.readAny(id))?.version ?? null);
  }

  /** The given versions by the id of their record; two store calls each. */
  versions(wanted: Iterable<NamedVersion>): Promise<Map<string, Stored>> {
    return readVersions(
      this.#table,
      [...wanted].filter(({ id }) => isId(id)),
    );
  }

  /**
   * Stores a new record under a fresh id (or the given one).
   * Throws `Conflict` when the given id is taken, `InvalidRecordId` when it cannot be one.
   */
  async create(input: Input, { id = freshRecordId() } = {}): Promise<Saved<Stored>> {
    if (!isId(id)) throw new InvalidRecordId(id);
    const file = await writeRecord(this.#table, firstVersion(this.#table, id, input), null);
    if (file) return this.#indexed(file);
    const taken = await this.readAny(id);
    throw taken ? new Conflict(taken) : new StoreUnavailable(new Error(`The id ${id} is taken.`));
  }

  /**
   * Changes the given fields; `null` when there is no such record.
   * Throws `Conflict` (with the current record) when `ifMatch` is given and is not its version.
   */
  update(
    id: string,
    patch: Patch,
    { ifMatch }: { ifMatch?: string | undefined } = {},
  ): Promise<Saved<Stored> | null> {
    return this.#change(id, (current) => (isPresent(current) ? patch : null), ifMatch);
  }

  /** Moves a record to the trash; `null` when there is none, or it is in the trash already. */
  remove(id: string): Promise<Saved<Stored> | null> {
    const deletedAt = this.#table.now().toISOString();
    return this.#change(id, (current) => (isPresent(current) ? { deletedAt } : null));
  }

  /** Restores a record from the trash; `null` when there is no such record. */
  async restore(id: string): Promise<Saved<Stored> | null> {
    const restored = await this.#change(id, (current) =>
      isPresent(current) ? null : { deletedAt: undefined },
    );
    const record = restored ? null : await this.readAny(id);
    return restored ?? (record && { record, isIndexed: true });
  }

  /**
   * Erases a record that is in the trash, with its history; `null` when there is no such record. Throws
   * `Conflict` when it is not in the trash. A restore at the same moment either comes first, and this
   * throws, or finds no record: none is acknowledged whose record is then gone.
   */
  async erase(id: string): Promise<true | null> {
    return isId(id) && (await eraseRecord(this.#table, id)) ? true : null;
  }

  /** Erases what was deleted before a moment (ISO 8601 in UTC), and finishes erasures that were interrupted. */
  eraseTrash(deletedBefore: string): Promise<void> {
    return eraseTrash(this.#table, deletedBefore);
  }

  /**
   * Writes many records and the index once. Sent again after an unclear answer it writes nothing twice.
   * Throws `StoreUnavailable` when a write did not get a clear answer; the others stand.
   */
  writeMany(
    requests: readonly WriteRequest<Stored>[],
  ): Promise<{ results: WriteResult<Stored>[]; isIndexed: boolean }> {
    return writeMany(this.#table, requests);
  }

  async #change(id: string, fieldsOf: FieldsOf<Stored>, ifMatch?: string) {
    const file = isId(id) ? await changeRecord(this.#table, id, fieldsOf, ifMatch) : null;
    return file && this.#indexed(file);
  }

  async #indexed(file: RecordFile<Stored>): Promise<Saved<Stored>> {
    return { record: file.stored, isIndexed: await indexRecords(this.#table, [file]) };
  }
}

const isPresent = (stored: RecordMeta) => stored.deletedAt === undefined;

/** A fresh id with 60 random bits: short in addresses and lists; the conditional create rejects a clash. */
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
