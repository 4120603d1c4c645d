/** What a row says in two ways, or half: its home waits, or the office is asked. */
import { describe, expect, it } from 'vitest';
import { type Cell, matchColumns, unknownWords } from '../../../src/domain/import';
import { headers, makePlan, makeSheet, propertyCells, readTable, stored } from './sheets';

/** The one row of a sheet with further columns. */
function planRow(more: Record<string, Cell>, given: Parameters<typeof propertyCells>[1] = {}) {
  const [row] = makePlan([
    [...headers, ...Object.keys(more)],
    [...propertyCells('A', given), ...Object.values(more)],
  ]);
  return row;
}
const stateOf = (...given: Parameters<typeof planRow>) => planRow(...given)?.after.create?.state;

describe('a row that says in another column that it is let', () => {
  it.each<[Record<string, Cell>, string]>([
    [{ 'Tenant name': 'P. Arun' }, 'held'],
    [{ 'Tenant name': 'P. Arun', Status: '' }, 'held'],
    [{ 'Lease upto': '31-05-2027' }, 'held'],
    [{ 'Lease upto': '31-05-2026' }, 'shown'],
    [{ 'Tenant name': 'Vacant' }, 'shown'],
    [{ 'Tenant name': 'P. Arun', Status: 'Vacant' }, 'shown'],
    [{ 'Tenant name': 'P. Arun', Status: 'Occupied' }, 'shown'],
    [{ 'Tenant name': '' }, 'shown'],
  ])('%j: %s', (more, state) => {
    expect(stateOf(more)).toBe(state);
  });

  it('says which cell it is', () => {
    expect(planRow({ Tenant: 'P. Arun' })?.cautions).toContainEqual(
      expect.stringMatching(/^Tenant: .*“P. Arun” here. Is this home already rented out/),
    );
  });

  it.each([
    ['Available', 'held'],
    ['Occupied', 'shown'],
  ] as const)('a home that is %s and gets a tenant: %s', (status, state) => {
    const [row] = makePlan(
      [
        [...headers, 'Tenant'],
        [...propertyCells('A', { Reference: 'one' }), 'P. Arun'],
      ],
      [stored({ name: 'A', status })],
    );
    expect(row?.after).toEqual({ update: { state } });
  });

  it.each(['Pearl 2A (occupied)', 'Pearl 2A - let', 'Let out - Pearl'])(
    'in a part of its name, %s',
    (name) => {
      const [row] = makePlan([[...headers], propertyCells(name)]);
      expect(row?.after.create?.state).toBe('held');
    },
  );
});

it.each<[string, string]>([
  ['Status', 'Available?'],
  ['Status', 'LET?'],
  ['Status', 'Vacant ??'],
  ['Rent', '18000?'],
  ['Floor', '1st?'],
  ['BHK', '2?'],
  ['Size', '1200 ?'],
  ['Address', '12? Third Avenue'],
])('what its writer doubts is not read whole: %s “%s”', (header, text) => {
  expect(header === 'Status' ? stateOf({ Status: text }) : stateOf({}, { [header]: text })).toBe(
    'held',
  );
});

it('an answer about a doubtful word is none about the word', () => {
  const own = { status: { 'available?': 'Occupied' } };
  expect(unknownWords('status', ['Available', 'Available?'], own)).toEqual([]);
  expect(unknownWords('status', ['Available', 'Available?'])).toEqual(['Available?']);
  const sheet = [
    [...headers, 'Status'],
    [...propertyCells('A'), 'Available'],
    [...propertyCells('B'), 'Available?'],
  ];
  expect(readTable(sheet, { words: own }).words).toEqual(own);
});

describe('a header “Name” beside a telephone', () => {
  const readStanding = (...names: string[]) => {
    const cells = names.map((name) => (/name/i.test(name) ? 'Mrs. Devi' : '98400 12345'));
    const { matching, columns } = matchColumns(
      makeSheet([
        [...names, 'Address', 'Rent'],
        [...cells, 'Adyar', 20_000],
      ]),
    );
    return [matching.keys[0], columns[0]?.standing];
  };

  it.each<[string[], string]>([
    [['Name', 'Mobile'], 'open'],
    [['Name', "Owner's phone"], 'open'],
    [['Name', 'Mobile', 'Owner name'], 'certain'],
    [['Property name', 'Mobile'], 'certain'],
    [['Name'], 'certain'],
  ])('%j is %s', (names, standing) => {
    expect(readStanding(...names)).toEqual(['name', standing]);
  });
});

it.each<[header: string, text: string, state: string]>([
  ['Rent', '18000-20000', 'shown'],
  ['Rent', '25000 - 30000', 'shown'],
  ['Rent', '18000–20000', 'shown'],
  ['Rent', '98400 12345', 'held'],
  ['Rent', '18000/20000', 'held'],
  ['Size', '9840012345', 'held'],
  ['BHK', '044-23456789', 'held'],
])('a measure is read before a telephone is looked for: %s “%s”', (header, text, state) => {
  expect(stateOf({}, { [header]: text })).toBe(state);
});

it.each<[string, string]>([
  ['BHK', '2BHK/3BHK'],
  ['BHK', '2 BHK / 3 BHK'],
  ['BHK', '2/3'],
  ['Size', '1,200 & 1,300'],
  ['Size', '950/1100'],
  ['Size', '950 sq ft / 1100 sq ft'],
])('two values are not read whole: %s “%s”', (header, text) => {
  expect(stateOf({}, { [header]: text })).toBe('held');
});

it.each<[header: string, cells: string[], statuses: (string | undefined)[]]>([
  ['Vacant?', ['Yes', 'No', 'N'], ['Available', 'Occupied', 'Occupied']],
  ['Vacancy', ['Vacant', 'Occupied', 'No'], ['Available', 'Occupied', 'Occupied']],
  ['Occupied', ['Yes', 'No', '✗'], ['Occupied', 'Available', 'Available']],
  ['Available', ['Y', 'N', 'Yes'], ['Available', 'Occupied', 'Available']],
  ['Availability', ['Yes', 'No', 'Yes'], ['Available', 'Occupied', 'Available']],
])('“%s” over %j is the status', (header, cells, statuses) => {
  const rows = cells.map((cell, index) => [...propertyCells(`Home ${index}`), cell]);
  const planned = makePlan([[...headers, header], ...rows]);
  const read = planned.map(({ write }) => (write?.kind === 'create' ? write.input.status : ''));
  expect(read).toEqual(statuses);
});

it('“Available” over days is the day', () => {
  const { matching } = matchColumns(
    makeSheet([
      [...headers, 'Available'],
      [...propertyCells('A'), '15-12-2026'],
    ]),
  );
  expect(matching.keys.at(-1)).toBe('availableFrom');
});

it.each([
  ['02/01/2026', '2026-02-01'],
  // The form of the site, but a day of the file says otherwise.
  ['02-01-2026', '2026-02-01'],
])('a day of one column tells the order of all: “%s” is %s', (text, day) => {
  const row = planRow({ 'Listed on': '11/30/2026', 'Lease from': text });
  expect(row?.write).toMatchObject({ input: { leaseFrom: day } });
});
