import { importMessages } from '../../content/import';
import { chunkRows, undoDays, type UndoResult } from '../../domain/import/preview';
import type { Property } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import { properties } from '../records/properties';
import { timeLeft } from '../store/deadline';
import type { WriteRequest, WriteResult } from '../store/write-many';
import { importVersion, readRows, undoUntil } from './documents';
import { withSnapshots } from './first-release';
import { purgeProperties, type OldPages } from './import-chunk';
import { changeProgress, requireImport, withUndone, type OpenImport } from './progress';
import type { ImportProgress, ImportRow, StoredResult, UndonePart } from './schema';

/** Milliseconds that undoing one more chunk may need. */
const chunkReserve = 4_000;

/**
 * The fields of a property before the import; a new one goes to the trash, so that nothing is lost. So does one
 * that came from there, for as long as any other: with the day it was first deleted it could be erased at once.
 */
function fieldsBefore({ write }: ImportRow, now: Date): object | null {
  if (write.kind === 'create') return { deletedAt: now.toISOString() };
  const { before } = write;
  if (!before) return null;
  return { deletedAt: undefined, ...before, restores: before.restores ?? before.version };
}

function undoRequest(id: string, row: ImportRow, now: Date): WriteRequest<Property> {
  const imported = importVersion(id, 'load', row.id);
  return {
    id: row.id,
    version: importVersion(id, 'undo', row.id),
    fields: (current) =>
      // Undoing a later import has restored what this one wrote.
      current?.version === imported || current?.restores === imported
        ? fieldsBefore(row, now)
        : null,
  };
}

/** Whether somebody has edited a property since it was imported. */
function isEdited({ write }: ImportRow, { state, current }: WriteResult<Property>): boolean {
  if (state === 'written' || current === null) return false;
  // A new property that is in the trash by now needs no undo.
  return write.kind === 'create'
    ? current.deletedAt === undefined
    : current.version !== write.ifMatch;
}

async function undoRows(id: string, rows: readonly ImportRow[], now: Date) {
  const { results, isIndexed } = await properties.writeMany(
    rows.map((row) => undoRequest(id, row, now)),
  );
  const byId = new Map(results.map((result) => [result.id, result]));
  const part: UndonePart = {
    undone: results.filter(({ state }) => state === 'written').length,
    edited: rows.flatMap((row) => {
      const result = byId.get(row.id);
      if (!result || !isEdited(row, result)) return [];
      return [{ id: row.id, name: result.current?.name ?? '', row: row.row }];
    }),
  };
  return { part, isIndexed };
}

function isWritten({ state }: StoredResult): boolean {
  return state === 'created' || state === 'updated';
}

/** The rows that a chunk wrote; all of its rows if its import was interrupted. */
async function writtenRows(
  id: string,
  chunk: number,
  results: readonly StoredResult[] | undefined,
): Promise<ImportRow[]> {
  const rows = (await readRows(id, chunk)) ?? [];
  const written = new Set(results?.filter(isWritten).map(({ row }) => row));
  const wanted = results ? rows.filter(({ row }) => written.has(row)) : rows;
  const lacksSnapshot = ({ write }: ImportRow) => write.kind === 'update' && !write.before;
  return wanted.some(lacksSnapshot) ? withSnapshots(id, chunk, wanted) : wanted;
}

interface Undone {
  open: OpenImport;
  isIndexed: boolean;
}

async function undoChunk(open: OpenImport, chunk: number, now: Date): Promise<Undone> {
  const seen = open.progress.chunks[chunk]?.results;
  const rows = await writtenRows(open.id, chunk, seen);
  const { part, isIndexed } = await undoRows(open.id, rows, now);
  const noted = await changeProgress(open, (progress) => withUndone(progress, chunk, seen, part));
  // The chunk's import has ended meanwhile, and may have written rows after our undo.
  if (!noted.progress.chunks[chunk]?.undone) return undoChunk(noted, chunk, now);
  return { open: noted, isIndexed };
}

function rowsLeft({ rows, chunks }: ImportProgress): number {
  return chunks.reduce((left, { results, undone }, chunk) => {
    if (undone) return left;
    const planned = Math.min(chunkRows, rows - chunk * chunkRows);
    return left + (results ? results.filter(isWritten).length : planned);
  }, 0);
}

/**
 * Undoes an import, as far as its time allows: properties that it changed become what they were, new ones go
 * to the trash, those edited since stay and are named. To be called again while rows are left. Throws
 * `Problem` 404 for an unknown import, 409 where nothing was imported or 30 days are over.
 */
export async function undoImport(id: string, now: Date): Promise<UndoResult & OldPages> {
  let open = await requireImport(id);
  let isIndexed = true;
  if (undoUntil(open.progress.at) < now.toISOString()) {
    throw new Problem(409, importMessages.tooOld(undoDays));
  }
  if (open.progress.chunks.length === 0) throw new Problem(409, importMessages.nothingImported);
  for (let chunk = 0; chunk < open.progress.chunks.length; chunk += 1) {
    if (open.progress.chunks[chunk]?.undone) continue;
    if (timeLeft() < chunkReserve) break;
    const undone = await undoChunk(open, chunk, now);
    open = undone.open;
    isIndexed &&= undone.isIndexed;
  }
  const parts = open.progress.chunks.flatMap(({ undone }) => undone ?? []);
  const result = {
    undone: parts.reduce((sum, { undone }) => sum + undone, 0),
    edited: parts.flatMap(({ edited }) => edited),
    left: rowsLeft(open.progress),
  };
  const hasOldPages = (result.left === 0 && !(await purgeProperties())) || !isIndexed;
  return { ...result, ...(hasOldPages && { hasOldPages }) };
}
