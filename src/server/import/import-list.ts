import type { ImportSummary } from '../../domain/import/result';
import type { RowCounts } from '../../domain/import/preview';
import { daysBefore } from '../../domain/retention';
import { properties } from '../records/properties';
import type { StoredImport } from './schema';
import { importStore, importTime, importVersion, readImport, undoUntil } from './import-store';

/** Imports that the list shows. */
const shownImports = 10;
/** Days after which an import is deleted if it was only previewed. */
const previewDays = 2;

/** The ids of all imports, newest first; one store call. */
async function importIds(): Promise<string[]> {
  const ids = (await importStore().list()).map(({ key }) => key);
  return ids.sort().reverse();
}

/** The versions of all properties, by which an import is known that died before it could say what it did. */
async function currentVersions(): Promise<ReadonlySet<string>> {
  const all = [...(await properties.all()).values()];
  return new Set(all.flatMap(({ version, restores = version }) => [version, restores]));
}

/** The counts of the preview, corrected by what became of the rows. */
function countsOf({ counts, results }: StoredImport): RowCounts {
  if (!results) return counts;
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  return {
    create: count('created'),
    update: count('updated'),
    unchanged: counts.unchanged + count('unchanged'),
    error: counts.error + count('skipped'),
  };
}

/** `null` for what was only previewed, what had nothing to write, and what cannot be read. */
async function summaryOf(id: string, versions: ReadonlySet<string>): Promise<ImportSummary | null> {
  const file = (await readImport(id))?.file;
  if (!file) return null;
  const isUndone = file.undone !== undefined || versions.has(importVersion(id, 'undo'));
  const isImported = file.results !== undefined || versions.has(importVersion(id, 'import'));
  const isIdle = file.results?.every(({ state }) => state === 'unchanged') ?? false;
  if ((!isImported && !isUndone) || isIdle) return null;
  return {
    id,
    fileName: file.fileName,
    at: importTime(id),
    counts: countsOf(file),
    state: isUndone ? 'undone' : 'imported',
    undoUntil: undoUntil(id),
  };
}

/** The last imports, newest first. */
export async function recentImports(): Promise<ImportSummary[]> {
  const [ids, versions] = await Promise.all([importIds(), currentVersions()]);
  const found: ImportSummary[] = [];
  for (let at = 0; at < ids.length && found.length < shownImports; at += shownImports) {
    const next = ids.slice(at, at + shownImports).map((id) => summaryOf(id, versions));
    found.push(...(await Promise.all(next)).filter((summary) => summary !== null));
  }
  return found.slice(0, shownImports);
}

/** Deletes imports that can no longer be undone, and those that were only previewed. */
export async function deleteOldImports(now: Date): Promise<void> {
  const [ids, versions] = await Promise.all([importIds(), currentVersions()]);
  const seenBefore = daysBefore(now, previewDays);
  for (const id of ids.filter((each) => importTime(each) < seenBefore)) {
    const isOver = undoUntil(id) < now.toISOString();
    if (isOver || (await summaryOf(id, versions)) === null) await importStore().remove(id);
  }
}
