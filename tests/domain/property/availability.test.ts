import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/date';
import {
  confirmationOf,
  isNew,
  readAvailableFrom,
  standingOn,
} from '../../../src/domain/property/availability';

const confirmedAt = '2026-02-10';
const available = { status: 'Available', confirmedAt } as const;

describe('what visitors are told of a home that was confirmed', () => {
  it.each([
    [-1, null],
    [0, 'confirmed'],
    [14, 'confirmed'],
    [15, 'ask'],
  ] as const)('after %i days: %s', (days, expected) => {
    expect(confirmationOf(available, addDays(confirmedAt, days))).toBe(expected);
  });

  it('is nothing once it is occupied', () => {
    expect(confirmationOf({ status: 'Occupied', confirmedAt }, confirmedAt)).toBeNull();
  });

  it('is nothing when nobody has confirmed it', () => {
    expect(confirmationOf({ ...available, confirmedAt: '' }, '2026-02-10')).toBeNull();
  });
});

it.each([
  ['confirmed 30 days ago, listed long before', 30, '2025-02-10T06:30:00Z', confirmedAt, 0],
  ['confirmed 31 days ago', 31, '2025-02-10T06:30:00Z', confirmedAt, 1],
  // A day still to come says nothing: then only the day of listing counts.
  ['confirmed for tomorrow', -1, '2025-02-10T06:30:00Z', confirmedAt, 1],
  // Half past one on 10 February in Chennai, still the 9th in UTC.
  ['listed 30 days ago and never confirmed', 30, '2026-02-09T20:00:00Z', '', 0],
  ['listed 31 days ago', 31, '2026-02-09T20:00:00Z', '', 1],
  ['listed after it was confirmed', 31, '2026-03-01T06:30:00Z', '2026-01-01', 0],
  ['listed on a day that nobody knows', 0, 'soon', '', 1],
  ['confirmed, listed on a day that nobody knows', 0, 'soon', confirmedAt, 0],
])('a home %s: after %i days of 10-02-2026, group %5$i', (_, days, date, confirmed, group) => {
  const home = { status: 'Available', date, confirmedAt: confirmed } as const;
  expect(standingOn(addDays('2026-02-10', days))(home)).toBe(group);
});

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
