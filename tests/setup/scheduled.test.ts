import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from '../../scripts/setup/scheduled.ts';
import { scheduleNames } from '../../src/domain/schedule';
import { startServer } from '../support/server';

const names = scheduleNames.map((name) => `scheduled-${name}`);
const path = (name = '') => `POST /.netlify/functions/${name}`;
let server: Awaited<ReturnType<typeof startServer>>;
let calls: string[];
let status: number;

beforeEach(async () => {
  calls = [];
  status = 200;
  server = await startServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
});
afterEach(() => {
  vi.useRealTimers();
  return server.stop();
});

it('runs every scheduled function of the site once, and the sweep again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startSchedule(server.address);
  expect(calls).toEqual(names.map(path));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await vi.waitFor(() => expect(calls).toEqual([...names, 'scheduled-sweep'].map(path)));
  stop();
});

it('knows every scheduled function there is', () => {
  const found = readdirSync('netlify/functions').filter((file) => file.startsWith('scheduled-'));
  expect(found.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
});

it('says which one did not run, and continues', async () => {
  status = 500;
  const warnings: string[] = [];
  const stop = await startSchedule(server.address, (text) => warnings.push(text));
  stop();
  expect(warnings).toEqual(
    names.map((name) => `The scheduled function ${name} did not run: it answered 500.`),
  );
});
