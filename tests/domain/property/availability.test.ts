import { expect, it } from 'vitest';
import { addDays } from '../../../src/domain/date';
import {
  canBeHad,
  findFreeFrom,
  findUnreadWords,
  newSince,
  readAvailableFrom,
  shownCheck,
} from '../../../src/domain/property/availability';

it.each([
  ['Available', '', 0, '2026-02-10'],
  ['Available', '', 14, '2026-02-10'],
  ['Available', '', 15, ''],
  ['Available', '12-02-2026', 1, ''],
  ['Available', '12-02-2026', 2, '2026-02-10'],
  ['Occupied', '', 0, ''],
] as const)(
  'of a home that is %s and free from %j, %i days after its check, people read: %s',
  (status, availableFrom, days, day) => {
    const checkedOn = '2026-02-10';
    const home = { status, availableFrom, checkedOn };
    expect(shownCheck(home, addDays(checkedOn, days))).toBe(day);
  },
);

it.each([
  ['Ready to occupy', 'now'],
  ['Vacant from today', 'now'],
  ['available after Pongal', null],
  ['From 15-03-2026', '2026-03-15'],
  ['15.3.2026 onwards', '2026-03-15'],
  ['Available from 1 March onwards.', '2026-03-01'],
  ['w.e.f. 15/03/2026', '2026-03-15'],
  ['ready to move in', 'now'],
  ['from', null],
  ['not before 15-03-2026', null],
  ['until 15-03-2026', null],
  ['உடனடியாக', 'now'],
  ['1st March 2026', '2026-03-01'],
  ['10-02-2026', 'now'],
  ['11-02-2026', '2026-02-11'],
  ['31-02-2026', null],
  ['15 Feb', '2026-02-15'],
  ['1st March', '2026-03-01'],
  ['Feb 26', null],
  ['Feb 2027', '2027-02-01'],
  ['15 Jan', 'now'],
  ['February', 'now'],
  ['1 Nov', '2026-11-01'],
  ['31 April', null],
  ['Tomorrow', null],
  ['after 2 months', null],
  ['monday', null],
  ['', null],
])('a home can be had from “%s”: %s', (text, expected) => {
  expect(readAvailableFrom(text, '2026-02-10')).toBe(expected);
});

it.each([
  ['Available', 'after Pongal', 'after Pongal', ''],
  ['Available', 'Tomorrow', 'Tomorrow', ''],
  ['Available', '15 Feb', '', ''],
  ['Available', 'Now', '', '2026-02-10'],
  ['Available', '', '', '2026-02-10'],
  ['Occupied', 'after Pongal', '', ''],
] as const)(
  'a home that is %s and states “%s” says “%s”, and is said to be checked: %j',
  (status, availableFrom, words, day) => {
    const home = { status, availableFrom, checkedOn: '2026-02-10' };
    expect([findUnreadWords(home, '2026-02-10'), shownCheck(home, '2026-02-10')]).toEqual([
      words,
      day,
    ]);
  },
);

it.each([
  [
    'those of the last seven days',
    ['2026-01-14T06:00:00Z', '2026-01-13T06:00:00Z', '2025-12-01T06:00:00Z'],
    '2026-01-14',
  ],
  ['none while half of them would be', ['2026-01-14T06:00:00Z', '2026-01-13T06:00:00Z'], ''],
])('of a list, %s are marked as new', (_, dates, since) => {
  expect(
    newSince(
      dates.map((date) => ({ date })),
      '2026-01-20',
    ),
  ).toBe(since);
});

it.each([
  ['Occupied', '11-02-2026', '2026-02-11', true],
  ['Occupied', '10-02-2026', '', false],
  ['Occupied', 'Now', '', false],
  ['Occupied', 'after Pongal', '', false],
  ['Occupied', '', '', false],
  ['Available', '11-02-2026', '2026-02-11', true],
  ['Available', '10-02-2026', '', true],
  ['Available', '', '', true],
] as const)(
  'a home that is %s and states “%s” is free from %j, and can be had: %s',
  (status, availableFrom, day, isOpen) => {
    const home = { status, availableFrom };
    expect([findFreeFrom(home, '2026-02-10'), canBeHad(home, '2026-02-10')]).toEqual([day, isOpen]);
  },
);
