import { describe, expect, it } from 'vitest';
import { readRows } from '../../../src/domain/import/row';
import { readTable } from '../../../src/domain/import/table';
import { asChanges } from '../../../src/domain/import/twins';
import { planOf, propertyCells, rowsOf, sheetOf, stored } from './sheets';

const there = stored({ name: 'Sunrise Flat', address: '12/5, Third Avenue, Anna Nagar, Chennai' });
type Given = Parameters<typeof propertyCells>[1];
const rowOf = (name: string, given: Given = {}, property = there) =>
  planOf(rowsOf(propertyCells(name, given)), [property])[0];

describe('row 41: the same property again, without a reference', () => {
  it.each([
    ['sunrise flat', there.address, {}],
    ['Sunrise Flat', there.address, { Rent: 31_000, Size: 900, BHK: 3 }],
    ['SUNRISE  FLAT', '12/5 third avenue anna nagar chennai.', {}],
    ['Sunrise-Flat', '12 / 5, Third Avenue,\nAnna Nagar, Chennai', {}],
  ])('%s at %j with %j is a likely twin', (name, address, given) => {
    const row = rowOf(name, { Address: address, ...given });
    expect(row).toMatchObject({ action: 'create', twin: { id: 'one', name: 'Sunrise Flat' } });
    expect(row?.cautions).toEqual([expect.stringMatching(/same name and address.*reference one/)]);
  });

  it.each([
    ['at another door', 'Sunrise Flat', '14/2, Third Avenue, Anna Nagar, Chennai', there],
    ['under another name', 'Moonrise Flat', there.address, there],
    ['in the trash', there.name, there.address, { ...there, deletedAt: there.date }],
  ])('%s it is none', (_, name, address, property) => {
    expect(rowOf(name, { Address: address }, property)).not.toHaveProperty('twin');
  });
});

it('a row names the earlier row that it looks like; an equal one is an error instead', () => {
  const rows = planOf(
    rowsOf(
      propertyCells('Rose Villa'),
      propertyCells('ROSE VILLA', { Rent: 31_000 }),
      propertyCells('Rose Villa'),
    ),
  );
  const twin = { row: 2, name: 'Rose Villa' };
  expect(rows.map((row) => row.twin)).toEqual([undefined, twin, undefined]);
  expect(rows[1]?.cautions).toEqual([expect.stringContaining('Row 2')]);
  expect(rows[2]).toMatchObject({ action: 'error', cautions: [] });
});

it('rows with the name and address of a property are read as its changes on request', () => {
  const cells = [
    propertyCells('SUNRISE FLAT', { Address: there.address, Rent: 31_000 }),
    propertyCells('Another', { Address: there.address }),
    propertyCells('Named', { Reference: 'two', Address: there.address }),
  ];
  const rows = readRows(readTable(sheetOf(rowsOf(...cells))));
  const read = asChanges(rows, [there]);
  expect(read.map(({ reference }) => reference)).toEqual(['one', '', 'two']);
});
