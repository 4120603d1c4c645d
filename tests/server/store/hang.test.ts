import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../src/server/store/bounded-fetch';
import { timeLeft, withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { openStore } from '../../../src/server/store/open';
import {
  fastLimits,
  sampleProperty,
  openProperties,
  type Properties,
} from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

/** Milliseconds of the operation; a single call may take 9 s. */
const milliseconds = 1_800;
const operations: [name: string, run: (properties: Properties) => Promise<unknown>][] = [
  ['list', (properties) => properties.list()],
  ['read', (properties) => properties.read('first')],
  ['history', (properties) => properties.history('first')],
  ['create', (properties) => properties.create(sampleProperty())],
  ['update', (properties) => properties.update([{ id: 'first', patch: { price: '1' } }])],
  ['remove', (properties) => properties.remove('first')],
];

describe('row 4: the store hangs', () => {
  it('three attempts of 3 s, 9 s in all, for one call', () => {
    expect(defaultLimits).toMatchObject({ tries: 3, perTry: 3_000, inAll: 9_000 });
  });

  it.each(operations)('%s ends in time whichever call hangs first', async (_name, run) => {
    for (let at = 1; at <= 8; at += 1) {
      store.reset();
      await openProperties().create(sampleProperty(), 'first');
      store.forget();
      store.fault({ kind: 'hang', at, times: Infinity });
      const start = performance.now();
      const outcome: unknown = await withinTime(milliseconds, () => run(openProperties())).then(
        () => 'done',
        (error: unknown) => error,
      );
      if (store.calls.length < at) break;
      expect(performance.now() - start).toBeLessThan(milliseconds + 700);
      if (outcome !== 'done') expect(outcome).toBeInstanceOf(StoreUnavailable);
    }
  });

  it('a call is retried within its limits', async () => {
    store.fault({ kind: 'hang', times: 2 });
    await openStore('marks', { ...fastLimits, perTry: 300, inAll: 2_000 }).writeJson('a', {
      saved: true,
    });
    expect(store.values('local-marks').get('a')).toEqual({ saved: true });
    expect(store.calls).toHaveLength(3);
  });

  it('an outer operation bounds the inner ones', async () => {
    const left = await withinTime(50, () => withinTime(10_000, () => Promise.resolve(timeLeft())));
    expect(left).toBeLessThanOrEqual(50);
    expect(timeLeft()).toBe(Infinity);
  });
});
