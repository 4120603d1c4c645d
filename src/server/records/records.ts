/**
 * The records of one kind in their document: read, listed, changed, moved to the trash, restored and erased, each in one
 * change. What a change decides is in `decisions.ts`; of calls and answers it knows nothing.
 */
import type { DocumentName } from '../../domain/backup/documents';
import { once } from '../../domain/once';
import type { Listed, RecordKind, RecordMeta, Trashed } from '../../domain/record';
import { daysBefore, historyDays } from '../../domain/retention-periods';
import type { StoredDocument } from '../store/document';
import { makeDocument } from '../store/document';
import type { HistoryEntry, NamedVersion } from '../store/history';
import { eraseOldHistory, eraseHistory, readHistory, readVersions } from '../store/history';
import { Conflict } from '../store/key-value-store';
import {
  addRecord,
  type Edit,
  editRecords,
  emptyTrash,
  eraseRecord,
  isPresent,
  moveRecords,
  makeRecordWriter,
  type RecordWriter,
} from './decisions';

export interface RecordDefinition<
  Stored extends RecordMeta,
  Summary extends Dated,
  Public extends RecordMeta,
> {
  kind: RecordKind;
  document: DocumentName;
  read: (value: unknown) => Stored | null;
  /** Makes what pages, lists, feeds, mails and answers for visitors are made of. */
  toPublic: (stored: Stored) => Public;
  /** Loads what makes the summary of a record in a list. */
  loadSummarize: () => Promise<Summarize<Public, Summary>>;
  /** Reads what the list of the admin area has beside the summaries, by id; without it, nothing. */
  readPrivate?: (records: readonly Stored[]) => Promise<ReadonlyMap<string, Partial<Summary>>>;
  /** Why visitors never see a record as it is, in a sentence, or `null`; without it, whatever may be shown is seen. */
  whyHidden?: RecordWriter<Public>['whyHidden'];
  /** What a change sets beside what it states; without it, nothing. */
  findConsequences?: (current: Stored, change: Partial<Stored>) => Partial<Stored>;
  /** The CDN cache tags of its pages and answers. */
  tags: readonly string[];
}

type Summarize<Public, Summary> = (record: Public) => Summary;

export interface Dated {
  _id: string;
  date: string;
}

export type FieldsOf<Stored extends RecordMeta> = Omit<Stored, Exclude<keyof RecordMeta, 'shown'>>;
export type PatchOf<Stored extends RecordMeta> = {
  [Name in keyof FieldsOf<Stored>]?: Stored[Name] | undefined;
};

/**
 * Records of one kind. Every method throws `StoreUnavailable` rather than guess. What is made of the records is made once for
 * each time that their document is read.
 */
export class Records<
  Stored extends RecordMeta,
  Summary extends Dated,
  Public extends RecordMeta = Stored,
