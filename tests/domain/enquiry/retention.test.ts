import { expect, it } from 'vitest';
import { findLowerings, followChoice, type Retention } from '../../../src/domain/enquiry/retention';
import { daysAfter, monthsBefore, retentionMonths } from '../../../src/domain/retention-periods';

const start = '2026-01-05T04:00:00.000Z';
const on = (day: number) => daysAfter(start, day);
const kept = (months: number): Retention => ({ months, shorter: null });

/** What holds after a site has looked on these days, where it found these choices. */
const afterLooks = (...looks: readonly (readonly [day: number, months: number])[]) =>
  looks.reduce<Retention>(
    (known, [day, months]) => followChoice(known, months, new Date(on(day))),
    kept(24),
  );

it.each<[string, (readonly [number, number])[], number]>([
  ['the same choice', [[100, 24]], 24],
  ['a longer one at once', [[100, 36]], 36],
  ['not a shorter one on that day', [[100, 12]], 24],
  [
    'not a shorter one within seven days',
    [
      [100, 12],
      [106.99, 12],
    ],
    24,
  ],
  [
    'a shorter one after seven days',
    [
      [100, 12],
      [107, 12],
    ],
    12,
  ],
  [
    'a shorter one that was seen once, however long nobody looked',
    [
      [100, 12],
      [300, 12],
    ],
    12,
  ],
  [
    'the longer one, where the shorter one was taken back',
    [
      [100, 12],
      [103, 24],
      [120, 24],
    ],
    24,
  ],
  [
    'not one that was taken back and chosen anew',
    [
      [100, 12],
      [103, 24],
      [106, 12],
      [108, 12],
    ],
    24,
  ],
  [
    'neither of two shorter ones until the second is seven days old',
    [
      [100, 12],
      [103, 6],
      [108, 6],
    ],
    24,
  ],
  [
    'the second of two shorter ones after that',
    [
      [100, 12],
      [103, 6],
      [110, 6],
    ],
    6,
  ],
])('rows 64, 69: in force is %s', (_, looks, months) => {
  expect(afterLooks(...looks).months).toBe(months);
});

it('rows 64, 69: says which shorter choice waits, and since when', () => {
  expect(afterLooks([100, 12], [103, 12]).shorter).toEqual({ months: 12, since: on(100) });
  expect(afterLooks([100, 12], [107, 12]).shorter).toBeNull();
});

it('row 69: a site that has never looked, or has lost what it saw, keeps enquiries as long as any choice would for seven days', () => {
  const first = followChoice(null, 6, new Date(start));
  expect(first).toEqual({ months: 36, shorter: { months: 6, since: on(0) } });
  expect(followChoice(first, 6, new Date(on(7)))).toEqual(kept(6));
  expect(followChoice(null, 36, new Date(start))).toEqual(kept(36));
});

it('row 64: of each shorter choice it is said how many enquiries go, and when', () => {
  const now = new Date(start);
  const begins = new Date(on(7));
  const times = [daysAfter(monthsBefore(begins, 12), -1), monthsBefore(begins, 6), on(-1)];
  expect(findLowerings(kept(36), times, now)).toEqual([
    { months: 6, from: on(7), count: 1, isSaved: false },
    { months: 12, from: on(7), count: 1, isSaved: false },
  ]);
  const waiting = { months: 36, shorter: { months: 6, since: on(1) } };
  expect(findLowerings(waiting, times, now)[0]).toEqual({
    months: 6,
    from: on(8),
    count: 2,
    isSaved: true,
  });
});

it('a choice that erases nothing of what is there is nothing to say', () => {
  expect(findLowerings(kept(36), [on(-1)], new Date(start))).toEqual([]);
  const old = [monthsBefore(new Date(start), 60)];
  const listed = (months: number) =>
    findLowerings(kept(months), old, new Date(start)).map((one) => one.months);
  expect(retentionMonths.map(listed)).toEqual([[], [6], [6, 12], [6, 12, 24]]);
});
