import { describe, expect, it } from 'vitest';
import { isNew } from '../../../src/domain/property/listing-age';

describe('a new property', () => {
  it.each([
    ['listed today', '2026-01-20T03:00:00Z', true],
    ['on the seventh day', '2026-01-14T06:00:00Z', true],
    ['a week later', '2026-01-13T06:00:00Z', false],
    ['whose day began in Chennai before it did in UTC', '2026-01-13T19:00:00Z', true],
    ['whose date cannot be read', 'soon', false],
    ['without a date', '', false],
  ])('%s', (_, date, expected) => {
    expect(isNew(date, '2026-01-20')).toBe(expected);
  });
});