> {
  readonly document: StoredDocument<Stored>;
  readonly writer: RecordWriter<Stored>;

  constructor(readonly definition: RecordDefinition<Stored, Summary, Public>) {
    const { kind, document: name, read, findConsequences } = definition;
    const whyHidden = (record: Stored) => this.#whyHidden(this.toPublic(record));
    this.writer = makeRecordWriter(read, { whyHidden, findConsequences });
    this.document = makeDocument({ name, history: kind, read, findId: ({ _id }) => _id });
  }

  /** What visitors may get of a record. */
  readonly toPublic = once((stored: Stored): Public => this.definition.toPublic(stored));

  #whyHidden(record: Public): string | null {
    return this.definition.whyHidden?.(record) ?? null;
  }

  /** Whether visitors see a record unless it is in the trash: it is not hidden, and lacks nothing. */
  canBeShown(record: Public): boolean {
    return record.shown !== false && this.#whyHidden(record) === null;
  }

  /** Whether visitors see a record. The one decision of every page, list, feed and answer. */
  isShown(record: Public): boolean {
    return isPresent(record) && this.canBeShown(record);
  }

  /** All records, the trash included, as visitors may get them. */
  async all(): Promise<ReadonlyMap<string, Public>> {
    return this.#toPublics(await this.allStored());
  }

  readonly #toPublics = once(
    (stored: ReadonlyMap<string, Stored>): ReadonlyMap<string, Public> =>
      new Map([...stored].map(([id, record]) => [id, this.toPublic(record)])),
  );

  /** For the operator: all records, the trash included. */
  async allStored(): Promise<ReadonlyMap<string, Stored>> {
    return (await this.document.read()).records;
  }

  async listShown(): Promise<readonly Listed<Summary>[]> {
    return this.summariesOfShown(await this.all(), await this.definition.loadSummarize());
  }

  readonly summariesOfShown = once(
    (
      records: ReadonlyMap<string, Public>,
      summarize: Summarize<Public, Summary>,
    ): readonly Listed<Summary>[] =>
      [...records.values()]
        .filter((record) => this.isShown(record))
        .map((record) => this.#listed(record, summarize))
        .sort(newestFirst),
  );

  /** For the operator: all records that are not in the trash, newest first. */
  async listPresent(): Promise<readonly Listed<Summary>[]> {
    return this.#summariesOfPresent(await this.all(), await this.definition.loadSummarize());
  }

  readonly #summariesOfPresent = once(
    (
      records: ReadonlyMap<string, Public>,
      summarize: Summarize<Public, Summary>,
    ): readonly Listed<Summary>[] =>
      [...records.values()]
        .filter(isPresent)
        .map((record) => this.#listed(record, summarize))
        .sort(newestFirst),
  );

  /** The same of records that were read, with what `add` takes of each, and without what the office alone knows of them. */
  async presentWith<Added>(
    stored: ReadonlyMap<string, Stored>,
    add: (record: Stored) => Added,
  ): Promise<(Listed<Summary> & Added)[]> {
    const summarize = await this.definition.loadSummarize();
    return [...stored.values()]
      .filter(isPresent)
      .map((record) => ({ ...this.#listed(this.toPublic(record), summarize), ...add(record) }))
      .sort(newestFirst);
  }

  /** The same with what the office alone knows of them. */
  async listForOffice(): Promise<readonly Listed<Summary>[]> {
    return this.#listForOffice(await this.allStored());
  }

  readonly #listForOffice = once(
    async (stored: ReadonlyMap<string, Stored>): Promise<readonly Listed<Summary>[]> => {
      const present = [...stored.values()].filter(isPresent);
      const summarize = await this.definition.loadSummarize();
      const facts = await this.definition.readPrivate?.(present);
      return present
        .map((record) => ({
          ...this.#listed(this.toPublic(record), summarize),
          ...facts?.get(record._id),
        }))
        .sort(newestFirst);
    },
  );

  /** All records in the trash, as summaries, last deleted first. */
  async trashed(): Promise<Trashed<Summary>[]> {
    const records = [...(await this.all()).values()];
    const summarize = await this.definition.loadSummarize();
    return records
      .flatMap((record) =>
        record.deletedAt === undefined
          ? []
          : { ...this.#listed(record, summarize), deletedAt: record.deletedAt, by: record.by },
      )
      .sort((one, other) => compareText(other.deletedAt, one.deletedAt));
  }

  async readShown(id: string): Promise<Public | null> {
    const stored = await this.readAny(id);
    const found = stored && this.toPublic(stored);
    return found && this.isShown(found) ? found : null;
  }

  /** For the operator: one record, or `null` when there is none or it is in the trash. */
  async readPresent(id: string): Promise<Stored | null> {
    const stored = await this.readAny(id);
    return stored && isPresent(stored) ? stored : null;
  }

  async readAny(id: string): Promise<Stored | null> {
    return (await this.allStored()).get(id) ?? null;
  }

  /** The versions written under an id, newest first: every save, and every edit that lost to another. */
  async history(id: string): Promise<HistoryEntry<Stored>[]> {
    return readHistory(this.definition, id, (await this.readAny(id))?.version ?? null);
  }

  readVersions(wanted: Iterable<NamedVersion>): Promise<Map<string, Stored>> {
    return readVersions(this.definition, [...wanted]);
  }

  /** Adds a record, or returns the equal one that has its id. Throws `Conflict`, or `TypeError` if it is invalid. */
  async create(
    input: FieldsOf<Stored>,
    id = freshRecordId(),
  ): Promise<{ record: Stored; isNew: boolean }> {
    return this.document.change(addRecord(this.writer, id, input));
  }

  /** Changes several records, all or none; `null` if one is missing. Throws `Conflict`; the history keeps the edits. */
  async update(edits: readonly Edit<PatchOf<Stored>>[]): Promise<Stored[] | null> {
    const outcome = await this.document.change(editRecords(this.writer, edits));
    if (outcome instanceof Conflict) throw outcome;
    return outcome;
  }

  /** Moves records to the trash, all or none; `null` when one is missing. */
  async remove(...ids: readonly string[]): Promise<Stored[] | null> {
    return this.document.change(moveRecords(this.writer, ids, 'trash'));
  }

  /** Restores records from the trash, all or none; `null` when one is missing. */
  async restore(...ids: readonly string[]): Promise<Stored[] | null> {
    return this.document.change(moveRecords(this.writer, ids, 'list'));
  }

  /** Erases a record in the trash and its history; `null` without one, `Conflict` when it is not in the trash. */
  async erase(id: string): Promise<true | null> {
    if (!(await this.document.change(eraseRecord(id)))) return null;
    await eraseHistory(this.definition.kind, [id]);
    return true;
  }

  /** Erases what has been in the trash for long, and old history. */
  async eraseOld(now: Date): Promise<void> {
    await eraseHistory(this.definition.kind, await this.document.change(emptyTrash(now), { now }));
    const { entries, records } = await this.document.read();
    const oldest = daysBefore(now, historyDays);
    // The history of a record that cannot be read is what it can be rescued with.
    const isReadable = entries.every(({ id }) => id !== null);
    const oldestOrphan = isReadable ? daysBefore(now, 1) : oldest;
    await eraseOldHistory(this.definition.kind, new Set(records.keys()), { oldest, oldestOrphan });
  }

  readonly #listed = once(
    (record: Public, summarize: Summarize<Public, Summary>): Listed<Summary> => {
      const { updatedAt, version } = record;
      return { ...summarize(record), updatedAt, version, shown: this.canBeShown(record) };
    },
  );
}

/** A fresh id with 64 random bits: short in addresses and lists. None is a number, as which a spreadsheet would round it. */
export function freshRecordId(): string {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  return /^\d+(?:e\d+)?$/.test(id) ? freshRecordId() : id;
}

function newestFirst(one: Dated, other: Dated): number {
  return compareText(other.date, one.date) || compareText(one._id, other._id);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
