import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../src/domain/import';
import { readWorkbook } from '../../../src/server/read-workbook';

const folder = new URL('../../fixtures/spreadsheets/', import.meta.url);

async function read(kind: string, sheet?: string): Promise<Sheet> {
  const bytes = await readFile(new URL(`homes.${kind}`, folder));
  return readWorkbook(bytes, sheet);
}

const header = [
  'Reference',
  'Name',
  'Rent per month',
  'Area (sqft)',
  'BHK',
  'Lift',
  'Listed on',
  'Twice the rent',
  'Label',
  'Open at',
  'Phone',
  'Note',
];
const sunrise = [
  'home-1',
  'Sunrise Residency',
  25_000,
  1_200,
  2,
  true,
  { day: '2026-01-05' },
  50_000,
  'Sunrise Residency / 2',
  '09:30',
  9_840_012_345,
];
const annaNagar = [
  null,
  'வீடு, Anna Nagar',
  32_500.5,
  '1,450 sqft',
  3,
  false,
  { day: '2025-12-31' },
  65_001,
  'வீடு, Anna Nagar / 3',
  '09:30',
  '+91 98400 12345',
  'Line one\nline two',
];
const fault = { fault: '#DIV/0!' };
const villa = [null, 'Villa & garden', '₹ 1.2 lakh', 0.5, 4, 'Yes', '05-01-2026', fault];

describe.each(['xlsx', 'xls', 'ods'])('a .%s that LibreOffice wrote', (kind) => {
  it('has the entered cells, the results of formulas, and no blank rows', async () => {
    expect(await read(kind)).toEqual({
      name: 'Homes',
      names: ['Homes', 'Sold'],
      hiddenNames: ['Lists'],
      hiddenColumns: [],
      rows: [
        { number: 1, cells: header },
        { number: 2, cells: sunrise },
        { number: 5, cells: annaNagar },
        { number: 6, cells: [...villa, null, null, null, fault] },
        { number: 7, cells: Array(4).fill('Joined over four') },
      ],
    });
  });

  it('gives the named sheet, a hidden one as well', async () => {
    expect((await read(kind, 'Sold')).rows).toEqual([{ number: 1, cells: ['Nothing yet'] }]);
    expect(await read(kind, 'Lists')).toMatchObject({ name: 'Lists', hiddenNames: ['Lists'] });
  });

  it('with a password is rejected, with the way to remove it', async () => {
    const bytes = await readFile(new URL(`protected.${kind}`, folder));
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
      status: 422,
      detail: expect.stringContaining('Remove the password in Excel') as unknown,
    });
  });
});
