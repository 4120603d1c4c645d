import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { abandonedAfter } from '../../../src/server/store/pending';
import { timeKey, timeOfKey } from '../../../src/server/store/time-key';
import { home, listedVersions, openHomes, trueVersions } from '../../support/strict-homes';
import type { StoreCall } from '../../support/blobs-protocol';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const ids = ['anna-nagar', 'besant-nagar', 'constructor'];

async function prepare(): Promise<void> {
  const homes = openHomes();
  await homes.list();
  for (const id of ids) await homes.create(home({ name: id }), { id });
  await homes.remove('besant-nagar');
  store.forget();
}

function putHome(id: string): void {
  const at = '2026-01-01T00:00:00.000Z';
  const meta = { _id: id, date: at, createdAt: at, updatedAt: at, version: `first of ${id}` };
  store.put('local-properties', id, JSON.stringify({ ...home(), ...meta }));
}

function isRecordRead(call: StoreCall): boolean {
  return call.store === 'local-properties' && call.key !== '' && call.method === 'GET';
}

function index(): { format: number; entries: [string, { etag: string; version: string }][] } {
  return store.values('local-derived').get('properties') as ReturnType<typeof index>;
}

function putIndex(value: unknown): void {
  store.put('local-derived', 'properties', JSON.stringify(value));
}

/** A record as another process leaves it that died right after its commit point. */
function writeBehind(id: string, version: string, startedAt: Date): void {
  const record = store.values('local-properties').get(id) as object;
  const changed = { ...record, version, price: '99', updatedAt: new Date().toISOString() };
  store.put('local-properties', id, JSON.stringify(changed));
  store.put('local-pending', `property/${id}-${timeKey(startedAt)}-${version}`, '{}');
}

const damages: [name: string, damage: () => void][] = [
  ['missing', () => store.put('local-derived', 'properties', null)],
  ['empty', () => store.put('local-derived', 'properties', '')],
  [
    'cut off',
    () => store.put('local-derived', 'properties', JSON.stringify(index()).slice(0, 200)),
  ],
  ['of another shape', () => putIndex({ entries: { a: 1 } })],
  ['with broken entries', () => putIndex({ ...index(), entries: [['anna-nagar', null]] })],
  ['of an older format', () => putIndex({ ...index(), format: 0 })],
  [
    'half built',
    () => putIndex({ ...index(), entries: index().entries.slice(1), complete: false }),
  ],
  ['old with a pending marker', () => writeBehind('constructor', crypto.randomUUID(), new Date())],
];

describe('row 7: the index is', () => {
  it.each(damages)(
    '%s: the next read equals the records, the one after costs two calls',
    async (_name, damage) => {
      await prepare();
      damage();
      expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
      store.forget();
      expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
      expect(store.calls).toHaveLength(2);
      expect((await openHomes().trashed()).map(({ _id }) => _id)).toEqual(['besant-nagar']);
    },
  );

  it('compared every night: records changed, added and removed behind its back are found', async () => {
    await prepare();
    const [first] = ids;
    const record = store.values('local-properties').get(first ?? '') as object;
    store.put('local-properties', first ?? '', JSON.stringify({ ...record, version: 'v2' }));
    store.put(
      'local-properties',
      'added',
      JSON.stringify({ ...record, _id: 'added', version: 'v1' }),
    );
    store.put('local-properties', 'constructor', null);
    store.put('local-properties', 'broken', '{"_id": "bro');
    expect(await openHomes().rebuild()).toBe(3);
    expect(await listedVersions(openHomes())).toEqual(['added@v1', 'anna-nagar@v2']);
  });

  it('compared every night: what has not changed is not read again', async () => {
    await prepare();
    expect(await openHomes().rebuild()).toBe(3);
    expect(store.calls.map((call) => `${call.method} ${call.store}/${call.key}`)).toEqual([
      'GET local-derived/properties',
      'GET local-properties/',
    ]);
  });

  it('too big to be rebuilt in time: each try goes on where the last one stopped', async () => {
    for (let number = 0; number < 100; number += 1) putHome(`home-${number}`);
    const reads = (): number => store.calls.filter(isRecordRead).length;
    const now = performance.now.bind(performance);
    // The clock jumps from the 30th read on, as if each had taken long.
    vi.spyOn(performance, 'now').mockImplementation(() => now() + (reads() < 30 ? 0 : 7_000));
    await expect(openHomes().list()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(index()).toMatchObject({ complete: false });
    const first = reads();
    expect(index().entries).toHaveLength(first);
    expect(first).toBeLessThan(100);
    vi.restoreAllMocks();
    store.forget();
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    expect(first + reads()).toBe(100);
  });
});

describe('a pending marker', () => {
  it('of a write in progress stays, and readers see the record as it is', async () => {
    await prepare();
    store.put(
      'local-pending',
      `property/anna-nagar-${timeKey(new Date())}-${crypto.randomUUID()}`,
      '{}',
    );
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    expect(store.values('local-pending').size).toBe(1);
    writeBehind('anna-nagar', crypto.randomUUID(), new Date());
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
  });

  it('is removed by a reader when no writer can be at work any more', async () => {
    await prepare();
    writeBehind('anna-nagar', crypto.randomUUID(), new Date(Date.now() - abandonedAfter - 1_000));
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    expect(store.values('local-pending').size).toBe(0);
  });

  it('stays while the index cannot be stored', async () => {
    await prepare();
    writeBehind('anna-nagar', crypto.randomUUID(), new Date(Date.now() - abandonedAfter - 1_000));
    store.fault({ kind: 503, times: Infinity, match: ({ method }) => method === 'PUT' });
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    expect(store.values('local-pending').size).toBe(1);
  });

  it('of something that is no record of ours is ignored', async () => {
    await prepare();
    store.put('local-pending', 'property/whatever', '{}');
    store.put('local-pending', `blog/other-${timeKey(new Date())}-${crypto.randomUUID()}`, '{}');
    await openHomes().list();
    expect(store.calls).toHaveLength(2);
  });
});

it('a moment and its key are the same', () => {
  const moment = new Date('2026-03-31T23:59:59.007Z');
  expect(timeKey(moment)).toBe('20260331T235959007Z');
  expect(timeOfKey('20260331T235959007Z')).toBe(moment.getTime());
  expect(timeOfKey('yesterday')).toBeNaN();
});
