import { describe, expect, it } from 'vitest';
import { readClocks, isZone } from '../../src/domain/clock';

/** Chennai’s time of 11:00 on a day, in UTC. */
const atEleven = (day: string) => `${day}T05:30:00.000Z`;

describe('a moment in two clocks', () => {
  it.each([
    ['Asia/Dubai', '2026-03-08', '09:30', '08-03-2026'],
    // New York is an hour later in summer.
    ['America/New_York', '2026-03-08', '00:30', '08-03-2026'],
    ['America/New_York', '2026-11-01', '01:30', '01-11-2026'],
  ])('in %s on %s', (zone, day, time, visitorsDay) => {
    const { chennai, visitor } = readClocks(atEleven(day), zone);
    expect(chennai).toMatchObject({ day: day.split('-').reverse().join('-'), time: '11:00' });
    expect(visitor).toMatchObject({ zone, time, day: visitorsDay });
  });

  it('writes midnight as 00:00', () => {
    expect(readClocks('2026-11-28T18:30:00.000Z', undefined).chennai).toEqual({
      weekday: 'Sunday',
      day: '29-11-2026',
      time: '00:00',
    });
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo', undefined, 'Etc/Unknown', 'undefined'])(
    'row 55: is one clock in %s',
    (zone) => {
      expect(readClocks(atEleven('2026-11-29'), zone)).not.toHaveProperty('visitor');
    },
  );
});

it.each([
  ['Asia/Dubai', true],
  ['America/Argentina/Buenos_Aires', true],
  ['', false],
  ['Chennai', false],
  ['+05:30', false],
  ['Asia/Dubai<script>', false],
])('%j is the name of a time zone: %s', (name, expected) => {
  expect(isZone(name)).toBe(expected);
});
