import { expect, it } from 'vitest';
import { hashPassword, hashWork, hasPassword } from '../../../src/server/auth/password';

// The cost that a deployed site has (`gate/deployed-limits.test.ts`); the tests after these have their lower one again.
Object.assign(hashWork, { cost: 32_768 });

const salt = 'A'.repeat(22);
const key = 'A'.repeat(43);

it('a password is known by its hash alone, and no two hashes are the same', async () => {
  const stored = await hashPassword('three quiet palms');
  expect(stored).toMatch(/^scrypt:32768:8:3:/);
  expect(await hashPassword('three quiet palms')).not.toBe(stored);
  expect(await hasPassword('three quiet palms', stored)).toBe(true);
  expect(await hasPassword('three quiet palm', stored)).toBe(false);
  expect(await hasPassword('', stored)).toBe(false);
});

it('a password matches however the keyboard composes the letters', async () => {
  expect(await hasPassword('cafe\u0301 palms', await hashPassword('caf\u00e9 palms'))).toBe(true);
});

it.each([
  ['none', undefined],
  ['empty', ''],
  ['a part missing', `scrypt:32768:8:${salt}:${key}`],
  ['with other settings', `scrypt:262144:8:1:${salt}:${key}`],
])('a password matches no hash that is unusable: %s', async (_, stored) => {
  expect(await hasPassword('three quiet palms', stored)).toBe(false);
});
