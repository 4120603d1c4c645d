import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monthlyCost,
  moveInCost,
  readAdvance,
  readCharge,
  type CostFields,
} from '../../../src/domain/property/costs';
import { formatRupees } from '../../../src/domain/property/format';

describe('a charge is', () => {
  it.each<[string, number]>([
    ['999', 999],
    ['2500', 2_500],
    ['2,500', 2_500],
    ['₹25,000/-', 25_000],
    ['Rs. 2,500 per month', 2_500],
    ['2500/month', 2_500],
    ['2.5k', 2_500],
    ['2.5 lakh', 250_000],
    ['2.5 லட்சம்', 250_000],
    ['1,00,00,000', 10_000_000],
    ['1 crore', 10_000_000],
    ['  4,500  only ', 4_500],
    ['0', 0],
    ['₹0', 0],
    ['Nil', 0],
    ['NONE.', 0],
    ['Included', 0],
    ['included  in the rent', 0],
    ['Incl. in rent', 0],
    ['Inclusive', 0],
    ['No brokerage', 0],
    ['இல்லை', 0],
  ])('%j: %d rupees', (text, rupees) => {
    expect(readCharge(text)).toBe(rupees);
  });

  it.each([
    '',
    '   ',
    'As per the association',
    '2,500 + GST',
    '2,500 with water',
    '2,000 - 3,000',
    '2000 to 3000',
    'about 2,500',
    '₹3 per sqft',
    '1 month',
    "one month's rent",
    '10%',
    '-500',
    '₹-500',
    'Extra',
    'பராமரிப்பு தனி',
    '9'.repeat(40),
  ])('%j: not known', (text) => {
    expect(readCharge(text)).toBeNull();
  });
});

describe('an advance at a rent of ₹32,000 is', () => {
  it.each<[string, number]>([
    ['10 months', 320_000],
    ['10', 320_000],
    [' 3 ', 96_000],
    ['1 month', 32_000],
    ['2.5', 80_000],
    ['½ month', 16_000],
    ["3 months' rent", 96_000],
    ['3 months’ rent', 96_000],
    ["one month's rent", 32_000],
    ['Three months', 96_000],
    ['twelve months of rent', 384_000],
    ['10 Months Advance', 320_000],
    ['10  mths  only.', 320_000],
    ['6 மாதம்', 192_000],
    ['6 மாத வாடகை', 192_000],
    ['36', 1_152_000],
    ['37', 37],
    ['999', 999],
    ['90000', 90_000],
    ['₹25,000/-', 25_000],
    ['2.5 lakh', 250_000],
    ['1,00,00,000', 10_000_000],
    ['0', 0],
    ['Nil', 0],
  ])('%j: %d rupees', (text, rupees) => {
    expect(readAdvance(text, 32_000)).toBe(rupees);
  });

  it.each([
    '',
    'Negotiable',
    '3-4 months',
    '10 to 11 months',
    '3 months + painting',
    '10 months (negotiable)',
    '999 months',
    '0 months',
    '-3',
    '2,50,000 + GST',
    'மூன்று மாதம்',
  ])('%j: not known', (text) => {
    expect(readAdvance(text, 32_000)).toBeNull();
  });

  it('in months of a rent that is not known, not known either', () => {
    expect(readAdvance('3 months', null)).toBeNull();
    expect(readAdvance('90,000', null)).toBe(90_000);
  });
});

const nothingStated: CostFields = {
  price: '32,000',
  maintenance: '',
  advance: '',
  otherCharges: '',
  brokerage: '',
};
const costOf = (fields: Partial<CostFields>) => moveInCost({ ...nothingStated, ...fields });

