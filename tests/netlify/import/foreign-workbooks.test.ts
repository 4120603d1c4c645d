import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { properties, importAll, undo, useOperator } from './calls';

useOperator();

describe.each(['xlsx', 'xls'])(
  'a list with headers of its own, written by LibreOffice as .%s',
  (kind) => {
    it('is understood, imported, recognised and undone', async () => {
      const file = new URL(`../../fixtures/spreadsheets/stock.${kind}`, import.meta.url);
      const bytes = new Uint8Array(await readFile(file));
      const { id, counts, rows, columns } = await importAll(bytes);
      expect(counts).toEqual({ create: 2, update: 0, unchanged: 0, error: 1 });
      expect(columns.filter(({ key }) => key === null).map(({ header }) => header)).toEqual([
        'Broker',
      ]);
      expect(rows[2]).toMatchObject({
        row: 7,
        errors: [{ cell: 'L7', message: 'Write Yes or No.' }],
      });
      const listed = new Map((await properties()).map((one) => [one.name, one]));
      expect(listed.get('Flat near the metro')).toMatchObject({
        ...{ price: '₹25,000/-', propertySize: '1200', bedrooms: '2', category: 'Apartment' },
        ...{ fStatus: 'Semi Furnished', lift: true, pets: false },
        date: '2026-10-31T06:30:00.000Z',
      });
      expect(listed.get('வீடு மதுரையில்')).toMatchObject({ price: '1.5 lakh', bedrooms: '3 BHK' });
      expect((await importAll(bytes)).counts).toMatchObject({ create: 0, unchanged: 2 });
      expect(await undo(id)).toEqual({ undone: 2, edited: [] });
      expect(await properties()).toEqual([]);
    });
  },
);
