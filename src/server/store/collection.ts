import type { Listed, Trashed } from '../../domain/listed';
import type { NamedVersion } from './past-versions';
import type { PlannedWrite, WriteOutcome } from './planned-write';

/** A set of records of one kind (homes, articles) with one commit point per write. */
export interface Collection<Input, Patch, Stored, Summary> {
  /** All records that are not in the trash, as summaries, newest first; two store calls whatever the number. */
  list(): Promise<Listed<Summary>[]>;
  /** All records in the trash, last deleted first; two store calls like `list`. */
  trashed(): Promise<Trashed<Summary>[]>;
  /** One record, or `null` when there is none or it is in the trash. */
  read(id: string): Promise<Stored | null>;
  /** One record, in the trash or not, or `null` when there is none. */
  readAny(id: string): Promise<Stored | null>;
  /** Many records at once, in the trash or not, by id; one store call each. */
  readMany(ids: Iterable<string>): Promise<Map<string, Stored>>;
  /** What was ever written under an id, newest first: every save, and every edit that lost to another. */
  history(id: string): Promise<HistoryEntry<Stored>[]>;
  /**
   * These versions as they were written, by the id of their record; two store calls each. Those that are
   * not in the history, or that time did not reach, are missing.
   */
  versions(wanted: Iterable<NamedVersion>): Promise<Map<string, Stored>>;
  /**
   * Stores a new record under a fresh id (or the given one) and answers it.
   * Throws `Conflict` when the given id is taken, `InvalidRecordId` when it cannot be one.
   */
  create(input: Input, options?: { id?: string }): Promise<Stored>;
  /**
   * Changes the given fields; `null` when there is no such record.
   * Throws `Conflict` (with the current record) when `ifMatch` is given and is not its version.
   */
  update(
    id: string,
    patch: Patch,
    options?: { ifMatch?: string | undefined },
  ): Promise<Stored | null>;
  /** Moves a record to the trash; `false` when there is no such record. */
  remove(id: string): Promise<boolean>;
  /** Takes a record out of the trash; `null` when there is no such record. */
  restore(id: string): Promise<Stored | null>;
  /**
   * Writes many records and the index once. Sent again after an unclear answer it writes nothing twice.
   * Throws `StoreUnavailable` when a write did not get a clear answer; the others stand.
   */
  writeMany(writes: readonly PlannedWrite<Stored>[]): Promise<WriteOutcome<Stored>[]>;
  /** Compares the index with all records and corrects it; answers how many records there are, trash included. */
  rebuild(): Promise<number>;
}

export type { Listed, PlannedWrite, Trashed, WriteOutcome };

/** One version of a record as it was written. */
export interface HistoryEntry<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  /** Whether it became the record; `false` for an edit that lost to another and for one that failed. */
  saved: boolean;
  document: Stored;
}