describe('the cost of moving in', () => {
  it('is each month, once, and what comes back', () => {
    const cost = costOf({
      maintenance: '2,500',
      advance: '3 months',
      otherCharges: '₹5,000/-',
      brokerage: '1 month',
    });
    expect(cost.monthly).toMatchObject({ rupees: 34_500, isComplete: true });
    expect(cost.onMovingIn).toMatchObject({ rupees: 167_500, isComplete: true });
    expect(cost.onMovingIn.parts.map(({ name, rupees }) => [name, rupees])).toEqual([
      ['price', 32_000],
      ['maintenance', 2_500],
      ['advance', 96_000],
      ['otherCharges', 5_000],
      ['brokerage', 32_000],
    ]);
    expect(cost.comesBack).toEqual({ name: 'advance', rupees: 96_000, written: '3 months' });
  });

  it('takes a bare number for months of an advance, and for rupees of a brokerage', () => {
    const { parts } = costOf({ advance: '10', brokerage: '15' }).onMovingIn;
    expect(parts.map(({ name, rupees }) => [name, rupees])).toContainEqual(['advance', 320_000]);
    expect(parts.map(({ name, rupees }) => [name, rupees])).toContainEqual(['brokerage', 15]);
  });

  it('leaves out what is not stated, and says so', () => {
    const { monthly, onMovingIn, comesBack, advanceMonths } = costOf({});
    expect(monthly).toMatchObject({ rupees: 32_000, isComplete: false });
    expect(onMovingIn).toMatchObject({ rupees: 32_000, isComplete: false });
    expect(comesBack).toEqual({ name: 'advance', rupees: null, written: '' });
    expect(advanceMonths).toBeNull();
  });

  it('keeps the words that are no amount, and adds nothing for them', () => {
    const { monthly } = costOf({ maintenance: ' 2,500 + GST ' });
    expect(monthly).toEqual({
      parts: [
        { name: 'price', rupees: 32_000, written: '32,000' },
        { name: 'maintenance', rupees: null, written: '2,500 + GST' },
      ],
      rupees: 32_000,
      isComplete: false,
    });
  });

  it('counts what is included, nil or none as 0 that is known', () => {
    const cost = costOf({
      maintenance: 'Included',
      advance: 'Nil',
      otherCharges: '0',
      brokerage: 'None',
    });
    expect(cost.monthly).toMatchObject({ rupees: 32_000, isComplete: true });
    expect(cost.onMovingIn).toMatchObject({ rupees: 32_000, isComplete: true });
  });

  it.each(['Negotiable', '', '32,000 + maintenance', 'Included', 'Nil'])(
    'has no sum of a rent of %j alone',
    (price) => {
      expect(monthlyCost({ price, maintenance: '' }).rupees).toBeNull();
      expect(costOf({ price, advance: '10' })).toMatchObject({
        onMovingIn: { rupees: null },
        advanceMonths: 10,
      });
    },
  );

  it.each<[string, number | null]>([
    ['3', 3],
    ['96,000', 3],
    ['3.2 lakh', 10],
    ['', null],
    ['Nil', null],
    ['Negotiable', null],
  ])('knows an advance of %j in months: %s', (advance, months) => {
    expect(costOf({ advance }).advanceMonths).toBe(months);
  });
});

const rupees = fc.integer({ min: 999, max: 10_000_000 });
const wayToWrite = fc.constantFrom(
  (amount: string) => amount,
  (amount: string) => `₹${amount}`,
  (amount: string) => `₹ ${amount}/-`,
  (amount: string) => `Rs. ${amount} only`,
  (amount: string) => `${amount} per month`,
);

it('an amount reads the same however it is written', () => {
  fc.assert(
    fc.property(rupees, wayToWrite, (amount, write) => {
      expect(readCharge(write(String(amount)))).toBe(amount);
      expect(readCharge(write(formatRupees(amount).slice(1)))).toBe(amount);
    }),
  );
});

it('sums are those of the parts that are known, whatever is written', () => {
  const text = fc.oneof(
    rupees.map(String),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+₹ /½மதk'.split(''), ' months', 'nil') }),
    fc.string({ unit: 'grapheme' }),
  );
  const fields = fc.record({
    price: text,
    maintenance: text,
    advance: text,
    otherCharges: text,
    brokerage: text,
  });
  fc.assert(
    fc.property(fields, (written) => {
      const { monthly, onMovingIn } = moveInCost(written);
      for (const { parts, rupees: sum, isComplete } of [monthly, onMovingIn]) {
        const known = parts.flatMap((part) => (part.rupees === null ? [] : [part.rupees]));
        expect(known.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        expect(sum).toBe(known.length === 0 ? null : known.reduce((all, one) => all + one, 0));
        expect(isComplete).toBe(known.length === parts.length);
      }
    }),
  );
});

describe('hostile texts are read in linear time', () => {
  // What takes quadratic time runs into the time limit of a test.
  const long = 200_000;
  it.each([
    `5${' '.repeat(long)}x`,
    `₹${' '.repeat(long)}5 x`,
    `3 months${' '.repeat(long)}x`,
    `${' '.repeat(long)}x`,
    '1'.repeat(long),
    '1,'.repeat(long),
    '1.'.repeat(long),
    '1 - '.repeat(long),
    '½'.repeat(long),
    'incl '.repeat(long),
    `3${'months '.repeat(long)}`,
    'மாதம் '.repeat(long),
  ])('%#', (text) => {
    expect(readCharge(text)).toBeNull();
    expect(readAdvance(text, 32_000)).toBeNull();
  });
});
