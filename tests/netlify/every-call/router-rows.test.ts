import { beforeEach, expect, it, vi } from 'vitest';
import auth from '../../../netlify/functions/auth';
import office from '../../../netlify/functions/office';
import mail from '../../../netlify/functions/mail';
import { serve } from '../../../src/server/http/router';
import { takeLoggedErrors } from '../../support/console';
import type { Handler } from '../../../src/server/http/router';
import { letIn } from '../../support/people';
import { shorten } from '../../support/server-limits';
import { useStrictStore } from '../../support/use-strict-store';
import { makeAddress, apiRows } from '../api';
import { json, send, signIn } from '../caller';

const store = await useStrictStore();
let cookie = '';
beforeEach(async () => {
  vi.stubEnv('SETUP_CODE', 'five words for the start');
  await letIn('ravi', 'four quiet palms');
  cookie = await signIn();
});

it.each(apiRows)('row 35: the headers of every answer: $name', async (row) => {
  const { handler, method } = row;
  const ask = (asked: string, sent = {}) => send(handler, asked, makeAddress(row), sent);
  const isPublic = method === 'GET' && !/auth|health/.test(row.path);
  const plain = await ask(method, { body: row.body?.() });
  expect(readHeaders(plain)).toMatchObject(isPublic && plain.ok ? securityHeaders : secret);
  expect(readHeaders(await ask(method, { body: row.body?.(), cookie }))).toMatchObject(secret);

  const wrong = await ask('PATCH');
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
    405,
    'application/problem+json; charset=utf-8',
  ]);
  const options = await ask('OPTIONS');
  expect(options.status).toBe(204);
  for (const answer of [wrong, options]) {
    expect(answer.headers.get('allow')?.split(', ')).toContain(method);
    expect(readHeaders(answer)).toMatchObject(secret);
  }
  if (method !== 'GET') return;
  const head = await ask('HEAD');
  expect(head.status).toBe(plain.status);
  expect(head.headers.get('content-type')).toBe(plain.headers.get('content-type'));
  expect(await head.text()).toBe('');
});

it.each(apiRows.filter(({ path }) => path !== '/api/auth/signout'))(
  'row 22, row 38: without its store: $name',
  async (row) => {
    store.fault({ kind: 'crash' });
    const sent = { body: row.body?.(), cookie };
    const response = await send(row.handler, row.method, makeAddress(row, 'a'.repeat(24)), sent);
    expect(response.status).toBe(503);
    expect(readHeaders(response)).toMatchObject({ ...secret, 'retry-after': '5' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).not.toMatch(/127\.0\.0\.1|ECONN|socket|fetch|\.ts|at \//);
    expect(takeLoggedErrors()).toHaveLength(1);
    store.forget();
    const after = await send(auth, 'GET', '/api/auth/session', { cookie });
    expect(await json(after)).toMatchObject({ signedIn: true });
  },
);

const enquiry = { name: 'A visitor', email: 'visitor@example.com', message: 'Is it free?' };

it('row 4: a store that hangs is answered in time, with what to do, at every call of the API', async () => {
  store.fault({ kind: 'hang', times: 10_000 });
  shorten({ request: 500 });
  const answers = await Promise.all([
    send(mail, 'POST', '/api/mail/query', { body: enquiry }),
    ...apiRows.map((row) =>
      send(row.handler, row.method, makeAddress(row, '0'.repeat(24)), {
        body: row.body?.(),
        cookie,
      }),
    ),
  ]);
  expect(takeLoggedErrors()).toHaveLength(answers.length);
  for (const [index, response] of answers.entries()) {
    const name = apiRows[index - 1]?.name ?? 'POST /api/mail/query';
    expect([response.status, response.headers.get('cache-control')], name).toEqual([
      503,
      'no-store',
    ]);
    expect(await json(response), name).toMatchObject({
      detail: expect.stringMatching(/./) as string,
    });
  }
});

it('health is 200 while the store answers', async () => {
  const response = await send(office, 'GET', '/api/health');
  expect(response.status).toBe(200);
  expect(await json(response)).toEqual({ ok: true });
});

/** The function for a path's first part; other paths get an empty route table. */
const owner = (name: string): Handler =>
  apiRows.find(({ path }) => path.startsWith(`/api/${name}`))?.handler ?? serve([]);

it.each([
  ['none', '/api/nothing'],
  ['property', '/api/property/nothing'],
  ['property', '/api/property/getproperty/a/b'],
  ['blog', '/api/blog/'],
])('an unknown address of %s: %s answers a 404 problem to every method', async (name, path) => {
  const problem = { type: 'about:blank', title: 'Not Found', status: 404 };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await send(owner(name), method, path);
    expect(response.status, method).toBe(404);
    expect(await json(response)).toMatchObject(problem);
  }
});

const readHeaders = ({ headers }: Response) => Object.fromEntries(headers);

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
  'content-security-policy': expect.stringMatching(
    /default-src 'none'.*frame-ancestors 'none'/,
  ) as string,
  'x-request-id': expect.stringMatching(/./) as string,
};

const secret = { ...securityHeaders, 'cache-control': expect.stringMatching(/no-store/) as string };
