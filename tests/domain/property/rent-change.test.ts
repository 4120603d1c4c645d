import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeRent,
  planRents,
  readPercent,
  type RentChange,
  roundings,
} from '../../../src/domain/property/rent-change';

const rise = (by: RentChange['by'], rounding: RentChange['rounding'] = 100): RentChange => {
  return { isRise: true, by, rounding };
};
const fall = (by: RentChange['by'], rounding: RentChange['rounding'] = 100): RentChange => {
  return { isRise: false, by, rounding };
};

describe('a changed rent', () => {
  it.each([
    [25_000, rise({ percent: 5 }), 26_300],
    [25_000, rise({ percent: 5 }, 50), 26_250],
    [25_000, rise({ percent: 5 }, 500), 26_500],
    [18_000, rise({ percent: 7.5 }), 19_400],
    [25_000, fall({ percent: 10 }), 22_500],
    [25_000, rise({ rupees: 1_500 }), 26_500],
    [25_000, fall({ rupees: 1_500 }, 500), 23_500],
    [120_000, rise({ percent: 5 }), 126_000],
  ])('of ₹%i is rounded as an office does it: %o makes ₹%i', (rent, change, expected) => {
    expect(changeRent(rent, change)).toBe(expected);
  });

  it('is as before where the change is less than it is rounded by', () => {
    expect(changeRent(25_040, rise({ rupees: 5 }))).toBe(25_040);
    expect(changeRent(25_060, fall({ rupees: 5 }))).toBe(25_060);
  });

  it('is never nothing or less', () => {
    expect(changeRent(5_000, fall({ rupees: 5_000 }))).toBeNull();
    expect(changeRent(5_000, fall({ rupees: 9_000 }))).toBeNull();
    expect(changeRent(5_000, fall({ percent: 100 }))).toBeNull();
    expect(changeRent(240, fall({ percent: 50 }, 500))).toBeNull();
    expect(changeRent(0, rise({ percent: 5 }))).toBeNull();
  });

  it('is a whole number of rupees on the side to which it was changed', () => {
    const rents = fc.integer({ min: 1, max: 1_000_000 });
    const percents = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
    const rounding = fc.constantFrom(...roundings);
    fc.assert(
      fc.property(rents, percents, rounding, fc.boolean(), (rent, percent, step, isRise) => {
        const changed = changeRent(rent, { isRise, by: { percent }, rounding: step });
        if (changed === null) return;
        expect(Number.isInteger(changed)).toBe(true);
        expect(changed === rent || changed % step === 0).toBe(true);
        if (isRise) expect(changed).toBeGreaterThanOrEqual(rent);
        else expect(changed).toBeLessThanOrEqual(rent);
      }),
    );
  });
});

it('a plan changes rents that are one amount, however written, and leaves out the others by name', () => {
  const homes = ['1.2L', '₹25,000/-', 'On request', '25,000 + maintenance', '', '40'].map(
    (price) => ({ price }),
  );
  const [lakh, plain, words, more, none, small] = homes;
  expect(planRents(homes, rise({ percent: 5 }))).toEqual({
    changes: [
      { home: lakh, from: 120_000, to: 126_000 },
      { home: plain, from: 25_000, to: 26_300 },
    ],
    unchanged: [small],
    unknown: [words, more, none],
    emptied: [],
  });
  expect(planRents(homes, fall({ rupees: 30_000 })).emptied).toEqual([plain, small]);
});

it('a plan of a thousand homes has each of them once', () => {
  const homes = Array.from({ length: 1_000 }, (_, index) => ({ price: String(10_000 + index) }));
  const { changes, unchanged, unknown, emptied } = planRents(homes, rise({ percent: 4 }));
  expect(changes).toHaveLength(1_000);
  expect([unchanged, unknown, emptied]).toEqual([[], [], []]);
});

it.each([
  ['5', 5],
  [' 7.5 % ', 7.5],
  ['12 percent', 12],
  ['5-6', null],
  ['-5', null],
  ['5 %, from May', null],
  ['', null],
])('the percentage of “%s” is %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
