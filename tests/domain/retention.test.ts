import { expect, it } from 'vitest';
import { daysAfter, daysBefore } from '../../src/domain/retention';

it('days are counted to the millisecond', () => {
  const now = new Date('2027-03-15T20:40:00.000Z');
  expect(daysAfter('2026-12-15T20:40:00.000Z', 90)).toBe(now.toISOString());
  expect(daysBefore(now, 90)).toBe('2026-12-15T20:40:00.000Z');
});
