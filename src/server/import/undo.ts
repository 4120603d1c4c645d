/**
 * Takes an import back in one change: each property as it was before, but for those that somebody has edited since. What was
 * new goes to the trash.
 */
import { importMessages } from '../../content/import/messages';
import { undoDays, type UndoResult } from '../../domain/import';
import { findChanges } from '../../domain/import/plan';
import type { PropertyRecord } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import { properties } from '../records/properties';
import type { Decide, Stamp } from '../store/document';
import type { ImportRow, StoredImport } from './schema';
import { importVersion, requireImport, undoUntil, writeImport } from './import-store';
import { untilWritten } from './until-written';

function fieldsBefore({ write: { kind, before } }: ImportRow, { at }: Stamp): object {
  if (kind === 'create' || !before) return { deletedAt: at };
  return { deletedAt: undefined, ...before };
}

/** Whether somebody has changed a property since: it is left as it is, and told. */
function isEdited({ write }: ImportRow, current: PropertyRecord): boolean {
  // A new property that is in the trash by now needs no undo.
  return write.kind === 'create'
    ? current.deletedAt === undefined
    : current.version !== write.ifMatch;
}

/** Whether a property says what the import wrote: what was changed and changed back is no edit. */
function isAsImported({ write }: ImportRow, current: PropertyRecord): boolean {
  if (current.deletedAt !== undefined) return false;
  const written =
    write.kind === 'create'
      ? write.input
      : { ...write.before, ...write.patch, date: undefined, version: undefined };
  return findChanges(current, written).length === 0;
}

/** The rows of which the import wrote something; all of them, where it ended before it could say which. */
function writtenRows({ rows, results }: StoredImport): ImportRow[] {
  const written = new Set(
    results?.filter(({ state }) => state === 'created' || state === 'updated').map(({ id }) => id),
  );
  const all = rows.flatMap((row) => (row.other ? [row, { ...row, ...row.other }] : [row]));
  return results ? all.filter(({ id }) => written.has(id)) : all;
}

/**
 * Each property that the import wrote is one of three: due (it is as the import left it), undone (by this undo, which was sent
 * before), or another one, which is told where somebody has edited it.
 */
function decideUndo(id: string, file: StoredImport): Decide<PropertyRecord, UndoResult> {
  const imported = importVersion(id, 'import');
  return ({ records }, stamp) => {
    const found = writtenRows(file).flatMap((row) => {
      const current = records.get(row.id);
      return current ? [{ row, current }] : [];
    });
    // Undoing a later import has restored what this one wrote.
    const isImported = ({ row, current }: { row: ImportRow; current: PropertyRecord }) =>
      current.version === imported || isAsImported(row, current);
    const isUndone = ({ current }: { current: PropertyRecord }) =>
      current.version === stamp.version;
    const due = found.filter(isImported);
    const undone = due.length + found.filter(isUndone).length;
    const inTrash = found.filter(
      (one) => one.row.write.kind === 'create' && (isImported(one) || isUndone(one)),
    ).length;
    if (!file.results && undone === 0) throw new Problem(409, importMessages.nothingImported);
    const edited = found
      .filter((one) => !isImported(one) && !isUndone(one) && isEdited(one.row, one.current))
      .map(({ row: { id: property, row, write }, current }) => ({
        id: property,
        name: current.name,
        row,
        isNew: write.kind === 'create',
      }));
    return {
      changed: due.map(({ row, current }) =>
        properties.writer.next(current, fieldsBefore(row, stamp), stamp),
      ),
      result: { undone, inTrash, edited },
    };
  };
}

/** Undoes an import in one change, but for properties edited since. Throws `Problem` 404, or 409 when it is too late. */
export async function undoImport(id: string, now: Date): Promise<UndoResult> {
  const { file, undone } = await untilWritten('undone', async () => {
    const found = await requireImport(id);
    if (undoUntil(id) < now.toISOString()) throw new Problem(409, importMessages.tooOld(undoDays));
    if (found.undone) return { file: found, undone: found.undone };
    const version = importVersion(id, 'undo');
    return {
      file: found,
      undone: await properties.document.change(decideUndo(id, found), { version, now }),
    };
  });
  if (!file.undone) await writeImport(id, { ...file, undone });
  return undone;
}
