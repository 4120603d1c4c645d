import { setEnvironmentContext } from '@netlify/blobs';
import type { APIContext } from 'astro';
import { describe, expect, it } from 'vitest';
import config from '../astro.config.mjs';
import { errorPages } from '../src/content/pages/site';
import { onRequest } from '../src/middleware';
import { securityHeaders } from '../src/server/http/headers';
import { StoreUnavailable } from '../src/server/store/key-value-store';
import { origin, signIn } from './netlify/caller';
import { takeLoggedErrors } from './support/console';
import { useLocalStore } from './support/local-store';

useLocalStore();

const policy = "default-src 'self'; script-src 'self' 'sha256-x'";

it.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin/'],
  ['/%61dmin', '/admin'],
  ['/admin/property/allproperty', '/admin/property/allproperty'],
  ['/admin/blog/getblog/a?x=1', '/admin/blog/getblog/[id]'],
])('oddity: visitors see the sign-in instead of %s', async (path, routePattern) => {
  const response = await visit(path, { routePattern });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/signin?${new URLSearchParams({ next: path })}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  ['/properties/single/a.', '/properties/single/a'],
  ['/properties/single/a%E2%80%9D)?x=1', '/properties/single/a?x=1'],
  ['/rent/velachery/2-bhk,', '/rent/velachery/2-bhk'],
  ['/singleBlog/%E0%AE%B5%E0%AF%80%E2%80%A6', '/singleBlog/%E0%AE%B5%E0%AF%80'],
])('an address that was pasted with the end of its sentence leads on: %s', async (path, clean) => {
  const response = await visit(path, { routePattern: '/properties/single/[...id]' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(clean);
});

it.each([
  '/',
  '//evil.example.',
  '/%2Fevil.example.',
  '/properties/single/a-',
  '/rent/velachery/',
  '/x%E0%A4%A.',
])('the address %s stays', async (path) => {
  expect((await visit(path, { routePattern: '/[...id]' })).status).toBe(200);
});

it('a page of the admin area is shown to the operator, and never cached', async () => {
  const response = await visit('/admin', { cookie: await signIn() });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<p>page</p>');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('row 38: a page of the admin area is 503, without signing out, while the store does not answer', async () => {
  const cookie = await signIn();
  const edgeURL = 'http://127.0.0.1:9';
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'none', token: 'none' });
  const response = await visit('/admin', { cookie });
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toMatch(/not signed out/);
  expect(takeLoggedErrors()).toHaveLength(1);
});

describe('a form that is sent to a page', () => {
  const pages = ['/enquiry', '/admin/property/preview', '/admin/blog/preview'];
  const post = async (path: string, headers: Record<string, string>, method = 'POST') =>
    visit(path, { method, headers, cookie: path === '/enquiry' ? '' : await signIn() });

  it('bypasses the framework’s check, which has neither our rule nor our page', () => {
    expect(config.security?.checkOrigin).toBe(false);
    expect(config.security?.csp).toMatchObject({ directives: expect.any(Array) as string[] });
  });

  // Which headers are foreign is asked in `tests/netlify/every-call/guard.test.ts`.
  it('is accepted from our own pages', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    for (const path of pages) expect((await post(path, headers)).status, path).toBe(200);
  });

  it('is rejected from another site, with a page that says what to do', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answers = await Promise.all(pages.map((path) => post(path, headers)));
    answers.push(await post('/properties', headers, 'PUT'), await post('/404', headers, 'DELETE'));
    for (const response of answers) {
      expect(response.status).toBe(403);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('no-store') as string,
      });
      const text = await response.text();
      expect(text).toContain(errorPages.refused.text);
      expect(text).not.toContain('<p>page</p>');
    }
  });

  it('from another site may still be followed as a link', async () => {
    const { status } = await visit('/enquiry', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(200);
  });
});

describe('a method that a page does not have', () => {
  it.each([
    ['PUT', '/properties', 405, 'OPTIONS, GET, HEAD'],
    ['POST', '/properties', 405, 'OPTIONS, GET, HEAD'],
    ['DELETE', '/enquiry', 405, 'OPTIONS, GET, HEAD, POST'],
    ['OPTIONS', '/properties', 204, 'OPTIONS, GET, HEAD'],
    ['POST', '/signin', 200, null],
    ['POST', '/api/unknown', 200, null],
    ['PATCH', '/404', 200, null],
  ])('%s %s is %i, with those that it has', async (method, path, status, allow) => {
    const response = await visit(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    if (status !== 405) return;
    expect(await response.text()).toContain(errorPages.wrongMethod.text);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('any page on demand', () => {
  it('row 35: carries the security headers and its own policy', async () => {
    const { headers } = await visit('/properties');
    expect(headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await visit('/properties');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await visit('/properties', { method: 'HEAD' })).headers.get('etag')).toBe(etag);

    const again = await visit('/properties', { headers: { 'if-none-match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const name of [
      'etag',
      'cache-control',
      'netlify-cache-tag',
      'content-security-policy',
      'x-frame-options',
    ])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));

    const changed = await visit('/properties', { headers: { 'if-none-match': '"another"' } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe('<p>page</p>');
  });

  it('is not cached unless it says so', async () => {
    const response = await visit('/signin', { page: () => Promise.resolve(new Response('x')) });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is 503 and not cached when the store does not answer; other errors have the error page', async () => {
    const failing = (error: Error) => visit('/news', { page: () => Promise.reject(error) });
    const response = await failing(new StoreUnavailable(new Error('hunter2')));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('hunter2');
    expect(takeLoggedErrors()).toHaveLength(1);
    await expect(failing(new Error('broken'))).rejects.toThrow('broken');
  });

  it('is not changed when it is prebuilt', async () => {
    const response = await visit('/about', { isPrerendered: true });
    expect(response.headers.has('x-frame-options')).toBe(false);
  });
});

interface Visit {
  cookie?: string;
  /** The page that Astro chose. */
  routePattern?: string;
  isPrerendered?: boolean;
  page?: () => Promise<Response>;
  method?: string;
  headers?: Record<string, string>;
}

const page = () =>
  Promise.resolve(
    new Response('<p>page</p>', {
      headers: {
        'content-security-policy': policy,
        'cache-control': 'public, max-age=0',
        'netlify-cache-tag': 'properties',
      },
    }),
  );

async function visit(path: string, { cookie = '', routePattern = path, ...rest }: Visit = {}) {
  const url = new URL(path, origin);
  const { method = 'GET', headers } = rest;
  const request = new Request(url, { method, headers: { cookie, ...headers } });
  const { isPrerendered = false } = rest;
  const context = { request, url, routePattern, isPrerendered, locals: {} };
  const response = await onRequest(context as APIContext, rest.page ?? page);
  if (!(response instanceof Response)) throw new Error('The middleware answered nothing.');
  return response;
}
