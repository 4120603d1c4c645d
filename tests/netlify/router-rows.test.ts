import { setEnvironmentContext } from '@netlify/blobs';
import { beforeAll, describe, expect, it } from 'vitest';
import auth from '../../netlify/functions/auth';
import { serve } from '../../src/server/http/router';
import { takeLoggedErrors } from '../support/console';
import { useLocalStore } from '../support/local-store';
import { addressOf, apiRows, nameOf } from './api';
import { configurePassword, json, send, signIn, type Handler } from './caller';

useLocalStore();
beforeAll(() => configurePassword());

const named = apiRows.map((row) => ({ ...row, name: nameOf(row) }));

/** From here on the store refuses every connection. */
function breakStore(): void {
  const nowhere = 'http://127.0.0.1:9';
  setEnvironmentContext({
    edgeURL: nowhere,
    uncachedEdgeURL: nowhere,
    siteID: 'none',
    token: 'none',
  });
}

describe('every row', () => {
  it.each(named)('$name answers 405 with Allow to another method', async (row) => {
    const response = await send(row.handler, 'PATCH', addressOf(row));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ')).toContain(row.method);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(named)('$name tells its methods to OPTIONS', async (row) => {
    const response = await send(row.handler, 'OPTIONS', addressOf(row));
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')?.split(', ')).toContain(row.method);
  });

  it.each(named.filter((row) => row.method === 'GET'))(
    '$name answers HEAD without a body',
    async (row) => {
      const get = await send(row.handler, 'GET', addressOf(row));
      const head = await send(row.handler, 'HEAD', addressOf(row));
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
    },
  );
});

/** The function for a path's first part; other paths get an empty route table. */
const owner = (name: string): Handler =>
  apiRows.find(({ path }) => path.startsWith(`/api/${name}`))?.handler ?? serve([]);

describe('an unknown address', () => {
  it.each([
    ['none', '/api'],
    ['none', '/api/nothing'],
    ['property', '/api/property/nothing'],
    ['property', '/api/property/getproperty/a/b'],
    ['blog', '/api/blog/'],
    ['auth', '/api/auth/session/'],
    ['image', '/api/image/a/b'],
    ['health', '/api/health/'],
  ])('of %s: %s answers a 404 problem to every method', async (name, path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await send(owner(name), method, path);
      expect(response.status, method).toBe(404);
      expect(await json(response)).toMatchObject({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
      });
    }
  });
});

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function expectSecure(response: Response, isPublic: boolean): void {
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders);
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
  expect(response.headers.get('x-request-id')).toBeTruthy();
  if (!isPublic) expect(response.headers.get('cache-control')).toMatch(/no-store/);
}

describe('row 35: every answer carries the security headers', () => {
  it.each(named)('$name: success or rejection, error, no-store where private', async (row) => {
    const cookie = await signIn();
    const isPublic = row.method === 'GET' && !/auth|health/.test(row.path);
    const plain = await send(row.handler, row.method, addressOf(row), { body: row.body?.() });
    expectSecure(plain, isPublic && plain.ok);
    expectSecure(
      await send(row.handler, row.method, addressOf(row), { body: row.body?.(), cookie }),
      false,
    );
    expectSecure(await send(row.handler, 'PATCH', addressOf(row)), false);
    expectSecure(await send(row.handler, 'OPTIONS', addressOf(row)), false);
  });
});

describe('row 22: a store that fails tells its cause to the log only', () => {
  it.each(named.filter((row) => row.path !== '/api/auth/signout'))('$name', async (row) => {
    const cookie = await signIn();
    breakStore();
    const id = 'a'.repeat(24);
    const response = await send(row.handler, row.method, addressOf(row, id), {
      body: row.body?.(),
      cookie,
    });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/127\.0\.0\.1|ECONN|fetch|\.ts|at \//);
    expect(takeLoggedErrors()).toHaveLength(1);
  });
});

describe('row 38: an unavailable store does not sign anybody out', () => {
  it.each(named.filter((row) => row.guarded ?? row.path === '/api/auth/session'))(
    '$name answers 503 and leaves the cookie alone',
    async (row) => {
      const cookie = await signIn();
      const context = process.env.NETLIFY_BLOBS_CONTEXT;
      breakStore();
      const response = await send(row.handler, row.method, addressOf(row), {
        body: row.body?.(),
        cookie,
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(JSON.stringify(await json(response))).not.toMatch(/127\.0\.0\.1|ECONN|at /);
      expect(takeLoggedErrors()).toHaveLength(1);
      process.env.NETLIFY_BLOBS_CONTEXT = context;
      const after = await send(auth, 'GET', '/api/auth/session', { cookie });
      expect(await json(after)).toMatchObject({ signedIn: true });
    },
  );
});
