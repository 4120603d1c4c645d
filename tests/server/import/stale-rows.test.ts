import { expect, it } from 'vitest';
import { importWorkbook } from '../../../src/server/import/routes';
import { properties } from '../../../src/server/records/properties';
import { makeWorkbook, type SheetValue } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';
import { edit, makePreview } from './imports';

const store = await useStrictStore();
const head = ['Reference', 'Version', 'Rent', 'Features'];

/** Adds properties and returns their rows as in an export made now. */
async function exportedRows(count: number): Promise<SheetValue[][]> {
  const rows: SheetValue[][] = [];
  for (let index = 0; index < count; index += 1) {
    const { record } = await properties.create(blankInput({ price: '20000' }), `home-${index}`);
    rows.push([record._id, record.version, '20000', 'A garden']);
  }
  return rows;
}

const file = (rows: SheetValue[][]) => makeWorkbook([head, ...rows]);
const upload = (rows: SheetValue[][]) => ({ bytes: file(rows).buffer, fileName: 'homes.xlsx' });

it('rows that were saved since their export overwrite nothing, with two store calls each', async () => {
  const rows = await exportedRows(20);
  await Promise.all(rows.map(([id]) => edit(String(id), { price: '30000' })));
  for (let price = 30_001; price <= 30_010; price += 1) await edit('home-0', { price: `${price}` });
  store.forget();
  const { counts } = await importWorkbook(upload(rows), null, new Date());
  const read = ({ store: name, method }: (typeof store.calls)[number]) =>
    name === 'local-history' && method === 'GET';
  expect(store.calls.filter(read)).toHaveLength(40);
  expect(counts).toMatchObject({ update: 20, error: 0 });
  const homes = [...(await properties.all()).values()];
  expect(new Set(homes.map(({ price, features }) => `${price}: ${features}`))).toEqual(
    new Set(['30000: A garden', '30010: A garden']),
  );
});

it('rows are rejected when their exported state no longer exists', async () => {
  const rows = await exportedRows(2);
  await Promise.all(rows.map(([id]) => edit(String(id), { price: '30000' })));
  const [[, version] = []] = rows;
  const past = [...store.values('local-history').keys()];
  store.put('local-history', past.find((key) => key.endsWith(String(version))) ?? '', null);
  const planned = await makePreview(file(rows));
  expect(planned.rows.map(({ action }) => action)).toEqual(['error', 'update']);
  expect(planned.rows[0]?.cells[0]?.fault).toContain('Export the properties again');
});
