import { describe, expect, it } from 'vitest';
import { columns } from '../../../src/domain/import/columns';
import type { Property } from '../../../src/domain/property/schema';
import { openStore } from '../../../src/server/store/open';
import { workbookOf, type SheetValue } from '../../support/properties-file';
import { sampleProperty } from '../api';
import { json } from '../caller';
import { get, properties, importAll, post, rowsOf, useOperator } from './calls';

useOperator();
const storedPicture = '0123456789abcdef01234567';

/** The costs and terms of letting, each stated. */
const terms = {
  areaType: 'super built-up',
  totalFloors: '5',
  maintenance: 'Included',
  advance: '3 months',
  otherCharges: '₹5,000/-',
  brokerage: 'None',
  noticeMonths: '2',
  availableFrom: 'Now',
  confirmedAt: '2026-11-20',
  letTo: ['family', 'company'],
  waterSource: ['metro', 'borewell', 'tanker'],
};

describe('export', () => {
  const odd: Record<string, unknown>[] = [
    {},
    { images: [`/api/image/${storedPicture}`, 'https://youtu.be/abcdefghijk'] },
    { lift: true, veg: true, fireSafety: false, status: 'Occupied', vParking: 'Yes' },
    terms,
    {
      ...{ maintenance: '2,500 + GST', advance: '10', otherCharges: '=5000', brokerage: '15 days' },
      ...{ noticeMonths: '01', availableFrom: '01-12-2026', totalFloors: '1/2' },
    },
  ].map((fields) => ({ ...sampleProperty, ...fields }));

  it('imported again changes nothing', async () => {
    const metadata = { type: 'image/png' };
    await openStore('images').writeBytes(storedPicture, new ArrayBuffer(1), metadata);
    for (const record of odd)
      expect((await post('/api/property/addproperty', record)).status).toBe(201);
    const before = await properties();
    const response = await get('/api/property/export');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { counts, rows } = await importAll(bytes);
    expect(rows.flatMap(({ changes, errors }) => [...changes, ...errors])).toEqual([]);
    expect(counts).toEqual({ create: 0, update: 0, unchanged: odd.length, error: 0 });
    expect(await properties()).toEqual(before);
  });

  it('keeps costs and terms where cells are blank, and empties those that say CLEAR', async () => {
    const { _id } = await json<Property>(
      await post('/api/property/addproperty', { ...sampleProperty, ...terms }),
    );
    const saved = async () =>
      (await json<Property[]>(await get(`/api/property/getproperty/${_id}`)))[0];
    const [head = [], row = []] = await rowsOf(await get('/api/property/export'));
    const titles = columns.filter(({ key }) => key in terms).map(({ title }) => title);
    expect(titles).toHaveLength(Object.keys(terms).length);
    const write = (value: SheetValue) =>
      importAll(
        workbookOf([
          head,
          head.map((title, at) => (titles.includes(String(title)) ? value : (row[at] ?? null))),
        ]),
      );
    expect((await write(null)).counts).toMatchObject({ unchanged: 1 });
    expect(await saved()).toMatchObject(terms);
    expect((await write('CLEAR')).counts).toMatchObject({ update: 1, error: 0 });
    const cleared = Object.fromEntries(
      Object.entries(terms).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
    );
    expect(await saved()).toMatchObject(cleared);
  });
});
