import { describe, expect, it } from 'vitest';
import { type Route, serve } from '../../../src/server/http/router';
import { json, send } from '../../netlify/caller';
import { apiRows, addressOf } from '../../netlify/api';
import { takeLoggedErrors } from '../../support/console';

const secret = 'password=hunter2 at /srv/app/store.ts:14';

function failing(thrown: unknown) {
  const run: Route['run'] = () => {
    throw thrown;
  };
  return serve([{ method: 'GET', path: '/api/thing/:id', run }]);
}

describe('row 22: an uncaught error reveals nothing to the client but an id', () => {
  it.each([
    ['an error', new Error(secret)],
    ['a type error', new TypeError(secret)],
    ['a text', secret],
    ['nothing', undefined],
  ])('%s', async (_name, thrown) => {
    const response = await send(failing(thrown), 'GET', '/api/thing/a');
    const body = await json(response);
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|store\.ts/);
    expect(body).toMatchObject({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
    });
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    const logged = takeLoggedErrors();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(String(body.requestId));
    if (thrown !== undefined) expect(logged[0]).toContain('hunter2');
  });

  const writes = apiRows.filter(({ method }) => method !== 'GET');
  it.each(writes)('a broken body in $name', async (row) => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error(secret));
      },
    });
    const handler: typeof row.handler = (request, context) =>
      row.handler(
        new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: broken,
          duplex: 'half',
        } as RequestInit),
        context,
      );
    const headers = { 'content-type': 'application/json' };
    const response = await send(handler, row.method, addressOf(row), { headers });
    expect([204, 401, 500]).toContain(response.status);
    expect(await response.text()).not.toMatch(/hunter2/);
    expect(takeLoggedErrors().length).toBe(response.status === 500 ? 1 : 0);
  });
});

describe('the router', () => {
  it('takes the request id of the platform', async () => {
    const handler = serve([]);
    const response = await handler(new Request('https://homes.example/api/x'), {
      requestId: '01ABC',
    });
    expect(response.headers.get('x-request-id')).toBe('01ABC');
    expect(await json(response)).toMatchObject({ requestId: '01ABC' });
  });

  it('passes decoded ids to the route', async () => {
    const handler = serve([
      { method: 'GET', path: '/api/thing/:id', run: ({ ids }) => Response.json(ids) },
    ]);
    expect(await json(await send(handler, 'GET', '/api/thing/a%2Db'))).toEqual({ id: 'a-b' });
  });

  it.each(['.html', '.htm', '/index.html', '/index.htm'])(
    'answers the same with %s, as the local server asks',
    async (ending) => {
      const handler = serve([
        { method: 'POST', path: '/api/thing/:id', run: ({ ids }) => Response.json(ids) },
      ]);
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const path = `/api/thing/a${ending}`;
      expect((await send(handler, 'POST', path, { headers })).status).toBe(403);
      expect(await json(await send(handler, 'POST', path))).toEqual({ id: 'a' });
    },
  );
});
