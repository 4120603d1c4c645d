import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { ensureDeleted, withWarning } from '../../../src/islands/admin/calls';

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
