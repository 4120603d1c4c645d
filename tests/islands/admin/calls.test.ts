import { describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { ensureDeleted, newestOnly, withWarning } from '../../../src/islands/admin/calls';

/** A load whose calls the test ends in any order. */
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
  it('the answer of an older one is ignored, whatever the order of the answers', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[1]?.resolve('without both');
    runs[0]?.resolve('without the first');
    await expect(newer).resolves.toBe('without both');
    await expect(older).resolves.toBeNull();
  });

  it('an older one is ignored while the newer is still running', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[0]?.resolve('without the first');
    await expect(older).resolves.toBeNull();
    runs[1]?.resolve('without both');
    await expect(newer).resolves.toBe('without both');
  });

  it('one that is under way during a change is asked for again', async () => {
    const { load, runs } = openLoad();
    const answer = load();
    load.invalidate();
    runs[0]?.resolve('before the change');
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    runs[1]?.resolve('after the change');
    await expect(answer).resolves.toBe('after the change');
  });

  it('a change before it asks for nothing again', async () => {
    const { load, runs } = openLoad();
    load.invalidate();
    const answer = load();
    runs[0]?.resolve('after the change');
    await expect(answer).resolves.toBe('after the change');
    expect(runs).toHaveLength(1);
  });

  it('only the failure of the newest is one', async () => {
    const { load, runs } = openLoad();
    const [older, newer] = [load(), load()];
    runs[0]?.reject(new Error('old'));
    runs[1]?.reject(new Error('new'));
    await expect(older).resolves.toBeNull();
    await expect(newer).rejects.toThrow('new');
  });

  it('each counts when they run one after the other', async () => {
    const { load, runs } = openLoad();
    const first = load();
    runs[0]?.resolve('first');
    await expect(first).resolves.toBe('first');
    const second = load();
    runs[1]?.resolve('second');
    await expect(second).resolves.toBe('second');
  });
});

/** A server that deletes, but whose answer to the first call is lost. */
function serverThatLosesAnAnswer() {
  let isThere = true;
  return () => {
    if (!isThere) return Promise.reject(new RequestFailed(404, null));
    isThere = false;
    return Promise.reject(new RequestFailed(0, null));
  };
}

describe('deleting', () => {
  it('again after a lost answer succeeds', async () => {
    const server = serverThatLosesAnAnswer();
    await expect(ensureDeleted(server)).rejects.toMatchObject({ status: 0 });
    await expect(ensureDeleted(server)).resolves.toBeNull();
  });

  it('returns the server’s warning', async () => {
    const late = 'Visitors may see it for some minutes.';
    await expect(ensureDeleted(() => Promise.resolve(late))).resolves.toBe(late);
  });

  it.each([0, 403, 409, 500, 503])('fails with status %i', async (status) => {
    const call = () => Promise.reject(new RequestFailed(status, null));
    await expect(ensureDeleted(call)).rejects.toMatchObject({ status });
  });
});

it.each([
  ['Visitors may see the old page.', '“Villa” is back. Visitors may see the old page.'],
  [null, '“Villa” is back'],
])('a success says the server’s warning (%j) as well', (warning, said) => {
  expect(withWarning('“Villa” is back', warning)).toBe(said);
});
