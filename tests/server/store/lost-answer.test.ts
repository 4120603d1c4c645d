import { describe, expect, it } from 'vitest';
import {
  fastLimits,
  sampleProperty,
  listedVersions,
  openProperties,
  trueVersions,
  type Properties,
} from '../../support/strict-properties';
import { openStore } from '../../../src/server/store/open';
import { useStrictStore } from '../../support/use-strict-store';
import type { StoreCall } from '../../support/blobs-protocol';

const store = await useStrictStore();

const isDocumentWrite = ({ method, store: name }: StoreCall) =>
  method === 'PUT' && name === 'local-documents';

const operations: Record<string, (properties: Properties, run: number) => Promise<unknown>> = {
  create: (properties) => properties.create(sampleProperty()),
  update: async (properties, run) => {
    const ifMatch = (await properties.read('first'))?.version;
    return properties.update([{ id: 'first', ifMatch, patch: { price: `${run}` } }]);
  },
  delete: (properties, run) => properties.remove(`spare-${run}`),
  erase: (properties, run) => properties.erase(`spare-${run}`),
};

describe('row 3: a write lands but its answer is lost', () => {
  it('in 100 runs each counts once, without a false error and without a duplicate', async () => {
    const properties = openProperties();
    await properties.create(sampleProperty(), 'first');
    let expected = 1;
    for (let run = 0; run < 100; run += 1) {
      const name = Object.keys(operations)[run % 4] ?? 'create';
      if (run % 4 >= 2) await properties.create(sampleProperty(), `spare-${run}`);
      if (name === 'erase') await properties.remove(`spare-${run}`);
      if (name === 'create') expected += 1;
      store.forget();
      store.fault({ kind: 'lost', match: isDocumentWrite });
      await operations[name]?.(properties, run);
      expect(store.calls.filter(isDocumentWrite)).toHaveLength(2);
    }
    store.forget();
    expect(trueVersions(store)).toHaveLength(expected);
    expect(await listedVersions(properties)).toEqual(trueVersions(store));
  });

  it.each(['lost', 500] as const)('at any call of a save (%s) it is a success', async (kind) => {
    const properties = openProperties();
    await properties.create(sampleProperty(), 'first');
    for (let at = 1; at <= 3; at += 1) {
      store.forget();
      store.fault({ kind, at });
      const saved = await properties.update([{ id: 'first', patch: { price: `${at}` } }]);
      store.forget();
      expect((await properties.list()).map(({ version, price }) => [version, price])).toEqual([
        [saved?.[0]?.version, `${at}`],
      ]);
    }
  });

  it('another’s write in between is a conflict for the caller, not a success', async () => {
    const marks = openStore('marks', fastLimits);
    const etag = (await marks.createJson('it', { by: 'both' })) || '';
    store.fault({ kind: 500, match: ({ method }) => method === 'PUT' });
    const mine = marks.replaceJson('it', { by: 'me' }, etag);
    store.put('local-marks', 'it', JSON.stringify({ by: 'another' }));
    expect(await mine).toBe(false);
    expect(store.values('local-marks').get('it')).toEqual({ by: 'another' });
  });
});
