import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainPrice, readArea, readCount, readPrice } from '../../../src/domain/property/measure';

describe('readPrice reads rupees per month', () => {
  it.each([
    ['₹25,000/-', 25_000],
    ['25k', 25_000],
    ['25 K', 25_000],
    ['1.5 lakh', 150_000],
    ['1.5 lakhs', 150_000],
    ['2 lacs', 200_000],
    ['1.2L', 120_000],
    ['2 Cr', 20_000_000],
    ['2crore', 20_000_000],
    ['25000 per month', 25_000],
    ['Rs. 18,500', 18_500],
    ['Rs.18,500', 18_500],
    ['1,25,000', 125_000],
    ['125,000', 125_000],
    ['25000.50', 25_001],
    ['0', 0],
    ['20,000 - 25,000', 20_000],
    ['20-25k', 20_000],
    ['1 - 1.5 lakh', 100_000],
    ['50,000 – 1 lakh', 50_000],
    ['Rent - 25,000', 25_000],
    ['Rent-25000', 25_000],
    ['25,000 + maintenance', 25_000],
    ['வாடகை 20,000', 20_000],
    ['25 ஆயிரம்', 25_000],
    ['1.5 லட்சம்', 150_000],
    ['12 हज़ार', 12_000],
    ['1.5 लाख', 150_000],
    ['२५,०००', 25_000],
    ['௨௫௦௦௦', 25_000],
    ['２５，０００', 25_000],
  ])('%s is %d', (text, rupees) => {
    expect(readPrice(text)).toBe(rupees);
  });

  it.each([
    '',
    '   ',
    'negotiable',
    'On request',
    'கேட்கவும்',
    'अनुरोध पर',
    'NaN',
    'Infinity',
    '-25000',
    '₹-500',
    'Rs -500',
    '9'.repeat(400),
    '99999999999999999999',
    '9999999999 crore',
  ])('"%s" is not a price', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});

describe('readArea reads square feet', () => {
  it.each([
    ['1,200 sq.ft', 1_200],
    ['1200', 1_200],
    ['1200sqft', 1_200],
    ['1200 square feet', 1_200],
    ['1200 - 1400 sqft', 1_200],
    ['1200,1400', 1_200],
    ['1 ground', 2_400],
    ['1 - 2 grounds', 2_400],
    ['2.5 cents', 1_089],
    ['111 sq.m', 1_195],
    ['120 m²', 1_292],
    ['10 sq yards', 90],
    ['1.5 acres', 65_340],
    ['1200 சதுர அடி', 1_200],
    ['25k', 25],
  ])('%s is %d', (text, squareFeet) => {
    expect(readArea(text)).toBe(squareFeet);
  });

  it.each(['', 'spacious', '-1200'])('"%s" is not an area', (text) => {
    expect(readArea(text)).toBeNull();
  });
});

describe('readCount reads rooms', () => {
  it.each([
    ['2 BHK', 2],
    ['3BHK', 3],
    ['2.5 BHK', 2.5],
    ['2½ BHK', 2.5],
    ['2-3', 2],
    ['2,3 BHK', 2],
    ['2 BHK + study', 2],
    ['1 RK', 1],
    ['0', 0],
    ['௩ படுக்கையறை', 3],
  ])('%s is %d', (text, rooms) => {
    expect(readCount(text)).toBe(rooms);
  });

  it.each(['', 'Studio', 'three', '-2'])('"%s" is not a number of rooms', (text) => {
    expect(readCount(text)).toBeNull();
  });
});

describe('isPlainPrice', () => {
  it.each(['25,000', '₹25,000/-', 'Rs. 18,500 only', '25000/month', '25000 p.m.', '25k per month'])(
    '%s is just an amount',
    (text) => {
      expect(isPlainPrice(text)).toBe(true);
    },
  );

  it.each([
    '',
    'Negotiable',
    '20-25k',
    '25,000 + maintenance',
    'From 25,000',
    '1 lakh 20 thousand',
  ])('"%s" says more or nothing', (text) => {
    expect(isPlainPrice(text)).toBe(false);
  });
});

const numberish = fc.string({
  unit: fc.constantFrom(...'0123456789,.-–½₹ klcrLKm२௩２'.split(''), 'lakh', ' to ', 'sq.m'),
  maxLength: 60,
});

it('whatever the text, every reader returns null or a finite number of at least 0', () => {
  const reading = (value: number | null) =>
    value === null || (Number.isFinite(value) && value >= 0);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), numberish), (text) => {
      expect([readPrice(text), readArea(text), readCount(text)].every(reading)).toBe(true);
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

it('long hostile texts are read in no time', () => {
  const texts = [
    `${'1,11,'.repeat(20_000)}x`,
    `${'1 '.repeat(50_000)}-`,
    ' '.repeat(100_000),
    '-'.repeat(100_000),
  ];
  const start = performance.now();
  for (const text of texts) {
    readPrice(text);
    readArea(text);
    isPlainPrice(text);
  }
  expect(performance.now() - start).toBeLessThan(2_000);
});
