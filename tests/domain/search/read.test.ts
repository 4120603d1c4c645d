import type { Wish } from '../../../src/domain/wish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultFilter, withoutPart } from '../../../src/domain/filter/filter';
import { readWishes } from '../../../src/server/records/search';

function said(wish: Wish) {
  switch (wish.kind) {
    case 'bed':
      return [wish.low, wish.high];
    case 'bath':
    case 'rent':
    case 'monthly':
    case 'advance':
    case 'advanceMonths':
    case 'size':
      return { [wish.kind]: [wish.low, wish.high] };
    case 'flag':
      return { [wish.flag]: wish.isNot !== true };
    case 'options':
      return { [wish.name]: wish.options };
    case 'place':
      return wish.place;
    case 'landmark':
      return { near: wish.name };
    case 'pin':
      return { pin: wish.code };
    case 'notOffered':
      return { not: wish.what };
    case 'now':
      return { now: wish.typed };
    case 'by':
      return 'inDays' in wish ? { within: wish.inDays } : { by: [wish.day, wish.month, wish.year] };
    case 'first':
      return { first: wish.categories };
    case 'least':
      return { least: wish.of };
    case 'mentioned':
    case 'word':
    case 'reference':
    case 'unknown':
      return wish.typed;
  }
}
const read = (text: string) =>
  readWishes(text).map((wish) =>
    wish.isNot === true && wish.kind !== 'flag' ? { refused: said(wish) } : said(wish),
  );

it.each([
  ['2bhk', [2, 2.5]],
  ['2 b.h.k.', [2, 2.5]],
  ['2.5bhk', [2, 3]],
  ['2+1 bhk', [2, 3]],
  ['3 beds', [3, 3.5]],
  ['2 bed rooms', [2, 2.5]],
  ['double bedroom', [2, 2.5]],
  ['இரண்டு படுக்கையறை', [2, 2.5]],
  ['4+ bhk', [4, Infinity]],
  ['2-3bhk', [2, 3.5]],
  ['3 or 2 BHK', [2, 3.5]],
  ['2', [2, 2.5]],
  ['two', [2, 2.5]],
  ['1 rk', [1, 1.5]],
  ['1 room kitchen', [1, 1.5]],
  ['studio', [1, 1.5]],
  ['single room', [1, 1.5]],
])('bedrooms are a whole number with the half above it: %s', (text, limits) => {
  expect(read(text)).toEqual([limits]);
});

it.each([
  '12 bhk',
  'bhk',
  '2nd bedroom',
  '2 bath',
  '22',
  '2 cars',
  '3 people',
  '12/4',
  '2 wheeler',
  '3 boys',
  '3 sharing',
  '1 dog',
  '1 labrador',
  '4 members',
  '3 months',
  '2 tenants',
  '3 of us',
])('no bedrooms are meant by "%s"', (text) => {
  expect(readWishes(text).map(({ kind }) => kind)).not.toContain('bed');
});

it.each([
  ['under 30k', [0, 30_000]],
  ['upto rs. 30000/-', [0, 30_000]],
  ['less than 1.5 lakhs a month', [0, 150_000]],
  ['under 30', [0, 30_000]],
  ['30k', [0, 30_000]],
  ['₹30,000', [0, 30_000]],
  ['30 ஆயிரம்', [0, 30_000]],
  ['2 lakh', [0, 200_000]],
  ['25000', [0, 25_000]],
  ['20,000', [0, 20_000]],
  ['25 000', [0, 25_000]],
  ['Rs 25000', [0, 25_000]],
  ['20000 rs', [0, 20_000]],
  ['rent 3000', [0, 3_000]],
  ['1,50,000', [0, 150_000]],
  ['< 30000', [0, 30_000]],
  ['> 30000', [30_000, Infinity]],
  ['above 40k', [40_000, Infinity]],
  ['40k and above', [40_000, Infinity]],
  ['from 20000', [20_000, Infinity]],
  ['at least 1,25,000', [125_000, Infinity]],
  ['20-25k', [20_000, 25_000]],
  ['15000-20000', [15_000, 20_000]],
  ['15000 to 20000', [15_000, 20_000]],
  ['15000, 20000', [15_000, 20_000]],
  ['15k 20k', [15_000, 20_000]],
  ['between ₹20,000 and ₹15,000', [15_000, 20_000]],
  ['1 - 1.5 lakh', [100_000, 150_000]],
  ['under 200', [0, 200_000]],
  ['20 hazar', [0, 20_000]],
  ['20 hazaar tak', [0, 20_000]],
  ['20 हज़ार तक', [0, 20_000]],
  ['10 to 15 hazar', [10_000, 15_000]],
  ['15000 kulla', [0, 15_000]],
  ['20kkulla', [0, 20_000]],
  ['10000க்குள்', [0, 10_000]],
  ['not above 30k', [0, 30_000]],
  ['not below 20k', [20_000, Infinity]],
])('the rent is read: %s', (text, rent) => {
  expect(read(text)).toEqual([{ rent }]);
});

it.each([
  ['1500 sqft', [1_350, Infinity]],
  ['1,200 sft', [1_080, Infinity]],
  ['1200 sq. ft.', [1_080, Infinity]],
  ['above 1500 square feet', [1_500, Infinity]],
  ['1500+ sqft', [1_500, Infinity]],
  ['under 1000 sq ft', [0, 1_000]],
  ['1000-1500 sqft', [1_000, 1_500]],
])('the size is read: %s', (text, size) => {
  expect(read(text)).toEqual([{ size }]);
});

