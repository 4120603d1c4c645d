import { expect, it } from 'vitest';
import { statusText } from '../../src/content/properties/status';

it.each([
  ['Available', '', 'Available'],
  ['Available', '2026-11-04', 'Available, checked 4 Nov'],
  ['Occupied', '', 'Occupied'],
] as const)('of a home that is %s, checked on “%s”, people read: %s', (status, day, words) => {
  expect(statusText(status, day)).toBe(words);
});
