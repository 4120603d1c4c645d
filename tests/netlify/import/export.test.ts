import { describe, expect, it } from 'vitest';
import { openStore } from '../../../src/server/store/open';
import { sampleProperty } from '../api';
import { get, properties, importAll, post, useOperator } from './calls';

useOperator();
const storedPicture = '0123456789abcdef01234567';

/** The costs and terms of letting, each stated. */
const terms = {
  ...{ areaType: 'super built-up', totalFloors: '5', maintenance: 'Included' },
  ...{ advance: '3 months', otherCharges: '₹5,000/-', brokerage: 'None', noticeMonths: '2' },
  ...{ availableFrom: 'Now', confirmedAt: '2026-11-20', letTo: ['family', 'company'] },
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
});
