import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '../../../src/server/env';
import { markAttempt, deleteOldAttempts } from '../../../src/server/auth/attempts';
import {
  endSession,
  openSession,
  readSession,
  deleteOldSessions,
} from '../../../src/server/auth/session';
import { openStore } from '../../../src/server/store/open';
import { configurePassword } from '../../netlify/caller';
import { useLocalStore } from '../../support/local-store';

useLocalStore();
beforeAll(() => configurePassword());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const minute = 60_000;
const address = 'https://homes.example/admin';
const asked = (cookie = '', url = address) => new Request(url, { headers: { cookie } });
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function open(url = address): Promise<string> {
  const { adminPasswordHash } = environment();
  if (adminPasswordHash === null) throw new Error('No password is set up.');
  const line = await openSession(asked('', url), 'admin', adminPasswordHash);
  return line.split(';')[0] ?? '';
}

describe('a session', () => {
  it('is found by its cookie, beside others', async () => {
    const cookie = await open();
    expect(await readSession(asked(`theme=dark; ${cookie}; x=1`))).toMatchObject({
      username: 'admin',
    });
  });

  it('is stored under the hash of its token only', async () => {
    const token = (await open()).split('=')[1] ?? '';
    const [key = ''] = await openStore('sessions').list();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const stored = await openStore('sessions').readJson(key, (value) => value);
    expect(JSON.stringify([key, stored])).not.toContain(token);
  });

  it('ends an hour after the last request', async () => {
    const cookie = await open();
    wait(60 * minute - 1);
    expect(await readSession(asked(cookie))).not.toBeNull();
    wait(60 * minute);
    expect(await readSession(asked(cookie))).toBeNull();
    expect(await openStore('sessions').list()).toEqual([]);
  });

  it('ends after twelve hours, however busy', async () => {
    const cookie = await open();
    for (let half = 1; half < 24; half += 1) {
      wait(30 * minute);
      expect(await readSession(asked(cookie)), `after ${half / 2} h`).not.toBeNull();
    }
    wait(30 * minute);
    expect(await readSession(asked(cookie))).toBeNull();
  });

  it('stays ended when it ends while another request is reading it', async () => {
    const cookie = await open();
    wait(10 * minute);
    await Promise.all([readSession(asked(cookie)), endSession(asked(cookie))]);
    await endSession(asked(cookie));
    expect(await readSession(asked(cookie))).toBeNull();
  });
});

it.each([
  ['https://homes.example/', '__Host-sid', true],
  ['http://localhost:8888/', '__Host-sid', true],
  ['http://127.0.0.1:8888/', '__Host-sid', true],
  ['http://192.168.1.20:8888/', 'sid', false],
])('the cookie on %s is %s', async (url, name, secure) => {
  const { adminPasswordHash } = environment();
  const line = adminPasswordHash && (await openSession(asked('', url), 'admin', adminPasswordHash));
  expect(line?.startsWith(`${name}=`)).toBe(true);
  expect(line?.includes('Secure')).toBe(secure);
  expect(line).toMatch(/HttpOnly; SameSite=Strict/);
  expect(await readSession(asked(line?.split(';')[0], url))).not.toBeNull();
});

it('every night ended sessions and old attempts are removed, and nothing else', async () => {
  const old = await open();
  await markAttempt('a');
  wait(61 * minute);
  const fresh = await open();
  await markAttempt('b');
  expect(await openStore('sessions').list()).toHaveLength(2);
  await openStore('sessions').writeJson('unreadable', { touchedAt: 'now' });
  await openStore('limits').writeJson('enquiries/2026-01-01/00:00-x-1', {});
  await deleteOldSessions(new Date());
  await deleteOldAttempts(new Date());
  expect(await openStore('sessions').list()).toHaveLength(1);
  expect(await readSession(asked(old))).toBeNull();
  expect(await readSession(asked(fresh))).not.toBeNull();
  expect(await openStore('limits').list()).toEqual([
    'enquiries/2026-01-01/00:00-x-1',
    'signin/b/0',
  ]);
});
