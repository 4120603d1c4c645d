import { importMessages } from '../../content/import/messages';
import { undoDays } from '../../domain/import';
import { daysAfter } from '../../domain/retention-periods';
import { Problem } from '../http/problem';
import { timeKey, timeOfKey, makeUuid } from '../store/keys';
import { openStore } from '../store/open';
import { pack, unpack } from '../store/pack';
import { storedImport, type StoredImport } from './schema';

/** The imports: one blob each, written by the preview; what became of its rows is added to it, an undo after the import. */
export const importStore = () => openStore('imports');

/** The id of a new import; ids sort as the times of their previews do. */
export function freshImportId(now: Date): string {
  return `${timeKey(now)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** When the workbook of an import was read, by its id; ISO 8601 in UTC. */
export function importTime(id: string): string {
  const time = timeOfKey(id.slice(0, id.indexOf('-')));
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** The end of the days for which an import can be undone, ISO 8601 in UTC. */
export function undoUntil(id: string): string {
  return daysAfter(importTime(id), undoDays);
}

/** The version that an import, or its undo, gives to all its properties: always the same, so that it can be sent again. */
export function importVersion(id: string, step: 'import' | 'undo'): string {
  return makeUuid(id, step);
}

export async function writeImport(id: string, file: StoredImport): Promise<void> {
  await importStore().writeBytes(id, new Uint8Array(await pack(file)).buffer);
}

/** An import; `null` if there is none, or it cannot be read. */
export async function readImport(id: string): Promise<StoredImport | null> {
  const found = await importStore().readBytes(id);
  return (found && storedImport.safeParse(await unpack(new Uint8Array(found.bytes))).data) ?? null;
}

/** The same, but throws `Problem` 404 instead of returning `null`. */
export async function requireImport(id: string): Promise<StoredImport> {
  const file = await readImport(id);
  if (file) return file;
  throw new Problem(404, importMessages.unknownImport(undoDays));
}
