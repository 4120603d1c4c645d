import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/server/store/open';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import {
  fastLimits,
  sampleProperty,
  listedVersions,
  openProperties,
  trueVersions,
  type Properties,
} from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import type { StoreCall } from '../../support/blobs-protocol';

const store = await useStrictStore();

const statuses = [401, 403, 409, 413, 429, 500, 503];
const operations: [name: string, run: (properties: Properties) => Promise<unknown>][] = [
  ['create', (properties) => properties.create(sampleProperty(), { id: 'new' })],
  ['update', (properties) => properties.update('first', { price: '30000' })],
  ['delete', (properties) => properties.remove('first')],
];
const cases = statuses.flatMap((status) =>
  operations.map(([name, run]) => ({ status, name, run })),
);

function isRecordWrite(call: StoreCall): boolean {
  return call.method === 'PUT' && call.store === 'local-properties';
}

describe('row 2: the store rejects a conditional write', () => {
  it.each(cases)('$status on $name is never a success', async ({ status, run }) => {
    const properties = openProperties();
    await properties.create(sampleProperty(), { id: 'first' });
    const before = trueVersions(store);
    store.fault({ kind: status, times: Infinity, match: isRecordWrite });
    await expect(run(properties)).rejects.toBeInstanceOf(StoreUnavailable);
    store.forget();
    expect(trueVersions(store)).toEqual(before);
    expect(await listedVersions(properties)).toEqual(before);
  });

  it.each(cases.filter(({ status }) => ![401, 403, 413].includes(status)))(
    '$status once on $name is retried and succeeds',
    async ({ status, run }) => {
      const properties = openProperties();
      await properties.create(sampleProperty(), { id: 'first' });
      store.fault({ kind: status, match: isRecordWrite });
      await run(properties);
      store.forget();
      expect(await listedVersions(properties)).toEqual(trueVersions(store));
    },
  );

  it('a rejected write of the index is reported to the writer, and the next verified read repairs it', async () => {
    const properties = openProperties();
    await properties.list();
    await properties.create(sampleProperty(), { id: 'first' });
    const match = (call: StoreCall) => call.method === 'PUT' && call.store === 'local-derived';
    store.fault({ kind: 403, times: Infinity, match });
    vi.spyOn(console, 'warn').mockReturnValue();
    const updated = await properties.update('first', { price: '30000' });
    expect(updated?.isIndexed).toBe(false);
    store.forget();
    expect((await properties.verify()).changed).toEqual(['first']);
    expect((await properties.list())[0]?.version).toBe(updated?.record.version);
  });

  it.each(['hang', 401, 500, 'crash'] as const)(
    'a read that fails (%s) is an error, not an empty list',
    async (kind) => {
      const properties = openProperties({ open: (name) => openStore(name, fastLimits) });
      await properties.create(sampleProperty(), { id: 'first' });
      store.fault({ kind, times: Infinity });
      await expect(properties.list()).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(properties.read('first')).rejects.toBeInstanceOf(StoreUnavailable);
    },
  );
});
