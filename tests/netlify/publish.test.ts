import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { built } from '../../src/content/company';
import { companyForm } from '../../src/content/forms/company';
import type { PublishingNote } from '../../src/domain/company/publishing';
import { pickFacts, storedCompany } from '../../src/domain/company/record';
import { formatMinute } from '../../src/domain/date';
import { loadCompany } from '../../src/server/pages/company';
import { takeLoggedErrors } from '../support/console';
import { dieAtEachCall } from '../support/crash';
import { packed } from '../support/documents';
import { startServer } from '../support/server';
import { useStrictStore } from '../support/use-strict-store';
import { json, send, signIn } from './caller';
import { functionFor } from './platform';

const { publishing } = companyForm;
const store = await useStrictStore();
const minute = 60_000;
const ok = (response: ServerResponse) => response.end();
let answer = ok;
let asked = 0;
let server: Awaited<ReturnType<typeof startServer>>;
let cookie = '';

beforeAll(async () => {
  server = await startServer((_request, response) => {
    asked += 1;
    answer(response);
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  vi.stubEnv('BUILD_HOOK_URL', server.address.replace('127.0.0.1', 'localhost'));
  answer = ok;
  asked = 0;
  Object.assign(built, { at: '', values: {} });
  cookie = await signIn();
});
afterEach(() => vi.useRealTimers());

const call = (path: string, method: string, body?: object) =>
  send(functionFor(path), method, path, { cookie, body });
const save = (name: string) => call('/api/company', 'PUT', { name });
const begin = () => call('/api/company', 'POST', { name: 'Marina' });
const press = () => call('/api/company/publish', 'POST');
const note = async (response: Promise<Response>) => json<PublishingNote>(await response);

function build(): void {
  const record = storedCompany(store.documentRecords('company')[0]);
  Object.assign(built, { at: new Date().toISOString(), values: pickFacts(record) });
}

function wait(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * minute, toFake: ['Date'] });
}

it('a save and a restore ask for no build', async () => {
  await begin();
  await save('Adyar');
  const body = packed(store.documentRecords('company'));
  const path = '/api/backup/company';
  const restored = await send(functionFor(path), 'PUT', `${path}?replace`, { body, cookie });
  expect(restored.status).toBe(200);
  expect(asked).toBe(0);
});

it('the button asks once for what is saved, and not at all for what is on the site', async () => {
  expect(await note(press())).toMatchObject({ canAsk: false, text: publishing.states.none() });
  await begin();
  expect((await press()).status).toBe(202);
  expect(asked).toBe(1);
  build();
  wait(11);
  expect(await note(press())).toMatchObject({ isOnSite: true, canAsk: false });
  // A save without a change, and one that was taken back.
  await call('/api/company', 'PUT', {});
  await save('Adyar');
  await save('Marina');
  expect(await note(press())).toMatchObject({ isOnSite: true });
  expect(asked).toBe(1);
});

it('row 56: of two who press at once, one asks, and both are told that a build runs', async () => {
  await begin();
  const answers = await Promise.all([press(), press()]);
  expect(asked).toBe(1);
  const notes = await Promise.all(answers.map((one) => json<PublishingNote>(one)));
  for (const { text, canAsk } of notes) {
    expect(text).toContain('A build was started');
    expect(canAsk).toBe(false);
  }
});

it('row 56: the process dies at any store call of it: at most one build in ten minutes', async () => {
  const calls = await dieAtEachCall(store, {
    prepare: async () => {
      vi.useRealTimers();
      store.reset();
      cookie = await signIn();
      await begin();
      asked = 0;
    },
    run: press,
    check: async (_answer, place) => {
      takeLoggedErrors();
      await press();
      expect(asked, place).toBeLessThanOrEqual(1);
      wait(16);
      await press();
      expect(asked, place).toBeGreaterThanOrEqual(1);
      expect(asked, place).toBeLessThanOrEqual(2);
    },
  });
  // The session, whose it is (two calls while nobody is stored), the facts, the mark three times, and its write between them.
  expect(calls).toBe(8);
});

it.each([400, 404, 410, 429])(
  'row 73: a hook that refuses with %i is said, and may be pressed again at once',
  async (status) => {
    await begin();
    answer = (response) => response.writeHead(status).end();
    const refused = await press();
    expect(refused.status).toBe(424);
    expect(await json(refused)).toMatchObject({ detail: publishing.refused });
    expect((await loadCompany(new Date())).publishing.text).toContain('are not on the site yet');
    answer = ok;
    expect((await press()).status).toBe(202);
  },
);

const redirect = (response: ServerResponse) =>
  response.writeHead(307, { location: `${server.address}/elsewhere` }).end();

it.each<[string, typeof answer]>([
  ['500', (response) => response.writeHead(500).end()],
  ['502', (response) => response.writeHead(502).end()],
  ['504', (response) => response.writeHead(504).end()],
  ['a redirect', redirect],
  ['nothing', (response) => response.destroy()],
])(
  'row 73: a hook that answers %s has been asked once, whoever presses each second for a minute',
  async (_name, unclear) => {
    wait(0);
    await begin();
    answer = unclear;
    const asking = await press();
    expect(asking.status).toBe(202);
    const at = formatMinute(new Date().toISOString());
    const said = { isOnSite: false, canAsk: false, text: publishing.states.unclear(at) };
    expect(await json(asking)).toEqual(said);
    for (let second = 1; second <= 60; second += 1) {
      wait(1 / 60);
      const again = await press();
      expect([again.status, await json(again)]).toEqual([200, said]);
    }
    expect(asked).toBe(1);
    // As the form and the first page load it.
    expect((await loadCompany(new Date())).publishing).toEqual(said);
    wait(15);
    expect(await loadCompany(new Date())).toMatchObject({
      publishing: { canAsk: true, text: publishing.states.failed(at) },
    });
    answer = ok;
    expect((await note(press())).text).toContain('A build was started');
    expect(asked).toBe(2);
  },
);

it('row 72: a build that a clock ahead of this one has asked for counts as asked for now', async () => {
  wait(0);
  await begin();
  const tomorrow = new Date(Date.now() + 24 * 60 * minute).toISOString();
  store.put('local-marks', 'builds', JSON.stringify({ asked: [tomorrow] }));
  const text = publishing.states.running(formatMinute(new Date().toISOString()));
  expect(await note(press())).toMatchObject({ canAsk: false, text });
  expect(asked).toBe(0);
  wait(16);
  expect((await press()).status).toBe(202);
  expect(asked).toBe(1);
});

it('row 56: what is saved while a build runs is not on the site, and waits for the next one', async () => {
  await begin();
  await press();
  build();
  await save('Adyar');
  const { text, canAsk } = await note(press());
  expect(text).toMatch(/ and are not on the site yet\. The next build can be started from/);
  expect(canAsk).toBe(false);
  wait(11);
  expect((await press()).status).toBe(202);
});

it.each([
  ['without a hook', 'BUILD_HOOK_URL', ''],
  ['on a deploy preview, as the hook builds production', 'CONTEXT', 'deploy-preview'],
])('%s the host’s own button is named', async (_, name, value) => {
  vi.stubEnv('SITE_ID', 'site');
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv(name, value);
  cookie = await signIn();
  await begin();
  const { text, canAsk } = await note(press());
  expect(text).toContain('“Trigger deploy”');
  expect([canAsk, asked]).toEqual([false, 0]);
});
