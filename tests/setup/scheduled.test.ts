import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from '../../scripts/setup/scheduled.ts';
import { scheduleNames } from '../../src/domain/schedule';

const names = scheduleNames.map((name) => `scheduled-${name}`);
const path = (name = '') => `POST /.netlify/functions/${name}`;
let server: Server;
let address = '';
let calls: string[];
let status: number;

beforeEach(async () => {
  calls = [];
  status = 200;
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

it('runs every scheduled function of the site once, and the sweep again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startSchedule(address);
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
  const stop = await startSchedule(address, (text) => warnings.push(text));
  stop();
  expect(warnings).toEqual(
    names.map((name) => `The scheduled function ${name} did not run: it answered 500.`),
  );
});
