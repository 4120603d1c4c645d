import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askOperator } from '../../scripts/site/operator.ts';

const here = new URL('http://localhost:8888');
const elsewhere = new URL('https://example.com');

describe('who runs a command against a site', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_USERNAME', '');
    vi.stubEnv('SITE_PASSWORD', '');
    vi.stubEnv('DEMO_ADMIN_PASSWORD', 'of this machine');
  });

  it('is said by the environment, for any site', async () => {
    vi.stubEnv('SITE_USERNAME', 'meena');
    vi.stubEnv('SITE_PASSWORD', 'given');
    const operator = { username: 'meena', password: 'given' };
    expect(await askOperator(elsewhere)).toEqual(operator);
    expect(await askOperator(here)).toEqual(operator);
  });

  it('is the operator of the local run for a site on this machine only', async () => {
    expect(await askOperator(here)).toEqual({ username: 'admin', password: 'of this machine' });
    await expect(askOperator(elsewhere)).rejects.toThrow('Set SITE_USERNAME and SITE_PASSWORD.');
  });
});
