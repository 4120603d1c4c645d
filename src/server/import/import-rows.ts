import { importMessages } from '../../content/import/page';
import type { ImportResult, RowResult } from '../../domain/import/result';
import type { Property } from '../../domain/property/schema';
import { cacheTags, purge } from '../cdn';
import { Problem } from '../http/problem';
import { properties } from '../records/properties';
import { author } from '../store/author';
import type { Decide, Stamp } from '../store/document';
import type { ImportRow } from './schema';
import { importVersion, requireImport, writeImport, type OpenImport } from './import-store';

/** Set when visitors may see the old pages until the next sweep. */
export interface OldPages {
  hasOldPages?: true;
}

/** Purges the lists and the pages of all properties, and says where that is left to the sweep. Never throws. */
export async function purgeProperties(): Promise<OldPages> {
  const isPurged = await purge([cacheTags.properties, cacheTags.everyProperty]);
  return isPurged ? {} : { hasOldPages: true };
}

/** Noon in Chennai, so that the day is the same wherever it is read. */
function listedOn(day: string | undefined): { date?: string } {
  return day === undefined ? {} : { date: `${day}T06:30:00.000Z` };
}

const isPresent = (current: Property | undefined) =>
  current !== undefined && current.deletedAt === undefined;

/** The property as the row makes it; `null` when it is not to be written. */
function written({ id, write }: ImportRow, current: Property | undefined, stamp: Stamp) {
  const listed = listedOn(write.day);
  if (write.kind === 'create') {
    if (!current) return properties.versions.first(id, { ...write.input, ...listed }, stamp);
    // A deleted property is restored as it was, with the edits made since it was first imported.
    return isPresent(current)
      ? null
      : properties.versions.next(current, { deletedAt: undefined }, stamp);
  }
  const isSeen = current?.version === write.ifMatch && isPresent(current);
  return isSeen ? properties.versions.next(current, { ...write.patch, ...listed }, stamp) : null;
}

/** What becomes of a row, and the property if it is to be written. */
function decideRow(
  row: ImportRow,
  current: Property | undefined,
  { stamp, isSkipped, hasLanded }: { stamp: Stamp; isSkipped: boolean; hasLanded: boolean },
): { result: RowResult; next?: Property } {
  const { kind } = row.write;
  const result = (state: RowResult['state'], message = ''): RowResult => {
    return { row: row.row, name: row.name, id: row.id, state, message };
  };
  const done = result(kind === 'create' ? 'created' : 'updated');
  if (current?.version === stamp.version) return { result: done };
  if (isSkipped) return { result: result('skipped', importMessages.skipped) };
  const next = hasLanded ? null : written(row, current, stamp);
  if (next) return { result: done, next };
  if (!isPresent(current)) return { result: result('skipped', importMessages.deletedMeanwhile) };
  return {
    result:
      kind === 'create' ? result('unchanged') : result('skipped', importMessages.editedMeanwhile),
  };
}

/** An import that has landed writes nothing more: only its answer was lost. */
function decideImport(
  { id, file: { rows } }: OpenImport,
  skipped: ReadonlySet<number>,
): Decide<Property, RowResult[]> {
  const undone = importVersion(id, 'undo');
  return ({ records }, stamp) => {
    const carries = (version: string) =>
      rows.some((row) => records.get(row.id)?.version === version);
    if (carries(undone)) throw new Problem(409, importMessages.undone);
    const hasLanded = carries(stamp.version);
    const decided = rows.map((row) =>
      decideRow(row, records.get(row.id), { stamp, isSkipped: skipped.has(row.row), hasLanded }),
    );
    return {
      changed: decided.flatMap(({ next }) => next ?? []),
      result: decided.map(({ result }) => result),
    };
  };
}

/**
 * Imports all rows of a preview in one change, without those that the operator skips. Sent again it writes nothing
 * twice and returns the same. Throws `Problem` 404 for an unknown import, 409 for one that was undone.
 */
export async function importRows(
  id: string,
  skipped: readonly number[] = [],
  now = new Date(),
): Promise<ImportResult & OldPages> {
  const open = await requireImport(id);
  if (open.file.undone) throw new Problem(409, importMessages.undone);
  let { results } = open.file;
  if (!results) {
    const version = importVersion(id, 'import');
    results = await properties.change(decideImport(open, new Set(skipped)), { version, now });
    await writeImport(id, { ...open.file, results, by: author() });
  }
  return { results, ...(await purgeProperties()) };
}
