import { describe, expect, it } from 'vitest';
import { confirmation } from '../../src/content/properties/confirmation';

describe('the badge of a confirmed home', () => {
  it.each([
    ['2026-11-04', '2026-11-14', 'Confirmed 4 Nov'],
    ['2026-12-28', '2027-01-02', 'Confirmed 28 Dec 2026'],
  ])('says the day %s on %s as %s', (day, today, words) => {
    expect(confirmation.badge(day, today)).toBe(words);
  });
});
