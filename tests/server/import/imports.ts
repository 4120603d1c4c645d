import type { ChunkResult } from '../../../src/domain/import/preview';
import type { Property } from '../../../src/domain/property/schema';
import { importChunk } from '../../../src/server/import/import-chunk';
import { prepareImport } from '../../../src/server/import/prepare';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { propertiesFile, type SheetValue } from '../../support/properties-file';

/** Previews a workbook of these rows. */
export function preview(rows: SheetValue[][]) {
  const { buffer } = propertiesFile(rows);
  return prepareImport({ bytes: buffer, fileName: 'homes.xlsx' }, {}, new Date());
}

/** Imports a workbook of these rows completely. */
export async function importAll(rows: SheetValue[][]) {
  const prepared = await preview(rows);
  const results: ChunkResult['results'] = [];
  for (let chunk = 0; chunk < prepared.chunks; chunk += 1)
    results.push(...(await importChunk(prepared.id, chunk)).results);
  return { ...prepared, results };
}

/** Undoes an import, in as many calls as it wants. */
export async function undo(id: string) {
  for (;;) {
    const result = await undoImport(id, new Date());
    if (result.left === 0) return result;
  }
}

/** What the last write set, which differs after an undo. */
const stamps = ['version', 'updatedAt', 'restores'];

function content(property: Property): object {
  return Object.fromEntries(Object.entries(property).filter(([name]) => !stamps.includes(name)));
}

/** All properties that are not in the trash, without what the last write set. */
export async function propertiesNow(): Promise<object[]> {
  const listed = await properties.list();
  const records = await properties.readMany(listed.map(({ _id }) => _id));
  return listed.map(({ _id }) => {
    const property = records.get(_id);
    if (!property) throw new Error(`The list names ${_id}, which has no record.`);
    return content(property);
  });
}
