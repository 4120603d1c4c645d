import { expect, it } from 'vitest';
import { readersHours } from '../../../src/content/pages/owners';
import type { Weekday } from '../../../src/domain/clock';
import { clocksOfHours } from '../../../src/domain/enquiry/weekly-hours';

const november = '2026-11-25T06:00:00.000Z';

it.each<[weekday: Weekday, hours: string, zone: string, now: string, text: string | null]>([
  ['Monday', '[10:00–18:00]', 'Asia/Dubai', november, '08:30 to 16:30 for you'],
  ['Monday', '10:00–18:00', 'Asia/Kolkata', november, ''],
  ['Monday', '10:00–18:00', 'Asia/Colombo', november, ''],
  ['Monday', '[closed]', 'Asia/Dubai', november, null],
  [
    'Sunday',
    '10:00–13:00',
    'America/Los_Angeles',
    november,
    '20:30 on Saturday to 23:30 on Saturday for you',
  ],
  ['Friday', '10:00–18:00', 'Europe/London', november, '04:30 to 12:30 for you'],
  ['Friday', '10:00–18:00', 'Europe/London', '2026-06-01T06:00:00.000Z', '05:30 to 13:30 for you'],
])('%s, %s, in %s on %s: %s', (weekday, hours, zone, now, text) => {
  const clocks = clocksOfHours(weekday, hours, zone, now);
  expect(clocks && readersHours(clocks.from, clocks.until)).toBe(text);
});
