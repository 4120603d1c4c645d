import type { ImportSummary, RowCounts } from '../../domain/import';
import type { StoredImport } from './schema';
import { importStore, importTime, readImport, undoUntil } from './import-store';

async function importIds(): Promise<string[]> {
  return (await importStore().list()).reverse();
}

function readCounts({ counts, results }: StoredImport): RowCounts {
  if (!results) return counts;
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  return {
    create: count('created'),
    update: count('updated'),
    unchanged: counts.unchanged,
    skipped: count('skipped'),
    error: counts.error,
  };
}

/** `null` for an import that was only previewed, had nothing to write, or cannot be read. */
async function findSummary(id: string): Promise<ImportSummary | null> {
  const file = await readImport(id);
  const isIdle = file?.results?.length === 0;
  if (!file || isIdle || (file.results === undefined && file.undone === undefined)) return null;
  return {
    id,
    fileName: file.fileName,
    at: importTime(id),
    by: file.by,
    counts: readCounts(file),
    state: file.undone ? 'undone' : 'imported',
    undoUntil: undoUntil(id),
  };
}

/** The imports that are kept, newest first. */
export async function recentImports(): Promise<ImportSummary[]> {
  const found = await Promise.all((await importIds()).map(findSummary));
  return found.filter((summary) => summary !== null);
}

/** Erases imports and previews once they could no longer be undone. */
export async function eraseOldImports(now: Date): Promise<void> {
  const ids = await importIds();
  await importStore().removeAll(ids.filter((id) => undoUntil(id) < now.toISOString()));
}
