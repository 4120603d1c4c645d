import { describe, expect, it, vi } from 'vitest';
import { withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { propertyKind } from '../../../src/server/records/properties';
import { readVerified } from '../../../src/server/store/verified';
import { timeKey, timeOfKey } from '../../../src/server/store/keys';
import {
  sampleProperty,
  listedVersions,
  openProperties,
  trueVersions,
} from '../../support/strict-properties';
import type { StoreCall } from '../../support/blobs-protocol';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const ids = ['anna-nagar', 'besant-nagar', 'constructor'];

async function prepare(): Promise<void> {
  const properties = openProperties();
  await properties.list();
  for (const id of ids) await properties.create(sampleProperty({ name: id }), { id });
  await properties.remove('besant-nagar');
  store.forget();
}

function putProperty(id: string): void {
  const at = '2026-01-01T00:00:00.000Z';
  const meta = { _id: id, date: at, createdAt: at, updatedAt: at, version: `first of ${id}` };
  store.put('local-properties', id, JSON.stringify({ ...sampleProperty(), ...meta }));
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
];

describe('row 7: the index is', () => {
  it.each(damages)(
    '%s: the next read equals the records, the one after costs one call',
    async (_name, damage) => {
      await prepare();
      damage();
      expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
      store.forget();
      expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
      expect(store.calls).toHaveLength(1);
      expect((await openProperties().trashed()).map(({ _id }) => _id)).toEqual(['besant-nagar']);
    },
  );

  it('behind the records: the next verified read finds what was changed, added and removed', async () => {
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
    const { changed, entries, total } = await openProperties().verify();
    expect(changed.sort()).toEqual(['added', 'anna-nagar', 'constructor']);
    expect([...entries.keys()].sort()).toEqual(['added', 'anna-nagar', 'besant-nagar']);
    expect(total).toBe(4);
    expect(await listedVersions(openProperties())).toEqual(['added@v1', 'anna-nagar@v2']);
  });

  it('as the records: a verified read takes two calls, whatever their number', async () => {
    await prepare();
    expect((await openProperties().verify()).changed).toEqual([]);
    expect(store.calls.map((call) => `${call.method} ${call.store}/${call.key}`)).toEqual([
      'GET local-derived/properties',
      'GET local-properties/',
    ]);
  });

  it('not writable: the verified read is still right, and finds the same differences again', async () => {
    await prepare();
    store.put('local-properties', 'constructor', null);
    const match = ({ method }: StoreCall) => method === 'PUT';
    store.fault({ kind: 503, times: Infinity, match });
    const { changed, entries } = await openProperties().verify();
    expect(changed).toEqual(['constructor']);
    expect(entries.has('constructor')).toBe(false);
    store.forget();
    expect((await openProperties().verify()).changed).toEqual(['constructor']);
  });

  it('too big to be rebuilt in time: each attempt continues where the last one stopped', async () => {
    for (let number = 0; number < 100; number += 1) putProperty(`home-${number}`);
    const reads = (): number => store.calls.filter(isRecordRead).length;
    const now = performance.now.bind(performance);
    // From the 30th read on the clock is ahead, as if the reads had taken long.
    vi.spyOn(performance, 'now').mockImplementation(() => now() + (reads() < 30 ? 0 : 7_000));
    const list = () => withinTime(9_000, () => openProperties().list());
    await expect(list()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(index()).toMatchObject({ complete: false });
    const first = reads();
    expect(index().entries).toHaveLength(first);
    expect(first).toBeLessThan(100);
    vi.restoreAllMocks();
    store.forget();
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
    expect(first + reads()).toBe(100);
  });
});

describe('an index of the newest keys only', () => {
  const kind = { ...propertyKind, newestOnly: 2 };
  const put = (id: string) => putProperty(id);
  const indexed = async () => [...(await readVerified(kind)).entries.keys()].sort();

  it('adds new ones and drops the oldest without reading it', async () => {
    for (const id of ['2026-01', '2026-02', '2026-03']) put(id);
    expect(await indexed()).toEqual(['2026-02', '2026-03']);
    put('2026-04');
    store.forget();
    expect(await indexed()).toEqual(['2026-03', '2026-04']);
    expect(store.calls.filter(isRecordRead).map(({ key }) => key)).toEqual(['2026-04']);
    expect((await readVerified(kind)).total).toBe(4);
  });

  it('adds an older one again when a newer one is removed', async () => {
    for (const id of ['2026-01', '2026-02', '2026-03']) put(id);
    await indexed();
    store.put('local-properties', '2026-03', null);
    expect(await indexed()).toEqual(['2026-01', '2026-02']);
  });
});

it('a moment survives the conversion to a key and back', () => {
  const moment = new Date('2026-03-31T23:59:59.007Z');
  expect(timeKey(moment)).toBe('20260331T235959007Z');
  expect(timeOfKey('20260331T235959007Z')).toBe(moment.getTime());
  expect(timeOfKey('yesterday')).toBeNaN();
});
