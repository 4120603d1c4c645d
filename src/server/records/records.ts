import { isDeepStrictEqual } from 'node:util';
import { isId, type Listed, type RecordMeta, type Trashed } from '../../domain/record';
import { daysBefore, erasedDays, historyDays, trashDays } from '../../domain/retention';
import type { Document } from '../store/document-file';
import { type ChangeOptions, type Decide, documentOf, type Stamp } from '../store/document';
import {
  deleteOldHistory,
  eraseHistory,
  readHistory,
  readVersions,
  type HistoryEntry,
  type NamedVersion,
} from '../store/history';
import { Conflict, InvalidRecordId, type DocumentName } from '../store/key-value-store';
import type { PageTags } from './page-tags';

/** One kind of record that visitors see. */
export interface RecordKind<Stored extends RecordMeta, Summary extends Dated> {
  kind: 'property' | 'blog';
  document: DocumentName;
  /** A stored value of any age as a record, or `null` when it cannot be read as one. */
  read: (value: unknown) => Stored | null;
  /** What lists return of it. */
  summarize: (stored: Stored) => Summary;
  /** The CDN tags of the pages that show it. */
  tags: PageTags;
}

/** What the order of a list depends on. */
export interface Dated {
  _id: string;
  date: string;
}

/** One of several edits in one change. */
export interface Edit<Patch> {
  id: string;
  /** The version that its writer has seen; without it the last writer wins. */
  ifMatch?: string | undefined;
  patch: Patch;
}

