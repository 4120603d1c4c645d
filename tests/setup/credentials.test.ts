import { expect, it } from 'vitest';
import { localHash } from '../../scripts/setup/credentials.ts';
import { isPassword, parsePasswordHash } from '../../src/server/auth/password';

it('the next start has the same hash of the password, so that nobody is signed out', async () => {
  const hash = await localHash('a-long-password');
  const read = parsePasswordHash(hash);
  expect(read && (await isPassword('a-long-password', read))).toBe(true);
  expect(await localHash('a-long-password')).toBe(hash);
  expect(await localHash('another-password')).not.toBe(hash);
});
