import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wishesOf, withoutWish } from '../../../../src/domain/property/search/wishes';

const said = (text: string) =>
  wishesOf(text).map((wish) => {
    if (wish.kind === 'bed') return [wish.low, wish.high];
    if (wish.kind === 'rent') return { rent: [wish.low, wish.high] };
    if (wish.kind === 'flag') return { [wish.flag]: wish.typed };
    if (wish.kind === 'options') return { [wish.typed]: wish.options };
    if (wish.kind === 'now') return { now: wish.typed };
    return wish.kind === 'place' ? wish.place : wish.typed;
  });

it.each([
  ['2bhk', [2, 2.5]],
  ['2 b.h.k.', [2, 2.5]],
  ['2.5bhk', [2.5, 2.5]],
  ['3 beds', [3, 3.5]],
  ['2 bed rooms', [2, 2.5]],
  ['two bedroom flats', [2, 2.5]],
  ['double bedroom', [2, 2.5]],
  ['இரண்டு படுக்கையறை', [2, 2.5]],
  ['4+ bhk', [4, Infinity]],
  ['2-3bhk', [2, 3.5]],
  ['3 or 2 BHK', [2, 3.5]],
  ['2 bedro', [2, 2.5]],
])('bedrooms are a whole number with the half above it: %s', (text, limits) => {
  expect(said(text)).toEqual([limits]);
});

it.each(['12 bhk', '2', 'bhk', '2nd bedroom', '2 bedlam', '2 bath', '22', '2 bank'])(
  'no bedrooms are meant by "%s"',
  (text) => {
    expect(wishesOf(text).map(({ kind }) => kind)).not.toContain('bed');
  },
);

it.each([
  ['under 30k', [0, 30_000]],
  ['upto rs. 30000/-', [0, 30_000]],
  ['less than 1.5 lakhs a month', [0, 150_000]],
  ['under 30', [0, 30_000]],
  ['30k', [0, 30_000]],
  ['₹30,000', [0, 30_000]],
  ['30 ஆயிரம்', [0, 30_000]],
  ['above 40k', [40_000, Infinity]],
  ['at least 1,25,000', [125_000, Infinity]],
  ['20-25k', [20_000, 25_000]],
  ['between ₹20,000 and ₹15,000', [15_000, 20_000]],
  ['1 - 1.5 lakh', [100_000, 150_000]],
])('the rent is read: %s', (text, rent) => {
  expect(said(text)).toEqual([{ rent }]);
});

it.each([
  ...['600017', '30', '2-3', 'under', 'under construction', '30 km', '10 Lake Road', '2bhk'],
  ...['min 2 bath', 'above 1,000 sqft', 'within 5 km', 'between 2 and 3'],
])('no rent is meant by "%s"', (text) => {
  expect(wishesOf(text).map(({ kind }) => kind)).not.toContain('rent');
});

it.each([
  ['adyar 2bhk under 30k', ['Adyar', [2, 2.5], { rent: [0, 30_000] }]],
  ['20k to 25k 3 bhk in velachery', [{ rent: [20_000, 25_000] }, [3, 3.5], 'Velachery']],
  ['2 bedroom flat in Anna Nagar West', [[2, 2.5], 'Anna Nagar', 'West']],
  ['2bhk ready-to-move in Adyar', [[2, 2.5], { now: 'ready-to-move' }, 'Adyar']],
  ['immediate possession velachery', [{ now: 'immediate possession' }, 'Velachery']],
  ['ready to eat', ['ready', 'eat']],
  ['t. nagar, s. colony', ['T. Nagar', 's. colony']],
  ['b velachery', ['b', 'Velachery']],
  ['ref 7K3QPD', ['ref 7K3QPD']],
  ['flat near the lake', ['flat', 'lake']],
  ['villa a', ['villa', 'a']],
  ['pet friendly, veg, elevator', [{ pets: 'pet' }, { veg: 'veg' }, { lift: 'elevator' }]],
  ['furnished flat', [{ furnished: ['Semi Furnished', 'Fully Furnished'] }, 'flat']],
  ['2bhk fully-furnished', [[2, 2.5], { 'fully-furnished': ['Fully Furnished'] }]],
  ['for family in adyar', [{ family: ['family'] }, 'Adyar']],
  ['Bachelors allowed', [{ Bachelors: ['women', 'men'] }]],
  ['semi detached', ['semi', 'detached']],
])('"%s" asks for %j', (text, wishes) => {
  expect(said(text)).toEqual(wishes);
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
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.array(piece).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      let rest = typed;
      for (let left = wishesOf(rest).length; left > 0; left -= 1) {
        const [wish] = wishesOf(rest);
        expect(wish).toBeDefined();
        rest = wish ? withoutWish(rest, wish) : rest;
      }
      expect(wishesOf(rest).length).toBe(0);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});
