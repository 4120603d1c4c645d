import { describe, expect, it } from 'vitest';
import { timeLeft, withinTime } from '../../../src/server/store/deadline';
import { enquiries } from '../../../src/server/post/stores';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { openStore } from '../../../src/server/store/open';
import { blankInput } from '../../support/property';
import type { Properties } from '../../support/strict-properties';
import { listedVersions, openProperties, trueVersions } from '../../support/strict-properties';
import { isWrite } from '../../support/strict-store';
import { shorten } from '../../support/server-limits';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const writes: [name: string, run: (properties: Properties) => Promise<unknown>][] = [
  ['create', (properties) => properties.create(blankInput(), 'new')],
  ['update', (properties) => properties.update([{ id: 'first', patch: { price: '30000' } }])],
  ['delete', (properties) => properties.remove('first')],
];
const reads: typeof writes = [
  ['list', (properties) => properties.listPresent()],
  ['read', (properties) => properties.readPresent('first')],
  ['history', (properties) => properties.history('first')],
];

describe('row 2: the store rejects a conditional write', () => {
  const cases = [401, 403, 409, 413, 429, 500, 503].flatMap((status) =>
    writes.map(([name, run]) => ({ status, name, run })),
  );

  it.each(cases)('$status on $name is never a success', async ({ status, run }) => {
    await createFirst();
    const before = trueVersions(store);
    store.fault({ kind: status, times: Infinity, match: isWrite('documents') });
    await expect(run(openProperties())).rejects.toBeInstanceOf(StoreUnavailable);
    store.forget();
    expect(trueVersions(store)).toEqual(before);
    expect(await listedVersions(openProperties())).toEqual(before);
  });

  it.each(cases.filter(({ status }) => ![401, 403, 413].includes(status)))(
    '$status once on $name is retried and succeeds',
    async ({ status, run }) => {
      await createFirst();
      store.fault({ kind: status, match: isWrite('documents') });
      await run(openProperties());
      store.forget();
      expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
    },
  );

  it('without its history no record is written', async () => {
    await createFirst();
    const before = trueVersions(store);
    store.fault({ kind: 403, times: Infinity, match: isWrite('history') });
    const change = openProperties().update([{ id: 'first', patch: { price: '1' } }]);
    await expect(change).rejects.toBeInstanceOf(StoreUnavailable);
    expect(trueVersions(store)).toEqual(before);
  });

  it.each(['hang', 401, 500, 'crash'] as const)(
    'a read that fails (%s) is an error, not an empty list',
    async (kind) => {
      await createFirst();
      store.fault({ kind, times: Infinity });
      for (const [, run] of reads) {
        const reading = withinTime(300, () => run(openProperties()));
        await expect(reading).rejects.toBeInstanceOf(StoreUnavailable);
      }
    },
  );
});

describe('row 3: a write lands but its answer is lost', () => {
  const operations: Record<string, (properties: Properties, run: number) => Promise<unknown>> = {
    create: (properties) => properties.create(blankInput()),
    update: async (properties, run) => {
      const ifMatch = (await properties.readPresent('first'))?.version;
      return properties.update([{ id: 'first', ifMatch, patch: { price: `${run}` } }]);
    },
    delete: (properties, run) => properties.remove(`spare-${run}`),
    erase: (properties, run) => properties.erase(`spare-${run}`),
  };

  it('in 100 runs each counts once, without a false error and without a duplicate', async () => {
    const properties = openProperties();
    await createFirst();
    for (let run = 0; run < 100; run += 1) {
      const name = Object.keys(operations)[run % 4] ?? 'create';
      if (run % 4 >= 2) await properties.create(blankInput(), `spare-${run}`);
      if (name === 'erase') await properties.remove(`spare-${run}`);
      store.forget();
      store.fault({ kind: 'lost', match: isWrite('documents') });
      await operations[name]?.(properties, run);
      expect(store.calls.filter(isWrite('documents'))).toHaveLength(2);
    }
    store.forget();
    expect(trueVersions(store)).toHaveLength(1 + 25);
    expect(await listedVersions(properties)).toEqual(trueVersions(store));
  });

  it.each(['lost', 500] as const)('at any call of a save (%s) it is a success', async (kind) => {
    const properties = openProperties();
    await createFirst();
    for (let nth = 1; nth <= 3; nth += 1) {
      store.forget();
      store.fault({ kind, nth });
      const saved = await properties.update([{ id: 'first', patch: { price: `${nth}` } }]);
      store.forget();
      expect(await listedVersions(properties)).toEqual([`first@${saved?.[0]?.version}`]);
    }
  });

  it('is a success for an enquiry whose mail has ended', async () => {
    const at = '2026-01-05T04:00:00.000Z';
    const mail = { kind: 'enquiry', key: 'enquiry/one', at, attempts: 1 } as const;
    const mails = [{ ...mail, state: 'pending' }];
    store.putDocument('enquiries', [{ id: 'one', createdAt: at, mails }]);
    const write = isWrite('documents');
    store.fault({ kind: 'lost', match: write });
    const changed = await enquiries.change(({ records }, { version }) => {
      const current = records.get('one');
      // A mail that has ended forgets its problem.
      const ended = { ...mail, state: 'sent', problem: undefined } as const;
      const changed = current ? [{ ...current, mails: [ended], version }] : [];
      return { changed, result: version };
    });
    expect(store.documentRecords('enquiries')).toMatchObject([{ version: changed }]);
    expect(store.calls.filter(write)).toHaveLength(2);
  });

  it('another’s write in between is a conflict for the caller, not a success', async () => {
    const marks = openStore('marks');
    const etag = (await marks.createJson('it', { by: 'both' })) || '';
    store.fault({ kind: 500, match: ({ method }) => method === 'PUT' });
    const mine = marks.replaceJson('it', { by: 'me' }, etag);
    store.put('local-marks', 'it', JSON.stringify({ by: 'another' }));
    expect(await mine).toBe(false);
    expect(store.values('local-marks').get('it')).toEqual({ by: 'another' });
  });
});

describe('row 4: the store hangs', () => {
  const milliseconds = 900;

  it.each([...reads, ...writes])('%s ends in time whichever call hangs first', async (_, run) => {
    await createFirst();
    const putBack = store.snapshot();
    for (let nth = 1; nth <= 8; nth += 1) {
      putBack();
      store.fault({ kind: 'hang', nth, times: Infinity });
      const outcome: unknown = await withinTime(milliseconds, () => run(openProperties())).then(
        () => 'done',
        (error: unknown) => error,
      );
      if (store.calls.length < nth) break;
      if (outcome !== 'done') expect(outcome).toBeInstanceOf(StoreUnavailable);
    }
  });

  it('a call is retried within its limits', async () => {
    shorten({ storeAttempt: 300 });
    store.fault({ kind: 'hang', times: 2 });
    await openStore('marks').writeJson('a', { saved: true });
    expect(store.values('local-marks').get('a')).toEqual({ saved: true });
    expect(store.calls).toHaveLength(3);
  });

  it('an outer operation bounds the inner ones', async () => {
    const left = await withinTime(50, () => withinTime(10_000, () => Promise.resolve(timeLeft())));
    expect(left).toBeLessThanOrEqual(50);
    expect(timeLeft()).toBe(Infinity);
  });
});

const createFirst = () => openProperties().create(blankInput(), 'first');
