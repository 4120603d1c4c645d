import { expect, it } from 'vitest';
import { groupDigits } from '../../src/domain/number';

it.each([0, 7, 99, 999, 1_000, 99_999, 100_000, 1_000_000, 12_345_678, 999_999_999_999, -125_000])(
  'groups %i as the language does',
  (value) => {
    expect(groupDigits(value)).toBe(value.toLocaleString('en-IN'));
  },
);

it('rounds to a whole number', () => {
  expect(groupDigits(125_000.5)).toBe('1,25,001');
});
