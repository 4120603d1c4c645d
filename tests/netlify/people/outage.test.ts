import { beforeEach, describe, expect, it, vi } from 'vitest';
import auth from '../../../netlify/functions/auth';
import { problems } from '../../../src/content/problems';
import { takeLoggedErrors } from '../../support/console';
import type { StoreCall } from '../../support/blobs-protocol';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';
import { json, send } from '../caller';
import { call, code, enter, first, invite, join, readCookie, readStatus, setUp } from './calls';

const store = await useStrictStore();
const ip = '203.0.113.7';
let meena = '';
let known = '';
beforeEach(async () => {
  vi.stubEnv('SETUP_CODE', code);
  const answer = await setUp();
  meena = readCookie(answer);
  known = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
});

const newPassword = 'a new long password';
const newCode = 'other words for the way back';
const own = (name: string) => call('PUT', 'own', { name, present: first.password }, meena, ip);
const bySetUp = (name = 'Ravi') => {
  vi.stubEnv('SETUP_CODE', newCode);
  const person = { code: newCode, name, username: 'ravi', password: newPassword };
  return call('POST', 'setup', person, '', ip);
};
async function byLink() {
  const token = await invite(meena, { name: 'Ravi' });
  return (username = 'ravi') =>
    call('POST', 'join', { token, username, password: newPassword }, '', ip);
}

const doors: [string, () => Promise<() => Promise<Response>>][] = [
  ['a stranger’s sign-in', () => Promise.resolve(() => enter('meena', first.password, ip))],
  [
    'a sign-in in a known browser',
    () =>
      Promise.resolve(() => {
        const body = { username: 'meena', password: first.password };
        return send(auth, 'POST', '/api/auth/signin', { body, ip, cookie: known });
      }),
  ],
  ['one’s own name', () => Promise.resolve(() => own('Meena'))],
];
const newDoors: typeof doors = [
  ['a link', byLink],
  ['a set-up code', () => Promise.resolve(() => bySetUp())],
];

const writesOfPeople = ({ method, key }: StoreCall) => method === 'PUT' && key === 'people';
const failing: [string, (storeCall: StoreCall) => boolean][] = [
  ['people', writesOfPeople],
  ['sessions', isWrite('sessions')],
];

describe('row 70: five failures of the store, for whoever is right at', () => {
  it.each([
    ...failing.flatMap(([name, match]) => doors.map((door) => [...door, name, match] as const)),
    ...newDoors.map((door) => [...door, 'people', writesOfPeople] as const),
  ])('%s count nothing, and they are in afterwards', async (_door, prepare, _name, match) => {
    const come = await prepare();
    store.fault({ kind: 503, times: 1_000, match });
    for (let index = 0; index < 5; index += 1) expect(await readStatus(come())).toBe(503);
    expect(takeLoggedErrors()).not.toEqual([]);
    store.forget();
    expect(await readStatus(come())).toBe(200);
  });

  it.each(newDoors)('%s leave the new password, and the answer says so', async (_door, prepare) => {
    const come = await prepare();
    store.fault({ kind: 503, times: 1_000, match: isWrite('sessions') });
    const answer = await come();
    expect(answer.status).toBe(503);
    expect(await json(answer)).toMatchObject({ detail: problems.signIn.storedNotIn });
    expect(takeLoggedErrors()).toHaveLength(1);
    store.forget();
    expect([410, 409]).toContain(await readStatus(come()));
    expect(await readStatus(enter('ravi', newPassword, ip))).toBe(200);
  });
});

describe('row 71: after five names that are taken', () => {
  const taken = ['Anand', 'ANAND', 'anand', 'aNAND', 'anAND'];

  it.each<[string, () => Promise<(name: string) => Promise<Response>>]>([
    ['with a good link', byLink],
    ['with the set-up code', () => Promise.resolve(bySetUp)],
  ])('a free one is taken %s', async (_name, prepare) => {
    await join(await invite(meena, { name: 'Anand' }), 'anand');
    const come = await prepare();
    for (const name of taken) expect(await readStatus(come(name))).toBe(422);
    expect(await readStatus(come('Ravi'))).toBe(200);
  });

  it('a free one is taken by who changes their own', async () => {
    await join(await invite(meena, { name: 'Ravi' }));
    for (const name of ['Ravi', 'RAVI', 'ravi', 'R avi', 'rAVI'])
      expect(await readStatus(own(name))).toBe(422);
    expect(await readStatus(own('Meena K'))).toBe(200);
  });
});
