import type { Property } from '../../../src/domain/property/schema';
import { importRows } from '../../../src/server/import/import-rows';
import { prepareImport } from '../../../src/server/import/prepare';
import { properties } from '../../../src/server/records/properties';
import { propertiesFile, type SheetValue } from '../../support/properties-file';

export async function makePreview({ buffer }: Uint8Array<ArrayBuffer>) {
  const file = { bytes: buffer, fileName: 'homes.xlsx' };
  const read = await prepareImport(file, null, new Date());
  if (!read.preview) throw new Error(`Something is open: ${JSON.stringify(read.columns)}`);
  return read.preview;
}

/** Previews a workbook of these rows. */
export const preview = (rows: SheetValue[][]) => makePreview(propertiesFile(rows));

export async function importAll(rows: SheetValue[][]) {
  const prepared = await preview(rows);
  const { results } = await importRows(prepared.id);
  return { ...prepared, results };
}

export async function edit(id: string, patch: Partial<Property>): Promise<void> {
  if ((await properties.update([{ id, patch }])) === null) throw new Error(`There is no ${id}.`);
}

/** The members that the last write set, which differ after an undo. */
const stamps = ['version', 'updatedAt'];

/** All properties that are not in the trash, without what the last write set, in the order of their ids. */
export async function propertiesNow(): Promise<object[]> {
  const present = [...(await properties.all()).values()]
    .filter(({ deletedAt }) => deletedAt === undefined)
    .sort((one, other) => (one._id < other._id ? -1 : 1));
  return present.map((property) =>
    Object.fromEntries(Object.entries(property).filter(([name]) => !stamps.includes(name))),
  );
}
