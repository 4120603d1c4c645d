import { expect, it } from 'vitest';
import { formatDays, formatHours, formatLongDay, formatTime } from '../../src/content/day-and-time';

it.each([
  ['00:00', '12 midnight'],
  ['00:30', '12.30 am'],
  ['07:00', '7 am'],
  ['10:30', '10.30 am'],
  ['11:05', '11.05 am'],
  ['12:00', '12 noon'],
  ['12:30', '12.30 pm'],
  ['18:00', '6 pm'],
  ['24:00', '12 midnight'],
])('%s is said as %s', (time, said) => {
  expect(formatTime(time)).toBe(said);
});

it.each([
  ['10:00–18:00', '10 am – 6 pm'],
  ['[10:00–13:30]', '[10 am – 1.30 pm]'],
  ['closed', 'closed'],
  ['[closed]', '[closed]'],
])('the hours %s are read as %s', (hours, read) => {
  expect(formatHours(hours)).toBe(read);
});

it('a day in a sentence has its month in words', () => {
  expect(formatLongDay('28-11-2026')).toBe('28 November 2026');
  expect(formatLongDay('01-02-2027')).toBe('1 February 2027');
});

it('days that follow each other are said by the first and the last', () => {
  expect(formatDays('Tuesday', 'Tuesday')).toBe('Tuesday');
  expect(formatDays('Wednesday', 'Saturday')).toBe('Wednesday to Saturday');
});
