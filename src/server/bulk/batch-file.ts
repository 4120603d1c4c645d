import { createHash } from 'node:crypto';
import type { PlannedRow } from '../../domain/bulk/planned-row';
import type { ChunkResult, RowCounts, UndoResult } from '../../domain/bulk/preview';
import type { Property } from '../../domain/property/schema';
import { openStore } from '../store/open';
import { timeKey } from '../store/time-key';

/** What a batch says of itself, written before any of its rows is loaded. */
export interface BatchPlan {
  fileName: string;
  sheet: string;
  /** When it was read, ISO 8601 in UTC. */
  at: string;
  headers: string[];
  counts: RowCounts;
  chunks: number;
}

/** A row that is to be written. */
export type BatchRow = Pick<PlannedRow, 'row' | 'name' | 'id' | 'cells'> & {
  write: NonNullable<PlannedRow['write']>;
};

/** A row for the workbook of faulty rows. */
export type KeptRow = Pick<PlannedRow, 'row' | 'cells'> & { reason: string };

/** The homes as they were before a chunk was loaded, by id; `null` for those that were not there. */
export type Before = Record<string, Property | null>;

export type Step = 'load' | 'undo';

interface Documents {
  plan: BatchPlan;
  /** The rows that the preview refused. */
  kept: KeptRow[];
  rows: BatchRow[];
  before: Before;
  done: ChunkResult;
  /** How many rows of a chunk were kept back while it was loaded; absent where none was. */
  late: number;
  undone: Omit<UndoResult, 'left'>;
}

/** A batch has one of each of these. */
type Single = 'plan' | 'kept';
type PerChunk = Exclude<keyof Documents, Single>;

const store = () => openStore('batches');
const chunkKey = (name: PerChunk, chunk: number) => `${name}-${String(chunk).padStart(3, '0')}`;

/** A fresh batch; the names of batches sort as their times do. */
export function freshBatch(now: Date): string {
  return `${timeKey(now)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The version that a step of a batch gives to a home: always the same, so that it can be repeated. */
export function batchVersion(batch: string, step: Step, id: string): string {
  const hash = createHash('sha256').update(`${batch}/${step}/${id}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A document of a batch, or `null`. */
export async function readBatch<Name extends Single>(
  batch: string,
  name: Name,
): Promise<Documents[Name] | null> {
  return (await store().readValue(`${batch}/${name}`)) as Documents[Name] | null;
}

export async function writeBatch<Name extends Single>(
  batch: string,
  name: Name,
  document: Documents[Name],
): Promise<void> {
  await store().writeJson(`${batch}/${name}`, document);
}

/** A document of one chunk, or `null`. */
export async function readChunk<Name extends PerChunk>(
  batch: string,
  name: Name,
  chunk: number,
): Promise<Documents[Name] | null> {
  return (await store().readValue(`${batch}/${chunkKey(name, chunk)}`)) as Documents[Name] | null;
}

export async function writeChunk<Name extends PerChunk>(
  batch: string,
  name: Name,
  chunk: number,
  document: Documents[Name],
): Promise<void> {
  await store().writeJson(`${batch}/${chunkKey(name, chunk)}`, document);
}

/** Writes what must stay as it was first written; `false` when it is there already. */
export async function noteBefore(batch: string, chunk: number, before: Before): Promise<boolean> {
  return (await store().createJson(`${batch}/${chunkKey('before', chunk)}`, before)) !== false;
}

/** What there is of one batch: the numbers of the chunks that have each document. */
export interface BatchKeys {
  batch: string;
  keys: string[];
  chunksWith: (name: PerChunk) => number[];
}

/** All batches, newest first; one store call. */
export async function listBatches(prefix?: string): Promise<BatchKeys[]> {
  const keys = (await store().list(prefix)).map(({ key }) => key);
  const byBatch = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')));
  return [...byBatch]
    .map(([batch, own]) => ({
      batch,
      keys: own,
      chunksWith: (name: PerChunk) =>
        own
          .filter((key) => key.startsWith(`${batch}/${name}-`))
          .map((key) => Number(key.slice(-3)))
          .sort((one, other) => one - other),
    }))
    .sort((one, other) => (one.batch < other.batch ? 1 : -1));
}

/** Removes all of a batch. */
export async function dropBatch({ keys }: BatchKeys): Promise<void> {
  for (const key of keys) await store().remove(key);
}
