import { expect, it } from 'vitest';
import { confirmation } from '../../src/content/properties/confirmation';

it.each([
  ['2026-11-04', '2026-11-14', 'Confirmed 4 Nov'],
  ['2026-12-28', '2027-01-02', 'Confirmed 28 Dec 2026'],
])('the badge of a home confirmed on %s says on %s: %s', (day, today, words) => {
  expect(confirmation.badge(day, today)).toBe(words);
});
