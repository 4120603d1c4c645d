import { expect, it } from 'vitest';
import { addDays } from '../../../src/domain/date';
import { isNew, readAvailableFrom, shownCheck } from '../../../src/domain/property/availability';

it.each([
  ['Available', 0, '2026-02-10'],
  ['Available', 14, '2026-02-10'],
  ['Available', 15, ''],
  ['Occupied', 0, ''],
] as const)(
  'of a home that is %s, %i days after its check, people read: %s',
  (status, days, day) => {
    const checkedOn = '2026-02-10';
    expect(shownCheck({ status, checkedOn }, addDays(checkedOn, days))).toBe(day);
  },
);

it.each([
  ['Ready to occupy', 'now'],
  ['Vacant from today', 'now'],
  ['available after Pongal', null],
  ['உடனடியாக', 'now'],
  ['1st March 2026', '2026-03-01'],
  ['10-02-2026', 'now'],
  ['11-02-2026', '2026-02-11'],
  ['31-02-2026', null],
  ['', null],
])('a home can be had from “%s”: %s', (text, expected) => {
  expect(readAvailableFrom(text, '2026-02-10')).toBe(expected);
});

it.each([
  ['on its seventh day', '2026-01-14T06:00:00Z', true],
  ['a week later', '2026-01-13T06:00:00Z', false],
  ['whose day began in Chennai before it did in UTC', '2026-01-13T19:00:00Z', true],
  ['whose date cannot be read', 'soon', false],
])('a property %s is new: %3$s', (_, date, expected) => {
  expect(isNew(date, '2026-01-20')).toBe(expected);
});
