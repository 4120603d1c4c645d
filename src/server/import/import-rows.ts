/**
 * Writes a previewed import in one change of the document, with what the office chose for rows that may be a home which is
 * there; sent again it writes nothing twice.
 */
import { importMessages } from '../../content/import/messages';
import { findInstant } from '../../domain/date';
import type { RowChoices, ImportResult, RowResult } from '../../domain/import';
import { makeSameFinder } from '../../domain/import/plan';
import { summarize } from '../../domain/property-summary';
import type { PropertyRecord } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import { isPresent } from '../records/decisions';
import { properties } from '../records/properties';
import { author } from '../store/author';
import type { Decide, Stamp } from '../store/document';
import type { ImportRow, StoredImport } from './schema';
import { importVersion, requireImport, writeImport } from './import-store';
import { untilWritten } from './until-written';

/** Noon in Chennai, so that the day is the same wherever it is read. */
function listedOn(day: string | undefined): { date?: string } {
  const date = day === undefined ? null : findInstant(day, '12:00');
  return date === null ? {} : { date };
}

function written({ id, write }: ImportRow, current: PropertyRecord | undefined, stamp: Stamp) {
  const listed = listedOn(write.day);
  if (write.kind === 'create')
    return current ? null : properties.writer.first(id, { ...write.input, ...listed }, stamp);
  const isSeen = current && isPresent(current) && current.version === write.ifMatch;
  return isSeen ? properties.writer.next(current, { ...write.patch, ...listed }, stamp) : null;
}

function chosenRow(row: ImportRow, choice: RowChoices[string] | undefined): ImportRow | null {
  if (choice === 'skipped') return null;
  if (choice === undefined) return row.isSkipped ? null : row;
  if (choice === row.write.kind) return row;
  return row.other ? { ...row, ...row.other } : null;
}

function decideRow(
  row: ImportRow,
  current: PropertyRecord | undefined,
  { stamp, hasLanded, why }: { stamp: Stamp; hasLanded: boolean; why: string | null },
): { result: RowResult; next?: PropertyRecord } {
  const result = (state: RowResult['state'], message = ''): RowResult => {
    return { row: row.row, name: row.name, id: row.id, state, message };
  };
  const done = result(row.write.kind === 'create' ? 'created' : 'updated');
  if (current?.version === stamp.version) return { result: done };
  if (why !== null) return { result: result('skipped', why) };
  const next = hasLanded ? null : written(row, current, stamp);
  if (next) return { result: done, next };
  const { deletedMeanwhile, editedMeanwhile } = importMessages;
  return {
    result: result('skipped', current && isPresent(current) ? editedMeanwhile : deletedMeanwhile),
  };
}

const maxSeen = 3;

/** Decides on an import; one that has landed writes nothing more, as only its answer was lost. */
function decideImport(
  id: string,
  { rows }: StoredImport,
  choices: RowChoices,
): Decide<PropertyRecord, ImportResult> {
  const undone = importVersion(id, 'undo');
  return ({ records }, stamp) => {
    const ids = rows.flatMap((row) => [row.id, row.other?.id ?? row.id]);
    const carries = (version: string) => ids.some((one) => records.get(one)?.version === version);
    if (carries(undone)) throw new Problem(409, importMessages.undone);
    const hasLanded = carries(stamp.version);
    const there = makeSameFinder([...records.values()].filter(isPresent));
    const decided = rows.map((row) => {
      const choice = choices[row.row];
      const chosen = chosenRow(row, choice);
      const { write } = chosen ?? row;
      // Somebody else may have added the property since the preview.
      const isThere =
        choice === undefined && write.kind === 'create' && there.find(write.input).length > 0;
      const why = chosen && !isThere ? null : importMessages.same;
      return decideRow(chosen ?? row, records.get((chosen ?? row).id), { stamp, hasLanded, why });
    });
    const written = decided.flatMap(({ result, next }) => {
      const saved = result.state === 'skipped' ? undefined : (next ?? records.get(result.id));
      const property = saved && properties.toPublic(saved);
      return property && properties.isShown(property) ? [property] : [];
    });
    const results = decided.map(({ result }) => result);
    return {
      changed: decided.flatMap(({ next }) => next ?? []),
      result: { results, seen: written.slice(0, maxSeen).map(summarize) },
    };
  };
}

/** Imports a preview in one change; repeatable. Throws `Problem` 404 for an unknown one, 409 after its undo. */
export async function importRows(
  id: string,
  choices: RowChoices = {},
  now = new Date(),
): Promise<ImportResult> {
  const { file, done } = await untilWritten('imported', async () => {
    const found = await requireImport(id);
    if (found.undone) throw new Problem(409, importMessages.undone);
    const { results, seen = [] } = found;
    if (results) return { file: found, done: { results, seen } };
    const version = importVersion(id, 'import');
    const decide = decideImport(id, found, choices);
    return { file: found, done: await properties.document.change(decide, { version, now }) };
  });
  if (!file.results) await writeImport(id, { ...file, ...done, by: author() });
  return done;
}
