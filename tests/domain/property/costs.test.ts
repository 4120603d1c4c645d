import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CostFields } from '../../../src/domain/property/costs';
import { readCharge } from '../../../src/domain/property/charge';
import { moveInCost, readAdvance } from '../../../src/domain/property/costs';
import { formatRupees } from '../../../src/domain/property/format';

it.each<[string, number | null]>([
  ['2,500', 2_500],
  ['Rs. 2,500 per month', 2_500],
  ['  4,500  only ', 4_500],
  ['Included', 0],
  ['Incl. in rent', 0],
  ['No brokerage', 0],
  ['இல்லை', 0],
  ['', null],
  ['As per the association', null],
  ['2,500 + GST', null],
  ['2,000 - 3,000', null],
  ['₹3 per sqft', null],
  ['10%', null],
])('a charge of %j is %s rupees', (text, rupees) => {
  expect(readCharge(text)).toBe(rupees);
});

it.each<[string, number | null]>([
  ['10 months', 320_000],
  [' 3 ', null],
  ['3.8', null],
  ['4', 128_000],
  ['½ month', 16_000],
  ['3 months’ rent', 96_000],
  ['Three months', 96_000],
  ['10 Months Advance', 320_000],
  ['10  mths  only.', 320_000],
  ['10m', 320_000],
  ['6 மாத வாடகை', 192_000],
  ['10 months (negotiable)', 320_000],
  ['10 months, neg', 320_000],
  ['36', 1_152_000],
  ['37', null],
  ['120', 120],
  ['Nil', 0],
  ['', null],
  ['Negotiable', null],
  ['3-4 months', null],
])('an advance of %j at a rent of ₹32,000 is %s rupees', (text, rupees) => {
  expect(readAdvance(text, 32_000)).toBe(rupees);
});

it('an advance in months of a rent that is not known is not known either', () => {
  expect(readAdvance('3 months', null)).toBeNull();
  expect(readAdvance('90,000', null)).toBe(90_000);
});

const nothingStated: CostFields = {
  price: '32,000',
  maintenance: '',
  advance: '',
  otherCharges: '',
  brokerage: '',
};
const makeCost = (fields: Partial<CostFields>) => moveInCost({ ...nothingStated, ...fields });

// The parts of the sums are asked in `tests/components/property/cost-blocks.test.ts`.

it('a bare number is months of an advance, and rupees of a brokerage that can be one', () => {
  const readPart = (brokerage: string) =>
    makeCost({ advance: '10', brokerage })
      .onMovingIn.parts.slice(-3)
      .map(({ rupees }) => rupees);
  expect(readPart('15000')).toEqual([320_000, null, 15_000]);
  for (const part of ['0.5', '1', '15']) expect(readPart(part)).toEqual([320_000, null, null]);
});

it.each<[string, number | null]>([
  ['96,000', 3],
  ['Nil', null],
  ['Negotiable', null],
])('the advance %j is %s months of rent', (advance, months) => {
  expect(makeCost({ advance }).advanceMonths).toBe(months);
});

it('an amount reads the same however it is written', () => {
  const ways = ['*', '₹*', '₹ */-', 'Rs. * only', '* per month'];
  const amounts = fc.integer({ min: 999, max: 10_000_000 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...ways), (amount, way) => {
      for (const digits of [String(amount), formatRupees(amount).slice(1)])
        expect(readCharge(way.replace('*', digits))).toBe(amount);
    }),
  );
});
