import { afterAll, beforeEach } from 'vitest';
import { fetchLimits } from '../../src/server/store/bounded-fetch';
import { startStrictStore, type StrictStore } from './strict-store';

/** Gives every test of the file an empty strict store, with retries without a pause. */
export async function useStrictStore(): Promise<StrictStore> {
  const store = await startStrictStore();
  fetchLimits.pause = 1;
  beforeEach(() => store.reset());
  afterAll(() => store.stop());
  return store;
}
