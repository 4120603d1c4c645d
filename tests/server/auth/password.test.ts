import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../scripts/hash-password.mjs';
import { isPassword, parsePasswordHash } from '../../../src/server/auth/password';

const salt = 'A'.repeat(22);
const key = 'A'.repeat(43);

describe('a password hash', () => {
  it('made by the script is read by the server, and matches its password only', async () => {
    const expected = parsePasswordHash(await hashPassword('three quiet palms'));
    expect(expected).toMatchObject({ cost: 32_768, blockSize: 8, parallelization: 3 });
    if (expected === null) return;
    expect(await isPassword('three quiet palms', expected)).toBe(true);
    expect(await isPassword('three quiet palm', expected)).toBe(false);
    expect(await isPassword('', expected)).toBe(false);
  });

  it('matches however the keyboard composes the letters', async () => {
    const expected = parsePasswordHash(await hashPassword('caf\u00e9 palms'));
    expect(expected && (await isPassword('cafe\u0301 palms', expected))).toBe(true);
  });

  it.each([
    ['a part missing', `scrypt:32768:8:${salt}:${key}`],
    ['too weak', `scrypt:8192:8:1:${salt}:${key}`],
    ['too much memory', `scrypt:262144:8:1:${salt}:${key}`],
  ])('is rejected: %s', (_name, text) => {
    expect(parsePasswordHash(text)).toBeNull();
  });
});

describe('npm run hash-password', () => {
  const run = (input: string) =>
    spawnSync(process.execPath, ['scripts/hash-password.mjs'], { input, encoding: 'utf8' });

  it('prints the line for the environment', () => {
    const { stdout, status } = run('three quiet palms\n');
    expect(status).toBe(0);
    const hash = /^ADMIN_PASSWORD_HASH=(\S+)\n$/.exec(stdout)?.[1] ?? '';
    expect(parsePasswordHash(hash)).not.toBeNull();
    expect(hash).not.toMatch(/[$"'\\]/);
  });

  it('rejects a short password', () => {
    const { stdout, stderr, status } = run('short\n');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Choose a password of at least 10 characters.');
  });
});
