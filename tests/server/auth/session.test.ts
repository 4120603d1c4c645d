import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSession,
  endOtherSessions,
  openSession,
  readEndReason,
  readSession,
  eraseExpiredSessions,
} from '../../../src/server/auth/session';
import type { Person } from '../../../src/domain/people/schema';
import { people } from '../../../src/server/auth/people';
import { openStore } from '../../../src/server/store/open';
import { useLocalStore } from '../../support/local-store';
import { letIn } from '../../support/people';

useLocalStore();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const minute = 60_000;
const meena = { id: 'meena', name: 'Meena', username: 'meena.k', password: 'a hash' };
const ravi = { id: 'ravi', name: 'Ravi', username: 'ravi', password: 'a hash' };
const address = 'https://homes.example/admin';
const asked = (cookie = '', url = address) => new Request(url, { headers: { cookie } });
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function open(url = address): Promise<string> {
  const line = await openSession(asked('', url), meena);
  return line.split(';')[0] ?? '';
}

describe('a session', () => {
  it('is found by its cookie, beside others', async () => {
    const cookie = await open();
    expect(await readSession(asked(`theme=dark; ${cookie}; x=1`))).toMatchObject({
      person: 'meena',
      name: 'Meena',
      username: 'meena.k',
    });
  });

  it('is stored under its person and the hash of its token only', async () => {
    const token = (await open()).split('.').at(-1) ?? '';
    const [key = ''] = await openStore('sessions').list();
    expect(key).toMatch(/^meena\/[0-9a-f]{64}$/);
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

it('all other sessions of a person end together, and nobody else’s', async () => {
  const own = await open();
  const other = await open();
  const another = (await openSession(asked(), ravi)).split(';')[0];
  await endOtherSessions('meena', asked(own));
  expect(await readSession(asked(own))).not.toBeNull();
  expect(await readSession(asked(other))).toBeNull();
  expect(await readSession(asked(another))).not.toBeNull();
});

describe('a session of a stored person', () => {
  const changed = async (changes: Partial<Person>) => {
    const id = await letIn('meena', 'three quiet palms');
    const person = (await people.read()).records.get(id);
    if (!person) throw new Error('The person of the test is not there.');
    const cookie = (await openSession(asked(), person)).split(';')[0] ?? '';
    await people.change((_document, { version }) => ({
      changed: [{ ...person, ...changes, version }],
      result: null,
    }));
    return asked(cookie);
  };

  it('row 63: ends with their password, and says so', async () => {
    const request = await changed({ password: 'another hash' });
    expect(await readSession(request)).toBeNull();
    expect(await readEndReason(request)).toBe('new-password');
  });

  it('row 16: ends when they are taken out, and says so', async () => {
    const request = await changed({ isOut: true, password: '' });
    expect(await readSession(request)).toBeNull();
    expect(await readEndReason(request)).toBe('taken-out');
  });

  it('goes on with another name, which is theirs from then on', async () => {
    const request = await changed({ name: 'Meena Kumari', username: 'mk' });
    expect(await readSession(request)).toMatchObject({ name: 'Meena Kumari', username: 'mk' });
    expect(await readEndReason(request)).toBeNull();
  });
});

it.each([
  ['https://homes.example/', '__Host-sid', true],
  ['http://localhost:8888/', 'sid', false],
  ['http://192.168.1.20:8888/', 'sid', false],
])('the cookie on %s is %s', async (url, name, secure) => {
  const line = await openSession(asked('', url), meena);
  expect(line.startsWith(`${name}=`)).toBe(true);
  expect(line.includes('Secure')).toBe(secure);
  expect(line).toMatch(/HttpOnly; SameSite=Strict/);
  expect(await readSession(asked(line.split(';')[0], url))).not.toBeNull();
});

it('every night ended sessions are removed, and nothing else', async () => {
  const old = await open();
  wait(61 * minute);
  const fresh = await open();
  expect(await openStore('sessions').list()).toHaveLength(2);
  await openStore('sessions').writeJson('unreadable', { touchedAt: 'now' });
  await eraseExpiredSessions(new Date());
  expect(await openStore('sessions').list()).toHaveLength(1);
  expect(await readSession(asked(old))).toBeNull();
  expect(await readSession(asked(fresh))).not.toBeNull();
});
