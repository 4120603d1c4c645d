import { expect, it } from 'vitest';
import {
  addDays,
  formatDay,
  isoDay,
  readInstant,
  formatMinute,
  secondsToMidnight,
} from '../../src/domain/date';

it.each([
  ['2025-03-01T18:29:59.999Z', '01-03-2025', '2025-03-01'],
  ['2025-03-01T18:30:00.000Z', '02-03-2025', '2025-03-02'],
  ['2024-02-29', '29-02-2024', '2024-02-29'],
  ['2025-03-01T02:00+05:30', '01-03-2025', '2025-03-01'],
  ['2025-03-01T20:00:00', '02-03-2025', '2025-03-02'],
])('%s is %s in India', (iso, day, isoText) => {
  expect(formatDay(iso)).toBe(day);
  expect(isoDay(iso)).toBe(isoText);
});

it.each([
  '',
  'soon',
  'Chennai 600040',
  '1',
  '01-03-2025',
  '2025-3-1',
  '2025-13-01',
  '2025-02-30',
  '2023-02-29',
  '2025-03-01T25:00:00Z',
  '2025-03-01 10:00',
  ' 2025-03-01',
  '2025-00-01',
  '2025-03-01T10:00:00+99:00',
  '2025-03-00',
  '-002025-03-01',
  '2025-03-01T',
  'null',
])('"%s" is no day', (text) => {
  expect([formatDay(text), isoDay(text), readInstant(text)]).toEqual(['', '', null]);
});

it.each([
  ['2026-01-15T10:00:59.999Z', '15-01-2026, 15:30'],
  ['2026-01-15', '15-01-2026, 05:30'],
  ['2026-02-30T00:00:00Z', ''],
  ['yesterday', ''],
])('the minute %j in Asia/Kolkata is %j', (iso, expected) => {
  expect(formatMinute(iso)).toBe(expected);
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-12-28', 7, '2027-01-04'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

it.each([
  ['2026-01-15T18:30:00.000Z', 86_400],
  ['2026-01-15T18:30:00.001Z', 86_399],
  ['2026-01-16T18:29:59.999Z', 0],
])('at %s it is %i seconds to midnight in Asia/Kolkata', (iso, seconds) => {
  expect(secondsToMidnight(Date.parse(iso))).toBe(seconds);
});
