import { expect, it } from 'vitest';
import { findLowering, findRetention } from '../../../src/domain/enquiry/retention';
import { daysAfter } from '../../../src/domain/retention-periods';

const start = '2026-01-05T04:00:00.000Z';
const on = (day: number) => daysAfter(start, day);
const saved = (...numbers: readonly (readonly [day: number, days: number])[]) =>
  numbers.map(([day, days]) => ({ at: on(day), days }));
const retention = (day: number, numbers: ReturnType<typeof saved>) =>
  findRetention(numbers, new Date(on(day)));

const slip = saved([0, 730], [100, 73]);

it.each<[string, number, ReturnType<typeof saved>, number]>([
  ['the number that was saved long ago', 100, saved([0, 730]), 730],
  ['a higher one at once', 100, saved([0, 730], [100, 900]), 900],
  ['not a lower one on that day', 100, slip, 730],
  ['not a lower one six days later', 106, slip, 730],
  ['a lower one after seven days', 107, slip, 73],
  [
    'the old one where the lower one was taken back',
    120,
    saved([0, 730], [100, 73], [103, 730]),
    730,
  ],
  [
    'the first of two slips until the second is seven days old',
    107,
    saved([0, 730], [100, 365], [103, 73]),
    365,
  ],
  ['a lower one whatever else was saved since', 107, saved([0, 730], [100, 73], [106, 73]), 73],
])('row 64: in force is %s', (_, day, numbers, days) => {
  expect(retention(day, numbers).days).toBe(days);
});

it('row 64: says which lower number waits, and until when', () => {
  expect(retention(103, slip).lower).toEqual({ days: 73, from: on(107) });
  expect(retention(107, slip).lower).toBeNull();
});

it('row 64: a lower number says how many enquiries go, and when', () => {
  const note = { days: 730, lower: null, ages: [2, 65, 66, 80, 700], at: on(0) };
  expect(findLowering(73, note)).toEqual({ days: 73, from: on(7), count: 3 });
  const waiting = { ...note, lower: { days: 73, from: on(1) } };
  expect(findLowering(73, waiting)).toEqual({ days: 73, from: on(1), count: 2 });
  expect(findLowering(730, waiting)).toBeNull();
});
