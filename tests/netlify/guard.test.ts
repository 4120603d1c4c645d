import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocalStore } from '../support/local-store';
import { addressOf, apiRows, nameOf } from './api';
import { configurePassword, json, send, signIn } from './caller';

useLocalStore();
beforeAll(() => configurePassword());

const named = apiRows.map((row) => ({ ...row, name: nameOf(row) }));
const guarded = named.filter((row) => row.guarded);
const writes = named.filter((row) => row.method !== 'GET');
const withId = named.filter((row) => row.hasId);

/** A cookie whose session began `age` milliseconds ago. */
async function agedCookie(age: number): Promise<string> {
  const cookie = await signIn();
  vi.setSystemTime(Date.now() + age);
  return cookie;
}

async function foreignCookie(): Promise<string> {
  configurePassword('somebody else entirely');
  const cookie = await signIn();
  configurePassword();
  return cookie;
}

const sessions: { name: string; cookie: () => Promise<string> | string }[] = [
  { name: 'no', cookie: () => '' },
  { name: 'a malformed', cookie: () => '__Host-sid=../properties/1' },
  { name: 'a forged', cookie: () => `__Host-sid=${'A'.repeat(43)}` },
  { name: 'an idle', cookie: () => agedCookie(60 * 60_000) },
  { name: 'a twelve hours old', cookie: () => agedCookie(12 * 60 * 60_000) },
  { name: 'a foreign', cookie: foreignCookie },
  {
    name: 'an insecurely named',
    cookie: async () => (await signIn()).replace('__Host-sid', 'sid'),
  },
];

describe('row 12: without a session nothing is done or revealed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it.each(sessions)('with $name session every guarded call answers 401', async (session) => {
    const cookie = await session.cookie();
    for (const row of guarded) {
      const response = await send(row.handler, row.method, addressOf(row), {
        body: row.body?.(),
        cookie,
      });
      expect(response.status, row.name).toBe(401);
      expect(Object.keys(await json(response)).sort(), row.name).toEqual([
        'detail',
        'requestId',
        'status',
        'title',
        'type',
      ]);
    }
  });
});

const foreignHeaders: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.homes.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://homes.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

describe('row 13: another site cannot write', () => {
  it.each(writes)('$name rejects foreign headers', async (row) => {
    const cookie = await signIn();
    for (const headers of foreignHeaders) {
      const bare = headers['sec-fetch-site'] === undefined;
      const response = await sendBare(row, cookie, headers, bare);
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
  });

  it.each(writes)(
    '$name accepts requests from our own pages, and from clients that are no browser',
    async (row) => {
      const cookie = await signIn();
      for (const headers of [
        {},
        { origin: 'https://homes.example' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const response = await sendBare(row, cookie, headers, !('sec-fetch-site' in headers));
        expect(response.status, JSON.stringify(headers)).not.toBe(403);
      }
    },
  );
});

/** Sends with these headers only; `bare` leaves out what a browser would add. */
function sendBare(
  row: (typeof named)[number],
  cookie: string,
  headers: Record<string, string>,
  bare: boolean,
): Promise<Response> {
  const handler: typeof row.handler = (request, context) => {
    if (bare) request.headers.delete('sec-fetch-site');
    return row.handler(request, context);
  };
  return send(handler, row.method, addressOf(row), { body: row.body?.(), cookie, headers });
}

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
  '',
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
  'a'.repeat(65),
  'a'.repeat(10_000),
  'a:b',
  'a.b',
];

describe('row 11: a hostile id never reaches the store', () => {
  it.each(withId)('$name', async (row) => {
    const cookie = await signIn();
    const { fetch } = globalThis;
    for (const id of hostileIds) {
      // `?` and `#` end the path: the rest is an unknown id.
      const isCut = /[?#]/.test(id);
      const calls: string[] = [];
      vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
        calls.push(call[0] instanceof Request ? call[0].url : String(call[0]));
        return fetch(...call);
      });
      const response = await send(row.handler, row.method, addressOf(row, id), {
        body: row.body?.(),
        cookie,
      });
      vi.unstubAllGlobals();
      expect([400, 404], id).toContain(response.status);
      const beyondSession = calls.filter((url) => !url.includes('sessions'));
      if (!isCut) expect(beyondSession, id).toEqual([]);
    }
  });
});
