import { beforeAll, describe, expect, it } from 'vitest';
import { type Cell, reasonTitle, type Sheet } from '../../../src/domain/import';
import { faultyWorkbook } from '../../../src/server/spreadsheet/faulty-workbook';
import { readWorkbook } from '../../../src/server/read-workbook';
import { findCell, formulas, textInCell, readSheet } from './workbook-reader';

const headers = ['S No', 'Property name', 'Rent', 'Ready from'];
const reason = 'C2 (Rent): Enter the rent.';

function faulty(cells: Cell[], more: { headers?: string[] } = {}) {
  return faultyWorkbook({ headers, ...more, rows: [{ cells, reason }] });
}

it.each(formulas)('row 25: in rows to correct %j stays text', async (text) => {
  const sheet = readSheet(
    await faultyWorkbook({ headers: ['Name', text], rows: [{ cells: ['A', text], reason: text }] }),
  );
  for (const address of ['B1', 'B2', 'C2']) {
    const cell = findCell(sheet, address);
    expect(cell, address).toMatchObject({ t: 's', v: textInCell(text) });
    expect(cell?.f, address).toBeUndefined();
  }
  expect(findCell(sheet, 'B2')?.z).toBe('@');
  expect(findCell(sheet, 'C2')?.z).toBe('@');
});

it('the workbook of rows to correct has the operator’s columns in their order, and then what to correct', async () => {
  const sheet = readSheet(await faulty([1, 'Flat', '₹ 1.2 lakh', { day: '2026-03-01' }]));
  expect(sheet['!ref']).toBe('A1:E2');
  expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((address) => findCell(sheet, address)?.v)).toEqual([
    ...headers,
    reasonTitle,
  ]);
  expect(findCell(sheet, 'A2')).toMatchObject({ t: 'n', v: 1 });
  expect(findCell(sheet, 'C2')).toMatchObject({ t: 's', v: '₹ 1.2 lakh' });
  expect(findCell(sheet, 'D2')).toMatchObject({ t: 'n', w: '01-03-2026', z: 'dd-mm-yyyy' });
  expect(findCell(sheet, 'E2')?.v).toBe(reason);
});

const held = [
  ...[1, 0.5, 'Flat', '_x0041_', { fault: '#REF!' }, { day: '1947-08-15' }].map((cell) => [
    cell,
    cell,
  ]),
  [true, 'Yes'],
  [false, 'No'],
  [{ day: '1899-01-01' }, '01-01-1899'],
  [{ fault: 'constructor' }, { fault: '#N/A' }],
  ['  ', null],
  [Infinity, 'Infinity'],
  ['a\r\nb\u0000', 'a\nb'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
  ...[{ text: 'Map', link: 'https://a.example/?a=1&b=2' }].map((cell) => [cell, cell]),
] as [Cell, Cell][];

describe('the rows to correct', () => {
  // One workbook holds them all: each costs a thread of its own.
  let sheet: Sheet;
  beforeAll(async () => {
    const rows = held.map(([cell]) => ({ cells: [1, cell, null, 'last'], reason }));
    sheet = await readWorkbook(await faultyWorkbook({ headers, rows }));
  });

  it.each(held.map(([cell, expected], at) => ({ cell, expected, at })))(
    'hold $cell as $expected',
    ({ expected, at }) => {
      expect(sheet.rows[at + 1]?.cells).toEqual([1, expected, null, 'last', reason]);
    },
  );
});

it('the workbook of rows to correct replaces the reasons of an earlier workbook, and omits blank columns', async () => {
  const given = ['Name', '', 'what to correct', 'Rent'];
  const sheet = readSheet(await faulty(['A', null, 'old', 5, 'beyond'], { headers: given }));
  expect(['A1', 'B1', 'C1', 'D1'].map((address) => findCell(sheet, address)?.v)).toEqual([
    'Name',
    'Rent',
    '',
    reasonTitle,
  ]);
  expect(['A2', 'B2', 'C2', 'D2'].map((address) => findCell(sheet, address)?.v)).toEqual([
    'A',
    5,
    'beyond',
    reason,
  ]);
});
