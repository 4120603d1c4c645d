import { importMessages } from '../../content/import';
import type { ChunkResult } from '../../domain/import/preview';
import type { Property } from '../../domain/property/schema';
import { cacheTags, purge } from '../cdn';
import { Problem } from '../http/problem';
import { properties } from '../records/properties';
import type { WriteRequest, WriteResult } from '../store/write-many';
import { importVersion, readRows } from './documents';
import { changeProgress, isUndone, requireImport, withBegun, withResults } from './progress';
import type { ImportRow, StoredResult } from './schema';

/** Set when visitors may see the old pages until the next sweep. */
export interface OldPages {
  hasOldPages?: true;
}

/** Purges the lists and the pages of all properties; `false` if that is left to the sweep. Never throws. */
export function purgeProperties(): Promise<boolean> {
  return purge([cacheTags.properties, cacheTags.everyProperty]);
}

/** Noon in Chennai, so that the day is the same wherever it is read. */
function listedOn(day: string | undefined): { date?: string } {
  return day === undefined ? {} : { date: `${day}T06:30:00.000Z` };
}

function fieldsOf({ write }: ImportRow, current: Property | null): object | null {
  const { day } = write;
  if (write.kind === 'create') {
    if (current === null) return { ...write.input, ...listedOn(day) };
    // A deleted property is restored as it was, with the edits made since it was first imported.
    return current.deletedAt === undefined ? null : { deletedAt: undefined };
  }
  const isSeen = current?.version === write.ifMatch && current.deletedAt === undefined;
  return isSeen ? { ...write.patch, ...listedOn(day) } : null;
}

function resultOf(
  { row, write }: ImportRow,
  { state, current }: WriteResult<Property>,
): StoredResult {
  if (state === 'written') {
    return { row, state: write.kind === 'create' ? 'created' : 'updated', message: '' };
  }
  const isThere = current !== null && current.deletedAt === undefined;
  if (write.kind === 'create' && isThere) return { row, state: 'unchanged', message: '' };
  const message = isThere ? importMessages.editedMeanwhile : importMessages.deletedMeanwhile;
  return { row, state: 'skipped', message };
}

async function writeRows(id: string, rows: readonly ImportRow[], skipped: readonly number[]) {
  const wanted = rows.filter(({ row }) => !skipped.includes(row));
  const requests = wanted.map((row): WriteRequest<Property> => ({
    id: row.id,
    version: importVersion(id, 'load', row.id),
    fields: (current) => fieldsOf(row, current),
  }));
  const written = await properties.writeMany(requests);
  const byId = new Map(written.results.map((result) => [result.id, result]));
  const results = rows.flatMap((row) => {
    const result = byId.get(row.id);
    if (skipped.includes(row.row)) {
      return [{ row: row.row, state: 'skipped', message: importMessages.skipped } as const];
    }
    return result ? [resultOf(row, result)] : [];
  });
  return { results, isIndexed: written.isIndexed };
}

function chunkResult(
  chunk: number,
  rows: readonly ImportRow[],
  results: readonly StoredResult[] | undefined,
): ChunkResult {
  const byRow = new Map(rows.map(({ row, name, id }) => [row, { name, id }]));
  return {
    chunk,
    results: (results ?? []).map((result) => ({
      ...result,
      ...(byRow.get(result.row) ?? { name: '', id: '' }),
    })),
  };
}

/**
 * Imports one chunk of rows, without those that the operator skips. Repeated after an unclear answer it
 * writes nothing twice; after the last chunk the pages are purged. Throws `Problem` 404 for an unknown import or chunk, 409 for an
 * import that was undone.
 */
export async function importChunk(
  id: string,
  chunk: number,
  skipped: readonly number[] = [],
): Promise<ChunkResult & OldPages> {
  const opened = await requireImport(id);
  if (chunk >= opened.progress.total) throw new Problem(404, importMessages.unknownChunk);
  const begun = await changeProgress(opened, (progress) => {
    if (isUndone(progress)) throw new Problem(409, importMessages.undone);
    return withBegun(progress, chunk);
  });
  const rows = await readRows(id, chunk);
  if (rows === null) throw new Problem(404, importMessages.unknownChunk);
  const known = begun.progress.chunks[chunk]?.results;
  if (known) return chunkResult(chunk, rows, known);

  const { results, isIndexed } = await writeRows(id, rows, skipped);
  const crossed = { byUndo: false };
  const { progress } = await changeProgress(begun, (current) => {
    crossed.byUndo = isUndone(current);
    return withResults(current, chunk, rows, results);
  });
  if (crossed.byUndo) throw new Problem(409, importMessages.undoneMeanwhile);
  const result = chunkResult(chunk, rows, progress.chunks[chunk]?.results);
  const isLast = chunk === progress.total - 1;
  const hasOldPages = (isLast && !(await purgeProperties())) || !isIndexed;
  return { ...result, ...(hasOldPages && { hasOldPages }) };
}
