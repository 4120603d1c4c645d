import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '../../support/server';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { type Stored, kinds, useRecords } from './use-records';

const store = await useStrictStore();
const { add, change } = useRecords(store, kinds[0]);

/** The answer of Google's host of short links, and the requests that it got. */
let answer: (response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((request, response) => {
    asked.push(request);
    answer(response);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  answer = redirect(long());
  vi.stubGlobal('fetch', fetchFromServer);
});

it('a short map link is saved as the long one that it leads to', async () => {
  const added = await add({ googleLocation: `Palm Villa\n${host}/AbCdEf123` });
  expect(added.googleLocation).toBe(long());
  expect(asked.map(({ url }) => url)).toEqual(['/AbCdEf123']);
  const changed = await change(added._id, { googleLocation: `${host}/Other` }, added.version);
  expect(await json<Stored>(changed)).toMatchObject({ googleLocation: long() });
});

it.each([
  ['elsewhere', redirect('https://evil.example/maps?q=13,80')],
  ['to the host’s own page', redirect('/sorry')],
  ['to a map without a place', redirect('https://www.google.com/maps?cid=1028111')],
  ['to more than a link may hold', redirect(`${long()}?${'x'.repeat(2_000)}`)],
  ['nowhere', (response: ServerResponse) => response.writeHead(200).end('<p>Moved</p>')],
  ['to a connection cut off', (response: ServerResponse) => response.destroy()],
  ['to no answer within 3 s', () => undefined],
])('one that leads %s is saved as it is, and nothing else is asked', async (_, given) => {
  answer = given;
  const { googleLocation } = await add({ googleLocation: `${host}/AbC` });
  expect(googleLocation).toBe(`${host}/AbC`);
  expect(asked).toHaveLength(1);
});

it.each(['', long()])('the link %j asks nobody', async (googleLocation) => {
  expect((await add({ googleLocation })).googleLocation).toBe(googleLocation);
  expect(asked).toEqual([]);
});

function long() {
  return 'https://www.google.com/maps/place/Palm+Villa/@13.08,80.2,17z/data=!3m1!8m2!3d13.0850123!4d80.2101456';
}

function redirect(location: string) {
  return (response: ServerResponse) => response.writeHead(302, { location }).end();
}

const host = 'https://maps.app.goo.gl';

const { fetch } = globalThis;
const fetchFromServer = (url: URL, init: RequestInit) =>
  fetch(url.href.replace(host, server.address), init);
