import { expect, it } from 'vitest';
import { copyrightYears } from '../../src/domain/copyright';

it.each([
  [2022, '2023'],
  [2023, '2023'],
  [2024, '2023–2024'],
  [2031, '2023–2031'],
])('oddity: in %i the copyright line of 2023 says %s', (year, said) => {
  expect(copyrightYears(2023, year)).toBe(said);
});

it('a later line sorts after an earlier one', () => {
  const lines = [2023, 2024, 2029, 2030].map((year) => copyrightYears(2023, year));
  expect([...lines].sort()).toEqual(lines);
});
