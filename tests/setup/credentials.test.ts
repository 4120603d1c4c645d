import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptHash } from '../../scripts/setup/credentials.mjs';
import { isPassword, parsePasswordHash } from '../../src/server/auth/password';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credentials-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the next start has the same hash of the password, so that nobody is signed out', async () => {
  const file = path.join(folder, 'new', 'hash');
  const first = await keptHash('a-long-password', file);
  const read = parsePasswordHash(first);
  expect(read && (await isPassword('a-long-password', read))).toBe(true);
  expect(await keptHash('a-long-password', file)).toBe(first);
  const changed = await keptHash('another-password', file);
  expect(changed).not.toBe(first);
  expect(await keptHash('another-password', file)).toBe(changed);
});
