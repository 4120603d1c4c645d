import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { findTroubles } from '../../../src/domain/schedule';
import { readLastRuns, runJobs } from '../../../src/server/marks/jobs';
import { takeLoggedErrors } from '../../support/console';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

it('a scheduled job that fails is logged by its name and does not stop the others', async () => {
  let done = 0;
  const response = await runJobs('nightly', {
    expired: () => Promise.reject(new Error('no store')),
    records: () => Promise.resolve((done += 1)),
  });
  expect(response.status).toBe(204);
  expect(done).toBe(1);
  const [line, ...more] = takeLoggedErrors();
  expect(line).toContain('"expired"');
  expect(line).toContain('no store');
  expect(more).toEqual([]);
  expect((await readLastRuns()).nightly?.failed).toEqual(['expired']);
});

it('every run leaves a mark of its own, with two store calls at most', async () => {
  expect((await readLastRuns()).sweep).toBeNull();
  store.forget();
  const before = new Date().toISOString();
  await runJobs('sweep', { pages: () => Promise.resolve() });
  expect(store.calls.map(({ method, key }) => `${method} ${key}`)).toEqual([
    'GET ran/sweep',
    'PUT ran/sweep',
  ]);
  store.forget();
  await runJobs('nightly', {});
  expect(store.calls.map(({ method, key }) => `${method} ${key}`)).toEqual(['PUT ran/nightly']);
  const { sweep: run, ...others } = await readLastRuns();
  expect(run?.failed).toEqual([]);
  expect(run?.at && run.at >= before).toBe(true);
  expect(others).toMatchObject({ nightly: { failed: [] } });
});

it('runs the steps one after the other', async () => {
  const order: string[] = [];
  const job = (name: string, milliseconds: number) => async () => {
    await sleep(milliseconds);
    order.push(name);
  };
  await runJobs('nightly', { backup: job('backup', 20) }, { records: job('records', 0) });
  expect(order).toEqual(['backup', 'records']);
});

it('the mark of the sweep tells since when the site is known', async () => {
  const first = '2026-11-20T11:55:10.000Z';
  store.put('local-marks', 'ran/sweep', JSON.stringify({ at: first, failed: [], first }));
  await runJobs('sweep', {});
  const { sweep: run } = await readLastRuns();
  expect(run?.first).toBe(first);
  expect(run?.at).not.toBe(first);
});

it('row 72: a run of a clock that was ahead counts as a run of now, so that it can be overdue', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const mark = JSON.stringify({ at: tomorrow, failed: [], first: tomorrow });
  store.put('local-marks', 'ran/sweep', mark);
  expect(findTroubles(await readLastRuns(), new Date())).toEqual([]);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect(findTroubles(await readLastRuns(), new Date())).toEqual([
    { name: 'sweep', kind: 'overdue' },
  ]);
});

it('a mark that cannot be written fails nothing', async () => {
  store.fault({ kind: 401, times: 9 });
  const response = await runJobs('sweep', { pages: () => Promise.resolve() });
  expect(response.status).toBe(204);
  expect(console.warn).toHaveBeenCalledOnce();
});
