import { describe, expect, it } from 'vitest';
import { newestOnly } from '../../../src/islands/admin/newest';

/** A load whose runs the test ends in the order it likes. */
function openLoad() {
  const runs: PromiseWithResolvers<string>[] = [];
  const load = newestOnly(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { load, runs };
}

describe('of several loads', () => {
  it('the answer of an older one counts no more, in whatever order they come', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[1]?.resolve('without both');
    runs[0]?.resolve('without the first');
    await expect(newer).resolves.toBe('without both');
    await expect(older).resolves.toBeNull();
  });

  it('an older one counts no more though the newer is still on its way', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[0]?.resolve('without the first');
    await expect(older).resolves.toBeNull();
    runs[1]?.resolve('without both');
    await expect(newer).resolves.toBe('without both');
  });

  it('only the failure of the newest is one', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[0]?.reject(new Error('old'));
    runs[1]?.reject(new Error('new'));
    await expect(older).resolves.toBeNull();
    await expect(newer).rejects.toThrow('new');
  });

  it('one after the other each counts', async () => {
    const { load, runs } = openLoad();
    const first = load();
    runs[0]?.resolve('first');
    await expect(first).resolves.toBe('first');
    const second = load();
    runs[1]?.resolve('second');
    await expect(second).resolves.toBe('second');
  });
});
