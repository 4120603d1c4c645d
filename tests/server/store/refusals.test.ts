import { describe, expect, it } from 'vitest';
import { withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import {
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
  ['create', (properties) => properties.create(sampleProperty(), 'new')],
  ['update', (properties) => properties.update([{ id: 'first', patch: { price: '30000' } }])],
  ['delete', (properties) => properties.remove('first')],
];
const cases = statuses.flatMap((status) =>
  operations.map(([name, run]) => ({ status, name, run })),
);

function isDocumentWrite(call: StoreCall): boolean {
  return call.method === 'PUT' && call.store === 'local-documents';
}

describe('row 2: the store rejects a conditional write', () => {
  it.each(cases)('$status on $name is never a success', async ({ status, run }) => {
    const properties = openProperties();
    await properties.create(sampleProperty(), 'first');
    const before = trueVersions(store);
    store.fault({ kind: status, times: Infinity, match: isDocumentWrite });
    await expect(run(properties)).rejects.toBeInstanceOf(StoreUnavailable);
    store.forget();
    expect(trueVersions(store)).toEqual(before);
    expect(await listedVersions(properties)).toEqual(before);
  });

  it.each(cases.filter(({ status }) => ![401, 403, 413].includes(status)))(
    '$status once on $name is retried and succeeds',
    async ({ status, run }) => {
      const properties = openProperties();
      await properties.create(sampleProperty(), 'first');
      store.fault({ kind: status, match: isDocumentWrite });
      await run(properties);
      store.forget();
      expect(await listedVersions(properties)).toEqual(trueVersions(store));
    },
  );

  it('without its history no record is written', async () => {
    await openProperties().create(sampleProperty(), 'first');
    const before = trueVersions(store);
    const match = ({ method, store: name }: StoreCall) =>
      method === 'PUT' && name === 'local-history';
    store.fault({ kind: 403, times: Infinity, match });
    const change = openProperties().update([{ id: 'first', patch: { price: '1' } }]);
    await expect(change).rejects.toBeInstanceOf(StoreUnavailable);
    expect(trueVersions(store)).toEqual(before);
  });

  it.each(['hang', 401, 500, 'crash'] as const)(
    'a read that fails (%s) is an error, not an empty list',
    async (kind) => {
      await openProperties().create(sampleProperty(), 'first');
      const properties = openProperties();
      store.fault({ kind, times: Infinity });
      const list = withinTime(500, () => properties.list());
      const read = withinTime(500, () => properties.read('first'));
      await expect(list).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(read).rejects.toBeInstanceOf(StoreUnavailable);
    },
  );
});
