import { expect, it } from 'vitest';
import { readersHours } from '../../src/content/readers-hours';
import { makeClockReader, weekdays } from '../../src/domain/clock';
import { findReadersHours } from '../../src/domain/readers-hours';

const november = '2026-11-25T06:00:00.000Z';
const june = '2026-06-01T06:00:00.000Z';
/** Already the next day in Chennai. */
const evening = '2026-11-28T20:00:00.000Z';

it.each([
  ['Monday', '[10:00–18:00]', 'Asia/Dubai', november, '8.30 am to 4.30 pm your time'],
  ['Monday', '10:00–18:00', 'Asia/Kolkata', november, null],
  ['Monday', '10:00–18:00', 'Asia/Colombo', november, null],
  ['Monday', '[closed]', 'Asia/Dubai', november, null],
  [
    'Sunday',
    '10:00–13:00',
    'America/Los_Angeles',
    november,
    'Saturday 8.30 pm to 11.30 pm your time',
  ],
  ['Monday', '10:00–18:00', 'America/Los_Angeles', evening, 'Sunday 8.30 pm to 4.30 am your time'],
  ['Friday', '10:00–18:00', 'Europe/London', november, '4.30 am to 12.30 pm your time'],
  ['Friday', '10:00–18:00', 'Europe/London', june, '5.30 am to 1.30 pm your time'],
  ['Sunday', '10:00–13:00', 'Asia/Dubai', evening, '8.30 am to 11.30 am your time'],
  [
    'Monday',
    '10:00–18:00',
    'Europe/London',
    '2026-03-23T06:00:00.000Z',
    '4.30 am to 12.30 pm your time',
  ],
] as const)('%s, %s, in %s on %s: %s', (weekday, hours, zone, now, text) => {
  const readClocks = makeClockReader(zone);
  const found = findReadersHours(weekdays.indexOf(weekday), hours, readClocks, Date.parse(now));
  expect(found && readersHours(found)).toBe(text);
});
