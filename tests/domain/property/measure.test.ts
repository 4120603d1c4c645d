import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readArea, readCount, readPrice } from '../../../src/domain/property/measure';

it.each<[string, number | null]>([
  ['₹25,000/-', 25_000],
  ['25 K', 25_000],
  ['1.5 lakhs', 150_000],
  ['1.2L', 120_000],
  ['2crore', 20_000_000],
  ['Rs.18,500', 18_500],
  ['1,25,000', 125_000],
  ['₹ 25 000', 25_000],
  ['₹\u202f25\u00a0000', 25_000],
  ['2 950', 2_950],
  ['2 9500', null],
  ['25000.50', 25_001],
  ['0', 0],
  ['20-25k', 20_000],
  ['50,000 – 1 lakh', 50_000],
  ['Rent - 25,000', 25_000],
  ['25,000 + maintenance', 25_000],
  ['२५ हज़ार', 25_000],
  ['௨௫௦௦௦', 25_000],
  ['２５，０００', 25_000],
  ['', null],
  ['On request', null],
  ['-25000', null],
  ['25,000 / month', 25_000],
  ['₹25,000 onwards', 25_000],
  ['25000/26000', null],
  ['22000+2500', 22_000],
  ['AED 2,500', null],
  ['$1,200', null],
  ['USD 1,200', null],
  ['2500 per day', null],
  ['800/day', null],
  ['3,00,000 per year', null],
  ['3 lakhs p.a.', null],
  ['₹25 per sqft', null],
  ['85 Lakhs (sale)', null],
  ['8,00,000 lease', null],
  ['18000 + maint 2,500 (neg)', 18_000],
  ['Rent: 22k p.m. incl. maintenance', 22_000],
  ['30,000 plus water charges 500', 30_000],
  ['up to 25,000', 25_000],
  ['₹20,000 monthly, slightly negotiable', 20_000],
  ['9500 pw', null],
  ['8,500 per bed', null],
  ['75,000 quarterly', null],
  ['45 psf', null],
  ['12,000 EMI', null],
  ['6,500 per person', null],
  ['25,000 (8% TDS)', null],
  ['18,000 Ravi 9840012345', null],
  ['(25000)', null],
  ['₹(25,000)', null],
  ['25,00', null],
  ['25000 - 10 months', null],
])('a price of %j is %s rupees a month', (text, rupees) => {
  expect(readPrice(text)).toBe(rupees);
});

it.each<[string, number | null]>([
  ['1,200 sq.ft', 1_200],
  ['1200,1400', 1_200],
  ['1 - 2 grounds', 2_400],
  ['2.5 cents', 1_089],
  ['111 sq.m', 1_195],
  ['10 sq yards', 90],
  ['1300 Sq-ft', 1_300],
  ['950/1180 sqft', null],
  ['105 Sq-yrd', 945],
  ['1.5 acres', 65_340],
  ['1,200', 1_200],
  ['about 1,200 (carpet area)', 1_200],
  ['1,200 – 1,500 sqft', 1_200],
  ['3 BHK, 1450 sqft', 1_450],
  ['2BHK / 950 sq.ft', 950],
  ['Plot 2 grounds, built 1800 sqft', 1_800],
  ['25k', null],
  ['Sector 7', null],
  ['3 BHK', null],
  ['spacious', null],
  ['1200 sqft near the park', null],
  ['720,5', null],
  ['1,00,000 sqft', 100_000],
  ['1,100 sqft UDS 450', 1_100],
])('an area of %j is %s square feet', (text, squareFeet) => {
  expect(readArea(text)).toBe(squareFeet);
});

it.each<[string, number | null]>([
  ['2 BHK', 2],
  ['2½ BHK', 2.5],
  ['2,3 BHK', 2],
  ['2', 2],
  ['2-3', 2],
  ['3 BHK + study', 3],
  ['2+1 BHK', 2],
  ['Ground floor, 2 BHK', 2],
  ['G+1 (3 BHK)', 3],
  ['2 (1 attached)', 2],
  ['2 1/2', 2.5],
  ['2/3 BHK', null],
  ['4/5', null],
  ['2 BHK / 950 sqft', 2],
  ['1 RK', 1],
  ['Sector 7', null],
  ['2nd floor', null],
  ['Studio', null],
  ['2 BHK near Sector 7', null],
  ['2 flats', null],
  ['4 BHK duplex', 4],
  ['2 attached, 1 common', 2],
])('%j are %s rooms', (text, rooms) => {
  expect(readCount(text)).toBe(rooms);
});

it('whatever the text, every reader returns null or a finite number of at least 0', () => {
  const units = ['0123456789,.-–½₹ klcrLKm२௩२'.split(''), 'lakh', ' to ', 'sq.m'].flat();
  const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), text), (written) => {
      const values = [readPrice(written), readArea(written), readCount(written)];
      expect(values.every((value) => value === null || (value >= 0 && value < Infinity))).toBe(
        true,
      );
    }),
    { seed: 1, numRuns: 300 },
  );
});
