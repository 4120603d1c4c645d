import { expect, it, vi } from 'vitest';
import { readLastRuns, runJobs } from '../../../src/server/jobs';
import { orMissing } from '../../../src/server/pages/fallback';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const lastRuns = () => orMissing('the last runs', readLastRuns);

it('Set-up tells of the last runs, of which a new site has none', async () => {
  expect(await lastRuns()).toEqual({ sweep: null, nightly: null });
  await runJobs('nightly', {});
  expect((await lastRuns())?.nightly?.failed).toEqual([]);
});

it('Set-up is there without the store', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  store.fault({ kind: 500, times: Infinity });
  expect(await lastRuns()).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});
