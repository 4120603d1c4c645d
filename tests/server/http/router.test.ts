import { expect, it } from 'vitest';
import { problems } from '../../../src/content/problems';
import { type Route, serve } from '../../../src/server/http/router';
import { json, send } from '../../netlify/caller';
import { takeLoggedErrors } from '../../support/console';

const secret = 'password=hunter2 at /srv/app/store.ts:14';

function failing(thrown: unknown) {
  const run: Route['run'] = () => {
    throw thrown;
  };
  return serve([{ method: 'GET', path: '/api/thing/:id', run }]);
}

it.each([
  ['an error', new Error(secret)],
  ['a text', secret],
  ['nothing', undefined],
])(
  'row 22: the client is told nothing of an uncaught error but an id: %s',
  async (_name, thrown) => {
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
  },
);

it('the router takes the request id of the platform', async () => {
  const handler = serve([]);
  const response = await handler(new Request('https://homes.example/api/x'), {
    requestId: '01ABC',
  });
  expect(response.headers.get('x-request-id')).toBe('01ABC');
  expect(await json(response)).toMatchObject({ requestId: '01ABC' });
});

it.each(['.html', '.htm', '/index.html', '/index.htm'])(
  'the router answers the same with the ending %s',
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

it('an address that ends where an id should stand is another one, and missing', async () => {
  const answer = await send(failing(new Error('reached')), 'GET', '/api/thing/');
  expect(answer.status).toBe(404);
  expect((await json(answer)).detail).toBe(problems.unknownAddress);
});