it.each([
  '600017',
  '30',
  '2-3',
  'under construction',
  '30 km',
  '10 Lake Road',
  '2bhk',
  '2027',
  'min 2 bath',
  'above 1,000 sqft',
  'within 5 km',
  'between 2 and 3',
  '9876543210',
  'under 500',
  'above 201',
  '$500',
  'under $5000',
  '5000 usd',
  'aed 5000',
  '€4,000',
  '5k per night',
  '1L advance',
  '50k security deposit',
  'advance 50k',
  'maintenance 3000',
  '50k-1L deposit',
])('no rent is meant by "%s"', (text) => {
  expect(readWishes(text).map(({ kind }) => kind)).not.toContain('rent');
});

it.each([
  ['600 042', [{ pin: '600042' }]],
  ['chennai 42', ['Chennai', { pin: '600042' }]],
  ['Chennai-4', ['Chennai', { pin: '600004' }]],
  ['madurai 20', ['Madurai', { pin: '625020' }]],
  ['madurai 2 bhk', ['Madurai', [2, 2.5]]],
  ['adyar 2bhk under 30k', ['Adyar', [2, 2.5], { rent: [0, 30_000] }]],
  ['20k to 25k 3 bhk in velachery', [{ rent: [20_000, 25_000] }, [3, 3.5], 'Velachery']],
  [
    'two bedroom flat in Anna Nagar West',
    [[2, 2.5], { category: ['Apartment'] }, 'Anna Nagar', 'West'],
  ],
  ['2bhk ready-to-move in Adyar', [[2, 2.5], { now: 'ready-to-move' }, 'Adyar']],
  ['t. nagar, s. colony', ['T. Nagar', 's', 'colony']],
  ['velachery mrts station, lift', ['Velachery', { lift: true }]],
  ['iit madras, near apollo hospital', [{ near: 'IIT Madras' }, { near: 'Apollo Hospital' }]],
  ['villa a', [{ category: ['Independent House/Villa', 'Gated Community Villa'] }]],
  ['pet friendly, veg only, no lift', [{ pets: true }, { veg: true }, { lift: false }]],
  ['non veg allowed', [{ veg: false }]],
  ['no borewell, lift', [{ refused: { waterSource: ['borewell'] } }, { lift: true }]],
  ['not ground or top floor in adyar', [{ refused: 'ground or top floor' }, 'Adyar']],
  ['no, 2bhk', [[2, 2.5]]],
  ['not furnished', [{ fStatus: ['Not Furnished'] }]],
  ['no pg, not for sale', []],
  ['pets not allowed, lift venda', [{ pets: false }, { lift: false }]],
  ['rent 12k advance 50k', [{ rent: [0, 12_000] }, { advance: [0, 50_000] }]],
  ['15k 50k advance', [{ rent: [0, 15_000] }, { advance: [0, 50_000] }]],
  ['12k advance kammiya', [{ rent: [0, 12_000] }, { least: 'advance' }]],
  ['25k + 2k maintenance', [{ rent: [0, 25_000] }, '2k maintenance']],
  [
    '2bhk or 3',
    [
      [2, 2.5],
      [3, 3.5],
    ],
  ],
  ['2bhk 3 adyar', [[2, 2.5], '3', 'Adyar']],
  ['2 adyar', [[2, 2.5], 'Adyar']],
  ['2, sharing', [[2, 2.5], { letTo: ['women', 'men'] }]],
  ['2 30k', [[2, 2.5], { rent: [0, 30_000] }]],
  ['2bhk fully-furnished', [[2, 2.5], { fStatus: ['Fully Furnished'] }]],
  ['for a family of 4 in adyar', [{ letTo: ['family'] }, 'Adyar']],
  ['working women', [{ letTo: ['women'] }]],
  ['shop, for sale', [{ not: 'shop' }, { not: 'sale' }]],
  ['house for rent', []],
  ['வீடு வாடகைக்கு', []],
  ['"*#?" 🏠', []],
  [
    '2 bath, lift/parking',
    [{ bath: [2, Infinity] }, { lift: true }, { parking: ['2 Wheeler', '4 Wheeler'] }],
  ],
])('"%s" asks for %j', (text, wishes) => {
  expect(read(text)).toEqual(wishes);
});

it('the wishes of any text can be taken away one by one, until nothing is asked for', () => {
  const piece = fc.constantFrom(
    '2bhk',
    ' ',
    ',',
    'K.K.',
    'Nagar',
    'in',
    'வேளச்சேரி',
    'semi',
    'furnished',
    'under',
    '30k',
    '-',
    'mrts',
    'chennai',
    '42',
    '<',
    '25,000',
    'no',
    'lift',
    '\u200b',
    '“',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.array(piece).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      let filter = { ...defaultFilter, text: typed };
      for (let left = readWishes(typed).length; left > 0; left -= 1) {
        const [wish] = readWishes(filter.text);
        if (wish) filter = withoutPart(filter, { name: 'text', wish });
      }
      expect(readWishes(filter.text)).toEqual([]);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});
