import { beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../../src/server/backup/nightly';
import { listNights } from '../../../src/server/store/nights';
import { dieAtEachCall } from '../../support/crash';
import { packed } from '../../support/documents';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const night = (day: number) => new Date(Date.UTC(2026, 0, day, 20, 40));
/** The night of 1 January in UTC is that of the 2nd in Chennai. */
const first = '2026-01-02';

const documents = {
  properties: Buffer.from(packed([{ _id: 'home' }])),
  blogs: Buffer.from(packed([])),
  enquiries: Buffer.from(packed([], [['erased', '2026-01-01T00:00:00.000Z']])),
  subscribers: Buffer.from(packed([])),
  company: Buffer.from(packed([{ _id: 'company' }])),
};
const write = (name: string, bytes: Buffer | string | null) =>
  store.put('local-documents', name, bytes);
const readCopy = (day: string, name: string) => store.bytes('local-backups', `${day}/${name}`);

beforeEach(() => Object.entries(documents).forEach(([name, bytes]) => write(name, bytes)));

describe('the nightly backup', () => {
  it('copies the documents as they are stored, in eleven store calls', async () => {
    await backUp(night(1));
    expect(store.calls).toHaveLength(11);
    for (const [name, bytes] of Object.entries(documents))
      expect(readCopy(first, name)).toEqual(bytes);
  });

  it('costs one store call when the day has one, and leaves it as it was', async () => {
    await backUp(night(1));
    write('properties', Buffer.from(packed([])));
    store.forget();
    await backUp(night(1));
    expect(store.calls).toHaveLength(1);
    expect(readCopy(first, 'properties')).toEqual(documents.properties);
  });

  it('fails when the store does', async () => {
    store.fault({ kind: 503, times: 99, match: ({ method }) => method === 'PUT' });
    await expect(backUp(night(1))).rejects.toThrow();
  });

  it.each([
    ['is damaged', documents.properties.subarray(0, 30)],
    ['is none', Buffer.from('{}')],
    ['is lost', null],
  ])('row 7: copies the others when one %s, and says which', async (_how, bytes) => {
    await backUp(night(1));
    write('properties', bytes);
    await expect(backUp(night(31))).rejects.toThrow('so not copied: properties.');
    expect(readCopy('2026-02-01', 'blogs')).toEqual(documents.blogs);
    expect(readCopy('2026-02-01', 'properties')).toBeUndefined();
    expect(readCopy(first, 'properties')).toEqual(documents.properties);
  });
});

it('row 1: a backup that was killed at any store call is complete after the next run', async () => {
  const calls = await dieAtEachCall(store, {
    prepare: async () => {
      store.reset();
      Object.entries(documents).forEach(([name, bytes]) => write(name, bytes));
      await backUp(night(1));
    },
    run: () => backUp(night(31)).catch(() => undefined),
    check: async (_outcome, place) => {
      await backUp(night(31));
      const nights = ['2026-02-01'];
      const names = Object.keys(documents).map((name) => [name, nights]);
      expect(await listNights(), place).toEqual(Object.fromEntries(names));
      for (const [name, bytes] of Object.entries(documents))
        expect(readCopy('2026-02-01', name), place).toEqual(bytes);
    },
  });
  expect(calls).toBe(16);
});
