import { afterAll, beforeEach } from 'vitest';
import { startStrictStore, type StrictStore } from './strict-store';

/** Gives every test of the file an empty strict store. */
export async function useStrictStore(): Promise<StrictStore> {
  const store = await startStrictStore();
  beforeEach(() => store.reset());
  afterAll(() => store.stop());
  return store;
}
