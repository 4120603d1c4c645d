import { describe, expect, it } from 'vitest';
import { formatMinute } from '../../src/domain/date';

describe('a minute in Asia/Kolkata', () => {
  it.each([
    ['2026-01-15T10:00:59.999Z', '15-01-2026, 15:30'],
    ['2026-12-31T18:30:00Z', '01-01-2027, 00:00'],
    ['2026-01-15', '15-01-2026, 05:30'],
    ['2026-02-30T00:00:00Z', ''],
    ['yesterday', ''],
    ['', ''],
  ])('%j is %j', (iso, expected) => {
    expect(formatMinute(iso)).toBe(expected);
  });
});
