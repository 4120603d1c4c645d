import { describe, expect, it } from 'vitest';
import { workbookOf, type SheetValue } from '../../support/properties-file';
import { sampleProperty } from '../api';
import { get, properties, importAll, post, rowsOf, useOperator } from './calls';

useOperator();

describe('export', () => {
  const odd: Record<string, unknown>[] = [
    sampleProperty,
    {
      ...sampleProperty,
      name: '=1+1',
      propertyDes: '+91 90000 00000\nsecond line\ttab',
      price: '-1',
    },
    {
      ...sampleProperty,
      name: 'வணக்கம் சென்னை',
      price: '₹1,25,000/-',
      propertySize: '1200.50',
      floor: '007',
    },
    {
      ...sampleProperty,
      images: ['/api/image/0123456789abcdef01234567', 'https://youtu.be/abcdefghijk'],
    },
    {
      ...sampleProperty,
      lift: true,
      veg: true,
      fireSafety: false,
      status: 'Occupied',
      vParking: 'Yes',
    },
    {
      ...sampleProperty,
      features: 'One, two, _x0041_ three',
      address: 'A\u0007B, Chennai',
      bedrooms: '1e3',
    },
    {
      ...sampleProperty,
      name: ' TRUE ',
      floor: '1/2',
      balcony: '01-02-2026',
      facing: 'East & <West>',
    },
  ];

  it('imported again changes nothing', async () => {
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

  it('edited and imported changes only that property', async () => {
    for (const record of odd.slice(0, 3)) await post('/api/property/addproperty', record);
    const [head = [], ...rows] = await rowsOf(await get('/api/property/export'));
    const rent = head.indexOf('Rent per month');
    const edited = rows.map((row, at) =>
      row.map((value, column) => (at === 1 && column === rent ? 31_000 : value)),
    );
    const { counts, results } = await importAll(workbookOf([head, ...edited]));
    expect(counts).toMatchObject({ update: 1, unchanged: 2 });
    const changed = (await properties()).find(({ _id }) => _id === results[0]?.id);
    expect(changed?.price).toBe('31000');
  });

  it('the template contains no property to import, but accepts them', async () => {
    const rows = await rowsOf(await get('/api/property/template'));
    expect(rows).toHaveLength(2);
    const [head = []] = rows;
    const row = head.map((title) => {
      const given: Record<string, SheetValue> = {
        Name: 'From the template',
        'Rent per month': '30k',
        'Size (sqft)': 1000,
        Bedrooms: 2,
        Bathrooms: 1,
        Floor: '1st',
        Address: 'Adyar',
      };
      return given[String(title)] ?? null;
    });
    const { counts } = await importAll(workbookOf([...rows, row]));
    expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 0 });
  });
});
