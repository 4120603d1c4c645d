import { createHash } from 'node:crypto';
import { undoDays } from '../../domain/import/preview';
import { daysAfter } from '../../domain/retention';
import type { Schema } from '../../domain/schema';
import { CorruptValue } from '../store/key-value-store';
import { openStore } from '../store/open';
import { timeKey, timeOfKey } from '../store/keys';
import { importPlan, importRows, type ImportPlan, type ImportRow } from './schema';

/*
 * What is kept of an import, in the store `batches`:
 *
 * `<id>/plan`      what the preview found, with the rejected rows
 * `<id>/rows-000`  one per chunk: the rows to be written and, for undo, the properties as they were
 * `<id>/progress`  what became of the rows, imported and undone; from the first chunk on
 *
 * A thousand rows of 30 fields are some megabytes, and up to 40 with the longest texts; they are
 * written once, by the preview, and each chunk reads its own part. The progress has 60 bytes a row,
 * so that each chunk can write all of it anew. Messages are stored as the operator saw them.
 */

/** The documents of all imports. */
export const importStore = () => openStore('imports');

/** The id of a new import; ids sort as the times of their previews do. */
export function freshImportId(now: Date): string {
  return `${timeKey(now)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** When the workbook of an import was read, by its id; ISO 8601 in UTC. */
export function importTime(id: string): string {
  const time = timeOfKey(id.slice(0, id.indexOf('-')));
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** The end of the days for which an import of this time can be undone, ISO 8601 in UTC. */
export function undoUntil(at: string): string {
  return daysAfter(at, undoDays);
}

/**
 * The version that importing or undoing a row gives to its property: always the same, so that it can be repeated.
 * Stored records carry it, so the names of the steps stay.
 */
export function importVersion(id: string, step: 'load' | 'undo', property: string): string {
  const hash = createHash('sha256').update(`${id}/${step}/${property}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The key of a document of one chunk. */
export function chunkKey(id: string, name: string, chunk: number): string {
  return `${id}/${name}-${String(chunk).padStart(3, '0')}`;
}

/** What a read finds, or `null` where that is not JSON. */
export async function unlessCorrupt<Found>(read: Promise<Found>): Promise<Found | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/** A document of an import; `null` if it is missing or cannot be parsed. */
export async function readDocument<Document>(
  key: string,
  schema: Schema<Document>,
): Promise<Document | null> {
  return schema.safeParse(await unlessCorrupt(importStore().readValue(key))).data ?? null;
}

export const readPlan = (id: string) => readDocument(`${id}/plan`, importPlan);

/** The rows of one chunk that are to be written, or `null`. */
export const readRows = (id: string, chunk: number) =>
  readDocument(chunkKey(id, 'rows', chunk), importRows);

/** Stores the result of a preview, so that it can be imported chunk by chunk. */
export async function writePlan(
  id: string,
  plan: ImportPlan,
  chunks: readonly ImportRow[][],
): Promise<void> {
  const store = importStore();
  await Promise.all(
    chunks.map((rows, chunk) => store.writeJson(chunkKey(id, 'rows', chunk), rows)),
  );
  await store.writeJson(`${id}/plan`, plan);
}