/** Records of one kind. Every method throws `StoreUnavailable` rather than guess. */
export class Records<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
> {
  readonly #kind: RecordKind<Stored, Summary>;
  readonly #document;
  readonly #history;

  constructor(kind: RecordKind<Stored, Summary>) {
    this.#kind = kind;
    this.#history = { history: kind.kind, read: kind.read };
    this.#document = documentOf({
      name: kind.document,
      history: kind.kind,
      read: kind.read,
      idOf: ({ _id }) => _id,
    });
  }

  /** All records, in the trash or not, by id. */
  async all(): Promise<ReadonlyMap<string, Stored>> {
    return (await this.#document.read()).records;
  }

  /** All records that are not in the trash, as summaries, newest first. */
  async list(): Promise<Listed<Summary>[]> {
    return [...(await this.all()).values()].filter(isPresent).map(this.#listed).sort(newestFirst);
  }

  /** All records in the trash, as summaries, last deleted first. */
  async trashed(): Promise<Trashed<Summary>[]> {
    return [...(await this.all()).values()]
      .flatMap((record) =>
        record.deletedAt === undefined
          ? []
          : { ...this.#listed(record), deletedAt: record.deletedAt },
      )
      .sort((one, other) => compareText(other.deletedAt, one.deletedAt));
  }

  /** One record, or `null` when there is none or it is in the trash. */
  async read(id: string): Promise<Stored | null> {
    const stored = await this.readAny(id);
    return stored && isPresent(stored) ? stored : null;
  }

  /** One record, in the trash or not, or `null` when there is none. */
  async readAny(id: string): Promise<Stored | null> {
    return isId(id) ? ((await this.all()).get(id) ?? null) : null;
  }

  /** The versions written under an id, newest first: every save, and every edit that lost to another. */
  async history(id: string): Promise<HistoryEntry<Stored>[]> {
    if (!isId(id)) return [];
    return readHistory(this.#history, id, (await this.readAny(id))?.version ?? null);
  }

  /** The given versions by the id of their record; two store calls each. */
  versions(wanted: Iterable<NamedVersion>): Promise<Map<string, Stored>> {
    return readVersions(
      this.#history,
      [...wanted].filter(({ id }) => isId(id)),
    );
  }

  /** Changes any of the records at once, all or none; see `StoredDocument`. */
  change<Result>(decide: Decide<Stored, Result>, options?: ChangeOptions): Promise<Result> {
    return this.#document.change(decide, options);
  }

  /**
   * Stores a new record under a fresh id, or under the one that the client has made: sent again, it returns the
   * existing one, not as new. Throws `Conflict` when the id holds anything else, `InvalidRecordId` when it cannot be one.
   */
  async create(input: Input, id = freshRecordId()): Promise<{ record: Stored; isNew: boolean }> {
    if (!isId(id)) throw new InvalidRecordId(id);
    return this.change<{ record: Stored; isNew: boolean }>(({ records }, stamp) => {
      const taken = records.get(id);
      if (taken && !isMadeOf(taken, input)) throw new Conflict(taken);
      if (taken) return { result: { record: taken, isNew: false } };
      const record = this.first(id, input, stamp);
      return { changed: [record], result: { record, isNew: true } };
    });
  }

  /**
   * Changes the given fields of several records, all or none; `null` when one of them is missing. Throws `Conflict` with
   * the current record when one is no longer in the version that its writer has seen; the edits are kept in the history.
   */
  async update(edits: readonly Edit<Patch>[]): Promise<Stored[] | null> {
    if (!edits.every(({ id }) => isId(id))) return null;
    const outcome = await this.change<Stored[] | Conflict | null>(({ records }, stamp) => {
      const found = edits.map(({ id, ifMatch, patch }) => {
        const current = records.get(id);
        if (!current || !isPresent(current)) return null;
        return { current, ifMatch, next: this.next(current, patch, stamp) };
      });
      const all = found.filter((edit) => edit !== null);
      if (all.length < edits.length) return { result: null };
      const stale = all.find(
        ({ current, ifMatch }) => ifMatch !== undefined && ifMatch !== current.version,
      );
      if (!stale) {
        const changed = all.map(({ next }) => next);
        return { changed, result: changed };
      }
      const lost = all.map(({ next, current, ifMatch }) => ({
        record: next,
        basedOn: ifMatch ?? current.version,
      }));
      return { lost, result: new Conflict(stale.current) };
    });
    if (outcome instanceof Conflict) throw outcome;
    return outcome;
  }

  /** Moves records to the trash, all or none, and returns them; `null` when one is missing. One in the trash stays as it is. */
  remove(...ids: readonly string[]): Promise<Stored[] | null> {
    return this.#move(ids, (current, stamp) =>
      isPresent(current) ? this.next(current, { deletedAt: stamp.at }, stamp) : current,
    );
  }

  /** Restores records from the trash, all or none, and returns them; `null` when one is missing. One that is not there stays as it is. */
  restore(...ids: readonly string[]): Promise<Stored[] | null> {
    return this.#move(ids, (current, stamp) =>
      isPresent(current) ? current : this.next(current, { deletedAt: undefined }, stamp),
    );
  }

  async #move(
    ids: readonly string[],
    move: (current: Stored, stamp: Stamp) => Stored,
  ): Promise<Stored[] | null> {
    if (!ids.every(isId)) return null;
    return this.change<Stored[] | null>(({ records }, stamp) => {
      const found = ids.flatMap((id) => records.get(id) ?? []);
      if (found.length < ids.length) return { result: null };
      const moved = found.map((current) => move(current, stamp));
      return { changed: moved.filter((record, at) => record !== found[at]), result: moved };
    });
  }

  /** Erases a record that is in the trash, with its history; `null` when there is none. Throws `Conflict` when it is not in the trash. */
  async erase(id: string): Promise<true | null> {
    if (!isId(id)) return null;
    const erased = await this.change(({ records }) => {
      const current = records.get(id);
      if (!current) return { result: false };
      if (isPresent(current)) throw new Conflict(current);
      return { erased: [id], result: true };
    });
    if (!erased) return null;
    await eraseHistory(this.#kind.kind, [id]);
    return true;
  }

  /** Erases what has been in the trash for longer than the trash says, and old history. */
  async retain(now: Date): Promise<void> {
    const deletedBefore = daysBefore(now, trashDays);
    const erasedBefore = daysBefore(now, erasedDays);
    const decide = ({ records, erased }: Document<Stored>) => {
      const old = [...records.values()].flatMap(({ _id, deletedAt = '' }) =>
        deletedAt !== '' && deletedAt < deletedBefore ? [_id] : [],
      );
      const forgotten = [...erased].flatMap(([id, at]) => (at < erasedBefore ? [id] : []));
      return { erased: old, forgotten, result: old };
    };
    const erased = await this.change(decide, { now });
    await eraseHistory(this.#kind.kind, erased);
    const { entries, records } = await this.#document.read();
    const oldest = daysBefore(now, historyDays);
    // The history of a record that cannot be read is what it can be rescued with.
    const isWhole = entries.every(({ id }) => id !== null);
    const orphaned = isWhole ? daysBefore(now, 1) : oldest;
    await deleteOldHistory(this.#kind.kind, new Set(records.keys()), { oldest, orphaned });
  }

  /** The record after a change of some fields. */
  next(current: Stored, fields: object, { version, at }: Stamp): Stored {
    // Servers' clocks differ, but the times of one record's versions have to increase.
    const after = Date.parse(current.updatedAt) + 1 || 0;
    const updatedAt = new Date(Math.max(Date.parse(at), after)).toISOString();
    const next = { ...current, restores: undefined, ...fields, version, updatedAt };
    return this.#readBack(next, current._id);
  }

  /** A new record; `fields` may carry the day that it was listed (`date`). */
  first(id: string, fields: object, { version, at }: Stamp): Stored {
    const first = { date: at, ...fields, _id: id, createdAt: at, updatedAt: at, version };
    return this.#readBack(first, id);
  }

  #readBack(written: object, id: string): Stored {
    const record = this.#kind.read(written);
    if (!record) throw new TypeError(`The record ${id} cannot be read back.`);
    return record;
  }

  readonly #listed = (record: Stored): Listed<Summary> => {
    const { updatedAt, version } = record;
    return { ...this.#kind.summarize(record), updatedAt, version };
  };
}

const isPresent = ({ deletedAt }: RecordMeta) => deletedAt === undefined;

/** Whether the record equals the given input and is not in the trash. */
function isMadeOf(record: RecordMeta, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record));
  return (
    isPresent(record) &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(fields.get(name), value))
  );
}

/** A fresh id with 64 random bits: short in addresses and lists. */
function freshRecordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}

function newestFirst(one: Dated, other: Dated): number {
  return compareText(other.date, one.date) || compareText(one._id, other._id);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
