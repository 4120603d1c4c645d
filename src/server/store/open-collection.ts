import type { RecordMeta } from '../../domain/property/schema';
import { change } from './change';
import type { Collection, Listed, Trashed } from './collection';
import { create } from './create';
import { withinTime } from './deadline';
import { readHistory } from './history';
import { loadEntries, rebuildIndex } from './index-repair';
import { StoreUnavailable, type KeyValueStore, type StoreName } from './key-value-store';
import { openStore } from './open';
import { readVersions } from './past-versions';
import { readRecord, readRecords } from './record-file';
import { isRecordId } from './record-id';
import type { IndexEntry } from './record-index';
import type { RecordKind, Table } from './table';
import { writeMany } from './write-many';

/** Milliseconds that one operation may take, whatever the number of its store calls. */
export const operationLimit = 9_000;
/** The same for the nightly comparison, within the 30 s of a scheduled function. */
const rebuildLimit = 25_000;

/** What a test may put in the place of the platform's stores and clock. */
export interface CollectionEdges {
  open?: (name: StoreName) => KeyValueStore;
  now?: () => Date;
  operationLimit?: number;
}

interface Dated {
  _id: string;
  date: string;
}

/** Opens the records of one kind; every method throws `StoreUnavailable` rather than guess. */
export function openCollection<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
>(
  kind: RecordKind<Stored, Summary>,
  edges: CollectionEdges = {},
): Collection<Input, Patch, Stored, Summary> {
  const table = openTable(kind, edges);
  const bounded = <Result>(operation: () => Promise<Result>) =>
    withinTime(edges.operationLimit ?? operationLimit, operation);
  const readAny = async (id: string) =>
    isRecordId(id) ? ((await readRecord(table, id))?.stored ?? null) : null;
  const present = (stored: Stored) => stored.deletedAt === undefined;

  return {
    list: () => bounded(async () => listed([...(await loadEntries(table)).values()])),
    trashed: () => bounded(async () => trashed([...(await loadEntries(table)).values()])),
    readAny: (id) => bounded(() => readAny(id)),
    read: (id) =>
      bounded(async () => {
        const stored = await readAny(id);
        return stored && present(stored) ? stored : null;
      }),
    readMany: (ids) => bounded(() => readRecords(table, [...ids].filter(isRecordId))),
    writeMany: (writes) => bounded(() => writeMany(table, writes)),
    history: (id) =>
      bounded(async () => {
        const current = await readAny(id);
        return isRecordId(id) ? readHistory(table, id, current?.version ?? null) : [];
      }),
    versions: (wanted) =>
      bounded(() =>
        readVersions(
          table,
          [...wanted].filter(({ id }) => isRecordId(id)),
        ),
      ),
    create: (input, options) => bounded(() => create(table, input, options?.id)),
    update: (id, patch, options) =>
      bounded(() =>
        change(table, id, {
          fields: (current) => (present(current) ? patch : null),
          ifMatch: options?.ifMatch,
        }),
      ),
    remove: (id) =>
      bounded(async () => {
        const deletedAt = table.now().toISOString();
        const fields = (current: Stored) => (present(current) ? { deletedAt } : null);
        return (await change(table, id, { fields })) !== null;
      }),
    restore: (id) =>
      bounded(async () => {
        const fields = (current: Stored) => (present(current) ? null : { deletedAt: undefined });
        return (await change(table, id, { fields })) ?? readAny(id);
      }),
    rebuild: () => withinTime(rebuildLimit, () => rebuild(table)),
  };
}

async function rebuild<Stored extends RecordMeta>(table: Table<Stored, unknown>): Promise<number> {
  const { entries, stored } = await rebuildIndex(table);
  if (!stored) throw new StoreUnavailable(new Error('The rebuilt index could not be stored.'));
  return entries.size;
}

function openTable<Stored extends RecordMeta, Summary>(
  kind: RecordKind<Stored, Summary>,
  { open = openStore, now = () => new Date() }: CollectionEdges,
): Table<Stored, Summary> {
  return {
    ...kind,
    records: open(kind.store),
    past: open('history'),
    derived: open('derived'),
    pending: open('pending'),
    now,
  };
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
