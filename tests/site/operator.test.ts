import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operatorOf } from '../../scripts/site/operator.ts';

const here = new URL('http://localhost:8888');
const elsewhere = new URL('https://example.com');

describe('who runs a command against a site', () => {
  beforeEach(() => {
    vi.stubEnv('ADMIN_USERNAME', '');
    vi.stubEnv('ADMIN_PASSWORD', '');
    // With a hash of its own no password is made for this machine.
    vi.stubEnv('ADMIN_PASSWORD_HASH', 'scrypt:a:b');
    vi.stubEnv('DEMO_ADMIN_PASSWORD', 'of this machine');
  });

  it('is said by the environment, for any site', async () => {
    vi.stubEnv('ADMIN_PASSWORD', 'given');
    const operator = { username: 'admin', password: 'given' };
    expect(await operatorOf(elsewhere)).toEqual(operator);
    expect(await operatorOf(here)).toEqual(operator);
    vi.stubEnv('ADMIN_USERNAME', 'meena');
    expect(await operatorOf(elsewhere)).toEqual({ username: 'meena', password: 'given' });
  });

  it('is the operator of the local run for a site on this machine only', async () => {
    expect(await operatorOf(here)).toEqual({ username: 'admin', password: 'of this machine' });
    await expect(operatorOf(elsewhere)).rejects.toThrow(
      'Set ADMIN_PASSWORD, and ADMIN_USERNAME if it is not "admin".',
    );
  });
});
