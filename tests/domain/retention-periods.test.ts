import { expect, it } from 'vitest';
import { monthsBefore } from '../../src/domain/retention-periods';

it.each([
  ['2026-11-29T20:40:00.000Z', 24, '2024-11-29T20:40:00.000Z'],
  ['2026-01-05T04:00:00.000Z', 6, '2025-07-05T04:00:00.000Z'],
  ['2026-08-31T04:00:00.000Z', 6, '2026-02-28T04:00:00.000Z'],
  ['2024-08-30T04:00:00.000Z', 6, '2024-02-29T04:00:00.000Z'],
  ['2028-02-29T04:00:00.000Z', 36, '2025-02-28T04:00:00.000Z'],
])('before %s by %i months is %s, never a day of the month after', (now, months, before) => {
  expect(monthsBefore(new Date(now), months)).toBe(before);
});
