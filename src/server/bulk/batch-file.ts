import { createHash } from 'node:crypto';
import type { PlannedRow } from '../../domain/bulk/planned-row';
import type { ChunkResult, RowCounts, UndoResult } from '../../domain/bulk/preview';
import type { Property } from '../../domain/property/schema';
import { inParallel } from '../in-parallel';
import { openStore } from '../store/open';
import { timeKey, timeOfKey } from '../store/time-key';

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
  /** By how many rows a chunk came out otherwise than planned; absent where none did. */
  late: RowCounts;
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
export async function createChunk<Name extends PerChunk>(
  batch: string,
  name: Name,
  chunk: number,
  document: Documents[Name],
): Promise<boolean> {
  return (await store().createJson(`${batch}/${chunkKey(name, chunk)}`, document)) !== false;
}

export async function dropChunk(batch: string, name: PerChunk, chunk: number): Promise<void> {
  await store().remove(`${batch}/${chunkKey(name, chunk)}`);
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

/** Removes all of a batch, its plan last, by which a removal that was cut off is found again. */
export async function dropBatch({ batch, keys }: BatchKeys): Promise<void> {
  const plan = `${batch}/plan`;
  const rest = keys.filter((key) => key !== plan);
  await inParallel(rest, 10, (key) => store().remove(key));
  await store().remove(plan);
}

/** When a batch was read, by its name; ISO 8601 in UTC. */
export function batchTime(batch: string): string {
  const time = timeOfKey(batch.slice(0, batch.indexOf('-')));
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}
