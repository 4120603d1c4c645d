import { importMessages } from '../../content/import';
import { undoDays, type RowAction } from '../../domain/import/preview';
import { Problem } from '../http/problem';
import { StoreUnavailable } from '../store/key-value-store';
import { importStore, readPlan, unlessCorrupt } from './documents';
import { firstReleaseProgress } from './first-release';
import {
  importProgress,
  type ImportProgress,
  type ImportRow,
  type StoredResult,
  type UndonePart,
} from './schema';

/** The progress of an import as it was read. */
export interface OpenImport {
  id: string;
  progress: ImportProgress;
  /** `null` before it was first written. */
  etag: string | null;
}

async function readProgress(id: string): Promise<OpenImport | null> {
  const found = await unlessCorrupt(importStore().readJson(`${id}/progress`));
  const progress = found && importProgress.safeParse(found.value).data;
  return progress ? { id, progress, etag: found.etag } : null;
}

/** The progress of an import; `null` if there is none, or it cannot be parsed. */
export async function openImport(id: string): Promise<OpenImport | null> {
  const open = await readProgress(id);
  if (open) return open;
  const plan = await readPlan(id);
  if (!plan) return null;
  const { fileName, at, counts, chunks } = plan;
  const rows = counts.create + counts.update;
  const fresh = { fileName, at, counts, rows, total: chunks, chunks: [] };
  const progress = plan.rejected ? fresh : await firstReleaseProgress(id, fresh);
  return { id, progress, etag: null };
}

/** The same, but throws `Problem` 404 instead of returning `null`. */
export async function requireImport(id: string): Promise<OpenImport> {
  const open = await openImport(id);
  if (open) return open;
  throw new Problem(404, importMessages.unknownImport(undoDays));
}

const maxAttempts = 8;

/**
 * Writes what `change` returns, or nothing if it returns the same object. If somebody else wrote
 * first, `change` runs again on their progress.
 */
export async function changeProgress(
  open: OpenImport,
  change: (progress: ImportProgress) => ImportProgress,
): Promise<OpenImport> {
  const key = `${open.id}/progress`;
  let current = open;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const progress = change(current.progress);
    if (progress === current.progress) return current;
    const etag = await (current.etag === null
      ? importStore().createJson(key, progress)
      : importStore().replaceJson(key, progress, current.etag));
    if (etag !== false) return { id: open.id, progress, etag };
    current = await requireImport(open.id);
  }
  throw new StoreUnavailable(new Error(`Too many writers of ${key} at the same time.`));
}

/** Whether undo has begun; then nothing more is imported. */
export function isUndone({ chunks }: ImportProgress): boolean {
  return chunks.some(({ undone }) => undone !== undefined);
}

/** Marks a chunk as begun before it is written, so that undo covers its rows even if the import is interrupted. */
export function withBegun(progress: ImportProgress, chunk: number): ImportProgress {
  const missing = chunk + 1 - progress.chunks.length;
  if (missing <= 0) return progress;
  return {
    ...progress,
    chunks: [...progress.chunks, ...Array.from({ length: missing }, () => ({}))],
  };
}

const actions = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  skipped: 'error',
} as const satisfies Record<StoredResult['state'], RowAction>;

/**
 * Adds the results of a chunk; the first results stay. An undo that did not see them has to be
 * repeated, so its outcome is dropped. The next chunk is marked as begun, which saves it a write.
 */
export function withResults(
  progress: ImportProgress,
  chunk: number,
  rows: readonly ImportRow[],
  results: StoredResult[],
): ImportProgress {
  if (progress.chunks[chunk]?.results) return progress;
  const counts = { ...progress.counts };
  for (const { write } of rows) counts[write.kind] -= 1;
  for (const { state } of results) counts[actions[state]] += 1;
  const chunks = withBegun(progress, chunk).chunks.with(chunk, { results });
  const next = { ...progress, counts, chunks };
  return chunk + 1 < progress.total && !isUndone(progress) ? withBegun(next, chunk + 1) : next;
}

/**
 * Adds the outcome of undoing a chunk; unchanged if it is recorded already, or if the chunk's
 * import has ended meanwhile.
 */
export function withUndone(
  progress: ImportProgress,
  chunk: number,
  seen: StoredResult[] | undefined,
  undone: UndonePart,
): ImportProgress {
  const { results, undone: noted } = progress.chunks[chunk] ?? {};
  if (noted || Boolean(results) !== Boolean(seen)) return progress;
  return { ...progress, chunks: progress.chunks.with(chunk, { results, undone }) };
}
