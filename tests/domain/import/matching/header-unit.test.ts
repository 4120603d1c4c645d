import { expect, it } from 'vitest';
import { type Cell, matchHeader } from '../../../../src/domain/import';
import { headers, makePlan, propertyCells } from '../sheets';

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
