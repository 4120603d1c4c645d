import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Collected, collectBackup } from '../../../../src/islands/admin/backup/collect';

const header = '{"backup":1}';
const lines = ['{"store":"blogs","text":"\u2028"}', '{"store":"blogs","text":"2"}'];
const parts: Record<string, string> = {
  '/api/backup/part/2026-01-02/0': `${header}\n${lines[0]}\n`,
  '/api/backup/part/2026-01-02/1': `${lines[1]}\n{"end":true}\n`,
};
let collected: Collected;
/** What the next calls answer instead, by status. */
let failures: number[];

beforeEach(() => {
  failures = [];
  collected = { day: '2026-01-02', withPictures: true, from: 0, isWhole: false, parts: [] };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', (path: string) => {
    const status = failures.shift() ?? 200;
    return Promise.resolve(new Response(status === 200 ? parts[path] : null, { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const content = async () =>
  gunzipSync(Buffer.from(await new Blob(collected.parts).arrayBuffer())).toString();
const whole = `${header}\n${lines.join('\n')}\n{"end":true}\n`;

async function collect(isCancelled = () => false): Promise<number[]> {
  const progress: number[] = [];
  const run = collectBackup(collected, isCancelled, (done) => progress.push(done));
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  run.then(settle, settle);
  while (!state.isSettled) {
    await vi.advanceTimersByTimeAsync(1_000);
    // Compression takes time that no clock counts.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await run;
  return progress;
}

it('collects the parts of a backup as one compressed file', async () => {
  expect(await collect()).toEqual([1, 2]);
  expect(await content()).toBe(whole);
});

it('asks again for a part that was not answered', async () => {
  failures = [503, 503];
  expect(await collect()).toEqual([1, 2]);
  expect(await content()).toBe(whole);
});

it('continues after a failure where it was', async () => {
  failures = [200, 503, 503, 503];
  await expect(collect()).rejects.toThrow();
  expect(await collect()).toEqual([2]);
  expect(await content()).toBe(whole);
});

it('ends when it is cancelled', async () => {
  let left = 1;
  expect(await collect(() => left-- <= 0)).toEqual([1]);
  expect(collected.isWhole).toBe(false);
});
