import { expect, it } from 'vitest';
import { importWorkbook } from '../../../src/server/import/routes';
import { requireImport } from '../../../src/server/import/import-store';
import { matchingBody } from '../../../src/server/import/schema';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { exportWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { makeBook, type SheetValue } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();

const address = '12 Gandhi Road, Velachery, Chennai 600042';

function importSheet(...rows: SheetValue[][]) {
  const upload = { bytes: makeBook({ Stock: rows }).buffer, fileName: 'office.xlsx' };
  return importWorkbook(upload, null, new Date());
}

const office = () =>
  importSheet(
    ['Property Name', 'Full Address', 'Rent (in thousands)', 'BHK', 'Size', 'Bathrooms', 'Floor'],
    ['Lakshmi Flats', address, 38, 2, 950],
    ['Sea View', address, 32, 3, 1_200],
    ['Rose Villa', address, 45, 3, 1_500, 3, 'Ground'],
    ['Odd Villa', address, 0.4, 3, 1_500, 3, 'Ground'],
  );
const namesShown = async () => (await properties.listShown()).map(({ name }) => name);

it('a list without some columns is imported, and the answer says which properties visitors see and why not', async () => {
  const answer = await office();
  expect(answer).toMatchObject({ counts: { create: 4, error: 0 } });
  expect(answer.publication).toEqual([
    '1 property is on the site.',
    '2 properties lack bathrooms and the floor: saved, not on the site until that is filled in.',
    '1 property is to be checked: saved, hidden from visitors until you show it in the list of properties.',
  ]);
  expect(await namesShown()).toEqual(['Rose Villa']);
  const [rose] = await properties.listShown();
  expect(rose).toMatchObject({ price: '45000' });
});

it('the one call takes a value for all rows, and the rows to correct have it as a column', async () => {
  const rows = [
    ['Name', 'Address', 'Rent', 'BHK', 'Size', 'Bathrooms'],
    ['Lakshmi Flats', address, 38_000, 2, 950, 2],
    ['Sea View', 'Velachery, '.repeat(50), 32_000, 3, 1_200, 2],
  ];
  const matching = JSON.stringify({ forAll: { floor: 'Ground' } });
  const wanted = matchingBody.parse(JSON.parse(matching));
  const upload = { bytes: makeBook({ Stock: rows }).buffer, fileName: 'office.xlsx' };
  const { id, publication } = await importWorkbook(upload, wanted, new Date());
  expect(publication).toEqual(['1 property is on the site.']);
  expect(await namesShown()).toEqual(['Lakshmi Flats']);
  const { headers, rejected } = await requireImport(id);
  expect(headers.at(-1)).toBe('Floor');
  expect(rejected).toMatchObject([{ row: 3 }]);
  expect(rejected[0]?.cells.at(-1)).toBe('Ground');
});

it('what lacks a fact is on no page, cannot be shown, and is seen once it is complete', async () => {
  await office();
  const listed = await properties.listPresent();
  const id = listed.find(({ name }) => name === 'Sea View')?._id ?? '';
  expect(listed.find(({ _id }) => _id === id)?.missing).toEqual(['bathrooms', 'floor']);
  expect(await properties.readShown(id)).toBeNull();
  await expect(properties.update([{ id, patch: { shown: true } }])).rejects.toThrow(
    '“Sea View” cannot be shown on the site before it has bathrooms and the floor.',
  );
  await properties.update([{ id, patch: { bathrooms: '2' } }]);
  expect(await properties.readShown(id)).toBeNull();
  await properties.update([{ id, patch: { floor: '1' } }]);
  expect(await properties.readShown(id)).toMatchObject({ name: 'Sea View' });
});

it('several are shown all or none: one that lacks a fact stops the others', async () => {
  await office();
  await properties.create(blankInput({ name: 'Hidden', shown: false }), 'hidden');
  const listed = await properties.listPresent();
  const id = listed.find(({ name }) => name === 'Sea View')?._id ?? '';
  const edits = ['hidden', id].map((one) => ({ id: one, patch: { shown: true } }));
  await expect(properties.update(edits)).rejects.toThrow('cannot be shown');
  expect(await namesShown()).not.toContain('Hidden');
});

it('an unedited export of incomplete properties changes nothing, and an undo takes them back', async () => {
  const { id } = await office();
  const all = [...(await properties.allStored()).values()];
  const bytes = new Uint8Array(await exportWorkbook(all));
  const again = await importWorkbook({ bytes: bytes.buffer, fileName: 'a.xlsx' }, null, new Date());
  expect(again).toMatchObject({ counts: { create: 0, update: 0, unchanged: 4, error: 0 } });
  expect(await undoImport(id, new Date())).toMatchObject({ undone: 4, inTrash: 4 });
  expect(await properties.listPresent()).toEqual([]);
});
