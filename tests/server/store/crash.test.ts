import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/domain/property/schema';
import { abandonedAfter } from '../../../src/server/store/pending';
import {
  home,
  listedVersions,
  openHomes,
  trueVersions,
  type Homes,
} from '../../support/strict-homes';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const operations: [name: string, run: (homes: Homes) => Promise<unknown>, done: Check][] = [
  [
    'create',
    (homes) => homes.create(home({ name: 'New' }), { id: 'new' }),
    (record) => record('new')?.name === 'New',
  ],
  [
    'update',
    (homes) => homes.update('first', { price: '30000' }),
    (record) => record('first')?.price === '30000',
  ],
  [
    'delete',
    (homes) => homes.remove('first'),
    (record) => record('first')?.deletedAt !== undefined,
  ],
];
type Check = (record: (id: string) => Property | undefined) => boolean;

async function prepare(): Promise<void> {
  store.reset();
  const homes = openHomes();
  await homes.list();
  await homes.create(home({ name: 'First' }), { id: 'first' });
  await homes.create(home({ name: 'Second' }), { id: 'second' });
  store.forget();
}

function record(id: string): Property | undefined {
  return store.values('local-properties').get(id) as Property | undefined;
}

/** What the next process, and the one that comes after all markers are old, make of what is left. */
async function expectWhole(): Promise<void> {
  const truth = trueVersions(store);
  expect(await listedVersions(openHomes())).toEqual(truth);
  expect(await listedVersions(openHomes())).toEqual(truth);
  const later = openHomes({ now: () => new Date(Date.now() + abandonedAfter + 1_000) });
  expect(await listedVersions(later)).toEqual(truth);
  expect(store.values('local-pending').size).toBe(0);
  store.forget();
  expect(await listedVersions(later)).toEqual(truth);
  expect(store.calls).toHaveLength(2);
}

describe.each(operations)('row 1: the process dies during %s', (_name, run, isDone) => {
  it('at any store call: what was acknowledged is kept, the next read equals the records', async () => {
    await prepare();
    await run(openHomes());
    const length = store.calls.length;
    expect(length).toBeGreaterThanOrEqual(6);
    const outcomes = new Set<string>();
    for (let at = 1; at <= length; at += 1) {
      for (const kind of ['crash', 'crash after'] as const) {
        await prepare();
        store.fault({ kind, at });
        const acknowledged = await run(openHomes()).then(
          () => true,
          () => false,
        );
        store.forget();
        outcomes.add(`${String(acknowledged)} ${String(isDone(record))}`);
        if (acknowledged) expect(isDone(record)).toBe(true);
        await expectWhole();
      }
    }
    expect([...outcomes].sort()).toEqual(['false false', 'false true', 'true true']);
  });
});
