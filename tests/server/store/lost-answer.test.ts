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

const store = await useStrictStore();

const operations: Record<string, (properties: Properties, run: number) => Promise<unknown>> = {
  create: (properties) => properties.create(sampleProperty()),
  update: (properties, run) => properties.update('first', { price: `${run}` }),
  delete: (properties, run) => properties.remove(`spare-${run}`),
};

describe('row 3: a write lands but its answer is lost', () => {
  it('in 100 runs each counts once, without a false error and without a duplicate', async () => {
    const properties = openProperties();
    await properties.list();
    await properties.create(sampleProperty(), { id: 'first' });
    let expected = 1;
    for (let run = 0; run < 100; run += 1) {
      const name = ['create', 'update', 'delete'][run % 3] ?? 'create';
      if (name === 'delete') await properties.create(sampleProperty(), { id: `spare-${run}` });
      if (name === 'create') expected += 1;
      store.forget();
      store.fault({
        kind: 'lost',
        match: ({ method, store: at }) => method === 'PUT' && at === 'local-properties',
      });
      await operations[name]?.(properties, run);
      expect(
        store.calls.filter(
          ({ method, store: at }) => method === 'PUT' && at === 'local-properties',
        ),
      ).toHaveLength(2);
    }
    store.forget();
    expect(trueVersions(store)).toHaveLength(expected);
    expect(await listedVersions(properties)).toEqual(trueVersions(store));
  });

  it.each(['lost', 'late'] as const)('at any call of a save (%s) it is a success', async (kind) => {
    const limits = { ...fastLimits, inAll: 1_000 };
    const properties = openProperties({ open: (name) => openStore(name, limits) });
    await properties.create(sampleProperty(), { id: 'first' });
    store.forget();
    await properties.update('first', { price: '1' });
    const length = store.calls.length;
    for (let at = 1; at <= length; at += 1) {
      store.forget();
      store.fault({ kind, at });
      const updated = (await properties.update('first', { price: `${at}` }))?.record;
      store.forget();
      expect((await properties.list()).map(({ version, price }) => [version, price])).toEqual([
        [updated?.version, `${at}`],
      ]);
    }
  });

  it('another’s write in between is a conflict for the caller, not a success', async () => {
    const derived = openStore('derived', fastLimits);
    const etag = (await derived.createJson('it', { by: 'both' })) || '';
    store.fault({ kind: 500, match: ({ method }) => method === 'PUT' });
    const mine = derived.replaceJson('it', { by: 'me' }, etag);
    store.put('local-derived', 'it', JSON.stringify({ by: 'another' }));
    expect(await mine).toBe(false);
    expect(store.values('local-derived').get('it')).toEqual({ by: 'another' });
  });
});
