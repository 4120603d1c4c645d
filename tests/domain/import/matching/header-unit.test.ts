import { expect, it } from 'vitest';
import { type Cell, makeTable, matchColumns, matchHeader } from '../../../../src/domain/import';
import { headers, makePlan, makeSheet, planTable, propertyCells } from '../sheets';

it.each([
  ['Rent (in thousands)', 'price'],
  ['Rent (k)', 'price'],
  ["Rent (Rs. '000)", 'price'],
  ['Monthly Rent in lakhs', 'price'],
  ['வாடகை (ஆயிரத்தில்)', 'price'],
  ['Deposit (₹ in lacs)', 'advance'],
  ['Size (in thousands)', undefined],
  ['Rent', 'price'],
  ['Rent in INR', 'price'],
])('the header %j is of the column %s', (header, key) => {
  expect(matchHeader(header)?.key).toBe(key);
});

it.each<[string, Cell, string]>([
  ['Rent (in thousands)', 38, '38000'],
  ['Rent (in thousands)', '₹ 38.5/-', '38500'],
  ['Rent (in thousands)', '45k', '45k'],
  ['Rent (in lakhs)', 1.2, '120000'],
  ['Rent', 38_000, '38000'],
])('under %j %j is a rent of %s', (header, cell, price) => {
  const own = headers.map((one) => (one === 'Rent' ? header : one));
  const [row] = makePlan([own, propertyCells('A', { Rent: cell })]);
  expect(row?.write).toMatchObject({ input: { price, shown: true } });
});

it('the least rent for the owner is in the unit of its header too', () => {
  const home = [...propertyCells('A'), 34];
  const [row] = makePlan([[...headers, 'Least rent (in thousands)'], home]);
  expect(row?.write).toMatchObject({ input: { leastRent: '34000' } });
});

it('an advance in words stays as it is under a unit', () => {
  const advances = ['150', '10 months'].map((advance, index) => [
    ...propertyCells(`A${index}`),
    advance,
  ]);
  const rows = makePlan([[...headers, 'Advance (in thousands)'], ...advances]);
  expect(rows.map(({ write }) => write)).toMatchObject([
    { input: { advance: '150000' } },
    { input: { advance: '10 months' } },
  ]);
});

/** Plans a home under headers of which the operator has matched the given one. */
function planMatched(of: 'Rent' | 'Size', header: string, cell: Cell) {
  const own = headers.map((one) => (one === of ? header : one));
  const sheet = makeSheet([own, propertyCells('A', { [of]: cell })]);
  const { matching } = matchColumns(sheet);
  const key = of === 'Rent' ? 'price' : 'propertySize';
  const keys = matching.keys.map((one, index) => (own[index] === header ? key : one));
  return planTable(makeTable(sheet, { ...matching, keys }), [])[0]?.write;
}

it.each<[string, Cell, string]>([
  ['Carpet (sq m)', 110, '110 sq m'],
  ['Area in sq.yards', 140, '140 sq.yards'],
  ['Carpet (sq m)', '1200 sqft', '1200 sqft'],
  ['Plinth sft', 1_200, '1200'],
  ['Area of the ground floor', 1_200, '1200'],
])('under %j that is matched to the size %j is %s', (header, cell, propertySize) => {
  expect(planMatched('Size', header, cell)).toMatchObject({ input: { propertySize, shown: true } });
});

it.each(['1 ground', '2.5 cents / 2200 built', '1.5'])(
  'a size of %j is that of the land, and its home waits until somebody has looked',
  (cell) =>
    expect(planMatched('Size', 'Plot (grounds)', cell)).toMatchObject({ input: { shown: false } }),
);

it.each<[string, boolean]>([
  ['Rent (AED)', true],
  ['Rent in $', true],
  ['Annual rent', true],
  ['Rent p.a.', true],
  ['Rent per week', true],
  ['Rate / sft', true],
  ['Rent we ask', false],
  ['RENT PM IN INR, NEW', false],
  ['RENT (ALL INCLUSIVE)', false],
])('a rent under %j that is matched to it waits: %s', (header, isHeld) => {
  expect(planMatched('Rent', header, 25_000)).toMatchObject({ input: { shown: !isHeld } });
});
