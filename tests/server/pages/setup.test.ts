import { beforeEach, expect, it, vi } from 'vitest';
import { runJobs } from '../../../src/server/jobs';
import { loadSetup } from '../../../src/server/pages/setup';
import { openStore } from '../../../src/server/store/open';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

it('a new site has had no run and has no pictures', async () => {
  expect(await loadSetup()).toEqual({ lastRuns: { sweep: null, nightly: null }, unused: [] });
});

it('tells of the runs and the pictures that nothing names', async () => {
  await openStore('images').writeBytes('a'.repeat(24), new ArrayBuffer(1), { type: 'image/png' });
  await runJobs('nightly', {});
  const { lastRuns, unused } = await loadSetup();
  expect(lastRuns?.nightly?.failed).toEqual([]);
  expect(unused).toEqual(['a'.repeat(24)]);
});

it.each([
  ['local-marks', { lastRuns: null, unused: [] }],
  ['local-images', { lastRuns: {}, unused: null }],
])('%s alone is missing when only that cannot be read', async (name, expected) => {
  store.fault({ kind: 500, times: Infinity, match: (call) => call.store === name });
  expect(await loadSetup()).toMatchObject(expected);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('is there without the store', async () => {
  store.fault({ kind: 500, times: Infinity });
  expect(await loadSetup()).toEqual({ lastRuns: null, unused: null });
});
