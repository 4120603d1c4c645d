import { describe, expect, it } from 'vitest';
import { isNew, newSince } from '../../../src/domain/property/recent';

describe('a new property', () => {
  // Noon in Chennai on 20 January.
  const since = newSince(Date.parse('2026-01-20T06:30:00Z'));

  it.each([
    ['listed today', '2026-01-20T03:00:00Z', true],
    ['on the seventh day', '2026-01-14T06:00:00Z', true],
    ['a week later', '2026-01-13T06:00:00Z', false],
    ['whose day began in Chennai before it did in UTC', '2026-01-13T19:00:00Z', true],
    ['whose date cannot be read', 'soon', false],
    ['without a date', '', false],
  ])('%s', (_, date, expected) => {
    expect(isNew(date, since)).toBe(expected);
  });

  it('is judged by the day in Chennai, so that the page of a day stays the same', () => {
    expect(newSince(Date.parse('2026-01-20T18:29:00Z'))).toBe('2026-01-14');
    expect(newSince(Date.parse('2026-01-20T18:31:00Z'))).toBe('2026-01-15');
  });
});
