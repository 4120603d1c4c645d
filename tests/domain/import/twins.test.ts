import { describe, expect, it } from 'vitest';
import { asChanges, Twins } from '../../../src/domain/import/twins';
import { readRows } from '../../../src/domain/import/row';
import { readTable } from '../../../src/domain/import/table';
import { propertyCells, planOf, rowsOf, sheetOf, stored } from './sheets';

const there = stored({
  name: 'Sunrise Flat',
  address: '12/5, Third Avenue, Anna Nagar, Chennai 600040',
  propertySize: '1200',
  bedrooms: '2',
});
type Given = Parameters<typeof propertyCells>[1];
const rowOf = (name: string, given: Given = {}) =>
  planOf(rowsOf(propertyCells(name, given)), [there])[0];

describe('a new row with the name and address of a property', () => {
  it.each([
    ['sunrise flat', '12/5, Third Avenue, Anna Nagar, Chennai 600040'],
    ['SUNRISE  FLAT', '12/5 third avenue anna nagar chennai - 600040.'],
    ['Sunrise-Flat', '12 / 5, Third Avenue,\nAnna Nagar, Chennai 600 040'],
  ])('%s is its likely twin', (name, address) => {
    const row = rowOf(name, { Address: address, Rent: 31_000, Size: 900 });
    expect(row).toMatchObject({
      action: 'create',
      twin: { id: 'one', name: 'Sunrise Flat', isAlike: true },
    });
    expect(row?.cautions).toEqual([expect.stringMatching(/same name and address.*reference one/)]);
  });

  it.each<[string, Given]>([
    ['Sunrise Flat', { Address: '14 Third Avenue, Anna Nagar, Chennai 600041' }],
    ['Moonrise Flat', { Address: there.address, Size: 900 }],
  ])('%s with %j is not', (name, given) => {
    expect(rowOf(name, given)?.twin).toBeUndefined();
  });

  it('in the trash has no twin', () => {
    const [row] = planOf(rowsOf(propertyCells(there.name, { Address: there.address })), [
      { ...there, deletedAt: there.date },
    ]);
    expect(row?.twin).toBeUndefined();
  });
});

describe('a new row with the pin code, size and bedrooms of a property', () => {
  it.each([
    '12/5, 3rd Avenue, Anna Nagar 600040',
    'Sunrise Apartments, Anna Nagar, Chennai 600 040',
    'No. 12, Third Avenue, Chennai-600040',
  ])('at %s is its likely twin', (address) => {
    const row = rowOf('2 BHK in Anna Nagar', {
      Address: address,
      Size: '1,200 sqft',
      BHK: '2 BHK',
    });
    expect(row?.twin).toEqual({ id: 'one', name: 'Sunrise Flat', isAlike: false });
    expect(row?.cautions).toEqual([expect.stringContaining('same pin code, size and bedrooms')]);
  });

  it.each<[string, Given]>([
    ['another pin code', { Address: '12/5, 3rd Avenue, Anna Nagar 600101' }],
    ['no pin code', { Address: '12/5, 3rd Avenue, Anna Nagar' }],
    ['another size', { Address: '12/5, 3rd Avenue 600040', Size: 1_250 }],
    ['more bedrooms', { Address: '12/5, 3rd Avenue 600040', BHK: 3 }],
    ['another door', { Address: '14/2, 3rd Avenue 600040' }],
  ])('is not with %s', (_, given) => {
    expect(rowOf('2 BHK', given)?.twin).toBeUndefined();
  });
});

it('a row names the earlier row that it looks like, and only the later one has a caution', () => {
  const rows = planOf(
    rowsOf(propertyCells('Rose Villa'), propertyCells('ROSE VILLA', { Rent: 31_000 })),
  );
  expect(rows.map(({ twin }) => twin)).toEqual([
    undefined,
    { row: 2, name: 'Rose Villa', isAlike: true },
  ]);
  expect(rows[1]?.cautions).toEqual([expect.stringContaining('Row 2')]);
});

it('a row with the same content as an earlier one is an error, not a twin', () => {
  const rows = planOf(rowsOf(propertyCells('Rose'), propertyCells('Rose')));
  expect(rows[1]).toMatchObject({ action: 'error', cautions: [] });
  expect(rows[1]?.twin).toBeUndefined();
});

it('rows with the name and address of a property are read as its changes where that is wanted', () => {
  const cells = [
    propertyCells('SUNRISE FLAT', { Address: there.address, Rent: 31_000 }),
    propertyCells('Another', { Address: there.address }),
    propertyCells('Named', { Reference: 'two', Address: there.address }),
  ];
  const rows = readRows(readTable(sheetOf(rowsOf(...cells))));
  const read = asChanges(rows, new Twins([[there._id, there]]));
  expect(read.map(({ reference }) => reference)).toEqual(['one', '', 'two']);
});
