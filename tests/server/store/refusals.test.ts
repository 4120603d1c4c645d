import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import {
  home,
  listedVersions,
  openHomes,
  trueVersions,
  type Homes,
} from '../../support/strict-homes';
import { useStrictStore } from '../../support/use-strict-store';
import type { StoreCall } from '../../support/blobs-protocol';

const store = await useStrictStore();

const statuses = [401, 403, 409, 413, 429, 500, 503];
const operations: [name: string, run: (homes: Homes) => Promise<unknown>][] = [
  ['create', (homes) => homes.create(home(), { id: 'new' })],
  ['update', (homes) => homes.update('first', { price: '30000' })],
  ['delete', (homes) => homes.remove('first')],
];
const cases = statuses.flatMap((status) =>
  operations.map(([name, run]) => ({ status, name, run })),
);

function isRecordWrite(call: StoreCall): boolean {
  return call.method === 'PUT' && call.store === 'local-properties';
}

describe('row 2: the store refuses a conditional write', () => {
  it.each(cases)('$status on $name is never a success', async ({ status, run }) => {
    const homes = openHomes();
    await homes.create(home(), { id: 'first' });
    const before = trueVersions(store);
    store.fault({ kind: status, times: Infinity, match: isRecordWrite });
    await expect(run(homes)).rejects.toBeInstanceOf(StoreUnavailable);
    store.forget();
    expect(trueVersions(store)).toEqual(before);
    expect(await listedVersions(homes)).toEqual(before);
  });

  it.each(cases.filter(({ status }) => ![401, 403, 413].includes(status)))(
    '$status once on $name is tried again and succeeds',
    async ({ status, run }) => {
      const homes = openHomes();
      await homes.create(home(), { id: 'first' });
      store.fault({ kind: status, match: isRecordWrite });
      await run(homes);
      store.forget();
      expect(await listedVersions(homes)).toEqual(trueVersions(store));
    },
  );

  it('a refused index costs the writer nothing and the next reader a look', async () => {
    const homes = openHomes();
    await homes.list();
    await homes.create(home(), { id: 'first' });
    const match = (call: StoreCall) => call.method === 'PUT' && call.store === 'local-derived';
    store.fault({ kind: 403, times: Infinity, match });
    const updated = await homes.update('first', { price: '30000' });
    expect((await homes.list())[0]?.version).toBe(updated?.version);
    store.forget();
    expect((await homes.list())[0]?.version).toBe(updated?.version);
    store.forget();
    await homes.list();
    expect(store.calls).toHaveLength(2);
  });

  it.each(['hang', 401, 500, 'crash'] as const)(
    'a read that fails (%s) is an error, not an empty list',
    async (kind) => {
      const homes = openHomes({ operationLimit: 300 });
      await homes.create(home(), { id: 'first' });
      store.fault({ kind, times: Infinity });
      await expect(homes.list()).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(homes.read('first')).rejects.toBeInstanceOf(StoreUnavailable);
    },
  );
});
