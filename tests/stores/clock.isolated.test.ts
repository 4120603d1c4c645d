import { beforeEach, expect, it, vi } from 'vitest';

const dayMilliseconds = 86_400_000;

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

function answerWith(headers: Record<string, string>) {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { headers })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it.each([-400, -10, 0, 10])('now is the server’s, whose clock is %i days ahead', async (days) => {
  const server = new Date(Date.now() + days * dayMilliseconds);
  const fetch = answerWith({ date: server.toUTCString() });
  const { askServerTime, now } = await import('../../src/stores/clock');
  await Promise.all([askServerTime(), askServerTime()]);
  expect(Math.abs(Date.parse(now()) - server.getTime())).toBeLessThan(2_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('without an answer the device’s clock counts, and the server is asked again', async () => {
  const fetch = answerWith({});
  const { askServerTime, now } = await import('../../src/stores/clock');
  await askServerTime();
  expect(Math.abs(Date.parse(now()) - Date.now())).toBeLessThan(1_000);
  await askServerTime();
  expect(fetch).toHaveBeenCalledTimes(2);
});
