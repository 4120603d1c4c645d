import { describe, expect, it } from 'vitest';
import {
  type Cell,
  type Matching,
  countPublications,
  countWritten,
} from '../../../src/domain/import';
import { makePlan, planTable, propertyCells, readTable, makeRows, stored } from './sheets';

it('a row that lacks required facts becomes a property that visitors do not see yet', () => {
  const given = { Baths: null, Floor: { fault: '#N/A' }, BHK: { day: '2026-03-02' } };
  const [row] = makePlan(makeRows(propertyCells('A', given)));
  const missing = ['bedrooms', 'bathrooms', 'floor'];
  expect(row).toMatchObject({
    action: 'create',
    errors: [],
    after: { create: { state: 'incomplete', missing } },
    write: { input: { shown: true, name: 'A', bedrooms: '', bathrooms: '', floor: '' } },
  });
  expect(row?.cautions.join('\n')).toContain(
    'Saved, but not on the site until it has bedrooms, bathrooms and the floor.',
  );
});

it('a sheet of names alone, or of addresses alone, is a list of properties', () => {
  for (const [header, key] of [
    ['Name', 'name'],
    ['Address', 'address'],
  ] as const) {
    const [row] = makePlan([
      [header, 'Rent'],
      ['Rose Villa', 25_000],
    ]);
    expect(row).toMatchObject({ action: 'create', write: { input: { [key]: 'Rose Villa' } } });
  }
});

describe('one value for all rows', () => {
  const sheet: Cell[][] = [
    ['Name', 'Address', 'Rent', 'Size'],
    ['Rose Villa', 'Velachery, Chennai 600042', 25_000, 900],
    ['Sea View', 'Adyar, Chennai 600020', null, null],
  ];
  const plan = (rows: Cell[][], forAll: Matching['forAll'] = {}) =>
    planTable(readTable(rows, { forAll }), []);

  it('is read as a column of the sheet with that text in each cell', () => {
    const texts = ['about two', '2', 'Ground'];
    const columns = [['Bedrooms', 'Bathrooms', 'Floor'], texts, texts];
    const found = plan(sheet, { bedrooms: 'about two', bathrooms: '2', floor: 'Ground' });
    expect(found).toEqual(plan(sheet.map((row, index) => [...row, ...(columns[index] ?? [])])));
    expect(found).toMatchObject([
      {
        write: { input: { name: 'Rose Villa', bathrooms: '2', floor: 'Ground' } },
        after: { create: { state: 'held' } },
        findings: [{ key: 'shown' }, { key: 'bedrooms', caution: { code: 'not-read' } }],
      },
      { after: { create: { state: 'held' } } },
    ]);
  });

  it('stands behind a column of the sheet, and makes no property of a blank row or a sum', () => {
    const rows = [...sheet, [null, null, null, null], ['Total', null, 25_000, 900]];
    const [one, two, ...more] = plan(rows, { price: '99', floor: 'Ground' });
    expect(one?.write).toMatchObject({ input: { price: '25000', floor: 'Ground' } });
    expect(two?.write).toMatchObject({ input: { price: '', floor: 'Ground' } });
    expect(more).toEqual([]);
  });
});

it('a row with neither a name nor an address is rejected', () => {
  const [row] = makePlan(makeRows(propertyCells('', { Name: null, Address: '-' })));
  expect(row).toMatchObject({ action: 'error', write: null });
  expect(row?.errors).toMatchObject([
    { cell: 'B2', message: expect.stringContaining('a name or an address') as string },
  ]);
});

it('a row may complete a property, and one that is still incomplete says so', () => {
  const home = stored({ name: 'A', floor: '', bathrooms: '' });
  const change = (given: Parameters<typeof propertyCells>[1]) =>
    makePlan(makeRows(propertyCells('A', { Reference: 'one', ...given })), [home])[0]?.after;
  expect(change({})).toEqual({ update: { state: 'shown' } });
  expect(change({ Baths: null })).toEqual({
    update: { state: 'incomplete', missing: ['bathrooms'] },
  });
});

it('properties that lack the same facts are counted together', () => {
  const lacking = (...missing: ('floor' | 'bathrooms')[]) =>
    ({ state: 'incomplete', missing }) as const;
  const all = [lacking('floor'), { state: 'shown' }, lacking('bathrooms', 'floor')] as const;
  expect(countPublications([...all, lacking('floor'), { state: 'held' }])).toEqual({
    shown: 1,
    held: 1,
    hidden: 0,
    incomplete: [
      { missing: ['floor'], count: 2 },
      { missing: ['bathrooms', 'floor'], count: 1 },
    ],
  });
  const rows = all.map((create, row) => ({ row, after: { create } }));
  const result = { name: '', id: '', message: '' };
  const results = [
    { ...result, row: 0, state: 'skipped' },
    { ...result, row: 1, state: 'created' },
  ] as const;
  expect(countWritten(rows, results)).toMatchObject({ shown: 1, incomplete: [] });
});
