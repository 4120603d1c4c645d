import type { ChunkResult } from '../../../src/domain/bulk/preview';
import type { Property } from '../../../src/domain/property/schema';
import { loadChunk } from '../../../src/server/bulk/load-chunk';
import { prepareBatch } from '../../../src/server/bulk/prepare';
import { undoBatch } from '../../../src/server/bulk/undo';
import { properties } from '../../../src/server/store/properties';
import { homesFile, type SheetValue } from '../../support/homes-file';

/** What a workbook of these rows would do. */
export function preview(rows: SheetValue[][]) {
  const { buffer } = homesFile(rows);
  return prepareBatch({ bytes: buffer, fileName: 'homes.xlsx' }, undefined, new Date());
}

/** Loads a workbook of these rows to its end. */
export async function load(rows: SheetValue[][]) {
  const prepared = await preview(rows);
  const results: ChunkResult['results'] = [];
  for (let chunk = 0; chunk < prepared.chunks; chunk += 1)
    results.push(...(await loadChunk(prepared.batch, chunk)).results);
  return { ...prepared, results };
}

/** Takes a batch back, in as many calls as it wants. */
export async function undo(batch: string) {
  for (;;) {
    const result = await undoBatch(batch, new Date());
    if (result.left === 0) return result;
  }
}

/** Stamps of the last write, which differ after an undo. */
const stamps = ['version', 'updatedAt', 'restores'];

function content(home: Property): object {
  return Object.fromEntries(Object.entries(home).filter(([name]) => !stamps.includes(name)));
}

/** All homes that are not in the trash, as they are but for the stamps of the last write. */
export async function homesNow(): Promise<object[]> {
  const listed = await properties.list();
  const records = await properties.readMany(listed.map(({ _id }) => _id));
  return listed.map(({ _id }) => {
    const home = records.get(_id);
    if (!home) throw new Error(`The list names ${_id}, which has no record.`);
    return content(home);
  });
}
