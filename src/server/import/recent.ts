import pMap from 'p-map';
import type { ImportSummary } from '../../domain/import/preview';
import { daysBefore } from '../../domain/retention';
import { importStore, importTime, undoUntil } from './documents';
import { openImport } from './progress';

/** Imports that the list shows. */
const shownImports = 10;
/** Days after which an import is deleted if it was only previewed. */
const previewDays = 2;

/** The keys of all imports, newest first; one store call. */
async function listImports() {
  const keys = (await importStore().list()).map(({ key }) => key);
  const byId = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')));
  return [...byId]
    .map(([id, own]) => {
      // The first release wrote no progress.
      const isBegun = own.some((key) => /\/(?:progress|before-\d+)$/.test(key));
      return { id, keys: own, isBegun };
    })
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}

async function summaryOf(id: string): Promise<ImportSummary | null> {
  const open = await openImport(id);
  if (!open) return null;
  const { fileName, at, counts, chunks, total } = open.progress;
  const isUndone = chunks.every(({ undone }) => undone);
  const done = chunks.filter(({ results }) => results).length;
  const state = isUndone ? 'undone' : done < total ? 'begun' : 'finished';
  return { id, fileName, at, counts, state, undoUntil: undoUntil(at) };
}

/** The last imports that were begun, newest first; unreadable ones are omitted. */
export async function recentImports(): Promise<ImportSummary[]> {
  const begun = (await listImports()).filter(({ isBegun }) => isBegun);
  const summaries = await Promise.all(begun.slice(0, shownImports).map(({ id }) => summaryOf(id)));
  return summaries.filter((summary) => summary !== null);
}

/** Drops imports that can no longer be undone, and those that were only previewed; returns how many. */
export async function deleteOldImports(now: Date): Promise<number> {
  const oldest = daysBefore(now, previewDays);
  const dropped = (await listImports()).filter(({ id, isBegun }) => {
    const at = importTime(id);
    return isBegun ? undoUntil(at) < now.toISOString() : at < oldest;
  });
  for (const { id, keys } of dropped) {
    // The plan is removed last, so that an interrupted removal can be continued.
    const plan = `${id}/plan`;
    const rest = keys.filter((key) => key !== plan);
    await pMap(rest, (key) => importStore().remove(key), { concurrency: 10 });
    await importStore().remove(plan);
  }
  return dropped.length;
}
