import type { Schema } from '../../domain/schema';
import { chunkKey, importStore, readDocument } from './documents';
import { firstRelease, type ImportProgress, type ImportRow } from './schema';

/*
 * The first release wrote no progress but, for each chunk, `before`, `done`, `late` and `undone`. Its imports
 * can be undone for 30 days; after these, this file can go.
 */

/** The progress of an import of the first release, from its documents. */
export async function firstReleaseProgress(
  id: string,
  fresh: ImportProgress,
): Promise<ImportProgress> {
  const keys = new Set((await importStore().list(`${id}/`)).map(({ key }) => key));
  const has = (name: string, chunk: number) => keys.has(chunkKey(id, name, chunk));
  const read = async <Document>(name: string, chunk: number, schema: Schema<Document>) =>
    has(name, chunk) ? readDocument(chunkKey(id, name, chunk), schema) : null;
  const all = Array.from({ length: fresh.total }, (_, chunk) => chunk);
  const begun = all.slice(0, all.findLastIndex((chunk) => has('before', chunk)) + 1);
  const late = await Promise.all(all.map((chunk) => read('late', chunk, firstRelease.late)));
  const sum = (action: keyof ImportProgress['counts']) =>
    late.reduce((total, more) => total + (more?.[action] ?? 0), fresh.counts[action]);
  const chunks = begun.map(async (chunk) => ({
    results: (await read('done', chunk, firstRelease.done))?.results,
    undone: (await read('undone', chunk, firstRelease.undone)) ?? undefined,
  }));
  return {
    ...fresh,
    counts: {
      create: sum('create'),
      update: sum('update'),
      unchanged: sum('unchanged'),
      error: sum('error'),
    },
    chunks: await Promise.all(chunks),
  };
}

/** The rows of a chunk with the properties as they were, which the first release kept apart. */
export async function withSnapshots(
  id: string,
  chunk: number,
  rows: readonly ImportRow[],
): Promise<ImportRow[]> {
  const snapshots = (await readDocument(chunkKey(id, 'before', chunk), firstRelease.before)) ?? {};
  return rows.map((row) =>
    row.write.kind === 'create'
      ? row
      : { ...row, write: { ...row.write, before: snapshots[row.id] ?? null } },
  );
}
