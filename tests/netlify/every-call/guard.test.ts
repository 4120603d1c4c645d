import { beforeEach, expect, it, vi } from 'vitest';
import { people } from '../../../src/server/auth/people';
import { openSession } from '../../../src/server/auth/session';
import { edit } from '../../../src/server/people/decisions';
import { letIn } from '../../support/people';
import { useStrictStore } from '../../support/use-strict-store';
import { makeAddress, apiRows, type ApiRow } from '../api';
import { isOfGuard, json, origin, send, signIn } from '../caller';

const store = await useStrictStore();

beforeEach(async () => {
  vi.stubEnv('SETUP_CODE', 'five words for the start');
  await letIn('ravi', 'four quiet palms');
});

const writes = apiRows.filter(({ method }) => method !== 'GET');

it.each<[string, () => Promise<string> | string]>([
  ['no', () => ''],
  ['a malformed', () => '__Host-sid=../properties/1'],
  ['a forged', () => `__Host-sid=meena.${'A'.repeat(43)}`],
  ['an odd', () => `__Host-sid=-x.${'A'.repeat(43)}`],
  ['an idle', idleCookie],
  ['an ended', endedCookie],
  ['an insecurely named', async () => (await signIn()).replace('__Host-sid', 'sid')],
])('row 12: with %s session every guarded call answers 401', async (_name, readCookie) => {
  const cookie = await readCookie();
  for (const row of apiRows.filter(({ guarded }) => guarded)) {
    const sent = { body: row.body?.(), cookie };
    const response = await send(row.handler, row.method, makeAddress(row), sent);
    expect(response.status, row.name).toBe(401);
    const named = ['detail', 'requestId', 'status', 'title', 'type'];
    expect(Object.keys(await json(response)).sort(), row.name).toEqual(named);
  }
});

/** Sends with these headers only, without what a browser would add. */
const statusWith = async (row: ApiRow, headers: Record<string, string>) => {
  const handler: typeof row.handler = (request, context) => {
    if (!('sec-fetch-site' in headers)) request.headers.delete('sec-fetch-site');
    return row.handler(request, context);
  };
  const sent = { body: row.body?.(), cookie: await signIn(), headers };
  return (await send(handler, row.method, makeAddress(row), sent)).status;
};

it.each<[string, Record<string, string>]>([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same site', { 'sec-fetch-site': 'same-site', origin: 'https://other.homes.example' }],
  ['own origin', { 'sec-fetch-site': 'cross-site', origin: 'https://homes.example' }],
  ['no site', { 'sec-fetch-site': '' }],
  ['other origin', { origin: 'https://evil.example' }],
  ['other port', { origin: 'https://homes.example:8443' }],
  ['longer origin', { origin: 'https://homes.example.evil.example' }],
  ['empty origin', { origin: '' }],
  ['no origin', { origin: 'null' }],
])('row 13: no call accepts foreign headers: %s', async (_name, headers) => {
  for (const row of writes) expect(await statusWith(row, headers), row.name).toBe(403);
});

it.each<[string, Record<string, string>]>([
  ['a client that is no browser', {}],
  ['our own pages', { origin: 'https://homes.example' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
])('row 13: every call accepts requests from %s', async (_name, headers) => {
  for (const row of writes) expect(await statusWith(row, headers), row.name).not.toBe(403);
});

const hostileIds = [
  '../x',
  '..%2fx',
  '%2e%2e',
  '%2e%2e%2fx',
  '%252e%252e',
  '..',
  '.',
  '.x',
  '-x',
  '_x',
  'a/b',
  'a%2fb',
  'a%5cb',
  'a?b',
  'a%3fb',
  'a#b',
  'a%23b',
  '__proto__',
  '%5f%5fproto%5f%5f',
  '%20',
  '%00',
  'a%00',
  'a%0a',
  '%',
  '%zz',
  '%ff',
  'a%20b',
  'ä',
  '%E2%82%B9',
  '',
  'a'.repeat(65),
  'a'.repeat(10_000),
  'a:b',
  'a.b',
];

it.each(apiRows.filter(({ hasId }) => hasId))('row 11: no hostile id: $name', async (row) => {
  const cookie = await signIn();
  for (const id of hostileIds) {
    store.forget();
    const sent = { body: row.body?.(), cookie };
    const response = await send(row.handler, row.method, makeAddress(row, id), sent);
    expect([400, 404], id).toContain(response.status);
    // `?` and `#` end the path: the rest is an unknown id.
    if (/[?#]/.test(id)) continue;
    expect(
      store.calls.filter((each) => !isOfGuard(each)),
      id,
    ).toEqual([]);
  }
});

/** The cookie of a session that nobody has used for an hour. */
async function idleCookie(): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cookie = await signIn();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  return cookie;
}

/** That of somebody whose password was changed since. */
async function endedCookie(): Promise<string> {
  const ravi = (await people.read()).records.get('id-ravi');
  if (!ravi) throw new Error('The person of the test is not there.');
  const cookie = await openSession(new Request(origin), ravi);
  await people.change(edit(ravi.id, { password: 'another hash' }));
  return cookie.split(';')[0] ?? '';
}
