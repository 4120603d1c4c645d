import { beforeEach, expect, it, vi } from 'vitest';
import { eraseUnusedPictures } from '../../../src/server/images/unused';
import { runJobs } from '../../../src/server/jobs';
import { loadSetup } from '../../../src/server/pages/setup';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

it('a new site has had no run and no night', async () => {
  expect(await loadSetup()).toEqual({
    lastRuns: { sweep: null, nightly: null, backup: null, cleanup: null },
    pictures: { unused: null },
  });
});

it('tells of the runs and the unused pictures what was read', async () => {
  await runJobs('cleanup', { pictures: () => eraseUnusedPictures(new Date()) });
  const { lastRuns, pictures } = await loadSetup();
  expect(lastRuns?.cleanup?.failed).toEqual([]);
  expect(pictures?.unused?.size).toBe(0);
});

it.each([
  ['ran/sweep', { lastRuns: null, pictures: { unused: null } }],
  ['unused-pictures', { lastRuns: {}, pictures: null }],
])('%s alone is missing when only that cannot be read', async (key, expected) => {
  store.fault({ kind: 500, times: Infinity, match: (call) => call.key === key });
  expect(await loadSetup()).toMatchObject(expected);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('is there without the store', async () => {
  store.fault({ kind: 500, times: Infinity });
  expect(await loadSetup()).toEqual({ lastRuns: null, pictures: null });
});
