import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseUnusedPictures, readUnused } from '../../../src/server/images/unused';
import { withinTime } from '../../../src/server/store/deadline';
import { listErased, markErased } from '../../../src/server/store/erased';
import { openStore } from '../../../src/server/store/open';
import { openProperties, sampleProperty } from '../../support/strict-properties';
import { useCdn } from '../../support/use-cdn';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();
const day = 24 * 60 * 60_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);
const named = 'a'.repeat(24);
const unused = 'b'.repeat(24);
const picture = (hash: string) => `/api/image/${hash}`;
const stored = async () => (await openStore('images').list()).map(({ key }) => key);
const listed = async () => [...((await readUnused()) ?? new Map<string, string>()).keys()];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const hash of [named, unused])
    await openStore('images').writeBytes(hash, new Uint8Array([1]).buffer, { type: 'image/png' });
  await openProperties().create(sampleProperty({ images: [picture(named)] }), { id: 'villa' });
  await eraseUnusedPictures(fromNow(0));
});

describe('row 44: unused pictures', () => {
  it('are purged from the CDN and removed; those that are named stay', async () => {
    await eraseUnusedPictures(fromNow(31));
    expect(await stored()).toEqual([named]);
    expect(cdn.purged).toEqual([[`picture-${unused}`]]);
  });

  it('are listed no more once they are removed; the CDN is purged of them by the next run that can', async () => {
    cdn.answer = 500;
    await eraseUnusedPictures(fromNow(31));
    expect(await stored()).toEqual([named]);
    expect(await listed()).toEqual([]);
    await eraseUnusedPictures(fromNow(31.5));
    expect(await listed()).toEqual([]);
    cdn.answer = 202;
    await eraseUnusedPictures(fromNow(32));
    expect(cdn.purged.at(-1)).toEqual([`picture-${unused}`]);
    expect(await listed()).toEqual([]);
    const purges = cdn.purged.length;
    await eraseUnusedPictures(fromNow(33));
    expect(cdn.purged).toHaveLength(purges);
  });

  it('uploaded again after their removal, before the CDN was purged, begin their time again', async () => {
    cdn.answer = 500;
    await eraseUnusedPictures(fromNow(31));
    cdn.answer = 202;
    const metadata = { type: 'image/png', at: fromNow(32).toISOString() };
    await openStore('images').writeBytes(unused, new Uint8Array([1]).buffer, metadata);
    await eraseUnusedPictures(fromNow(33));
    expect(await stored()).toEqual([named, unused]);
    await eraseUnusedPictures(fromNow(91));
    expect(await stored()).toEqual([named, unused]);
    await eraseUnusedPictures(fromNow(93));
    expect(await stored()).toEqual([named]);
  });

  it.each(['properties', 'blogs', 'history', 'images', 'derived'])(
    'stay when the store of %s fails',
    async (name) => {
      store.fault({ kind: 503, times: 99, match: (call) => call.store === `local-${name}` });
      await expect(eraseUnusedPictures(fromNow(31))).rejects.toThrow();
      store.forget();
      expect(await stored()).toEqual([named, unused]);
    },
  );

  it('stay when there was no time to read all that may name them, and that is read the next night', async () => {
    const names = [picture(unused)];
    const another = { ...sampleProperty({ images: names }), _id: 'other', version: 'v' };
    store.put('local-properties', 'other', JSON.stringify(another));
    await withinTime(1_000, () => eraseUnusedPictures(fromNow(31)));
    expect(await stored()).toEqual([named, unused]);
    expect(await listed()).toEqual([unused]);
    await eraseUnusedPictures(fromNow(32));
    expect(await stored()).toEqual([named, unused]);
    expect(await listed()).toEqual([]);
  });

  it('cost one read for each record and version that is new', async () => {
    await openProperties().update('villa', { price: '1' });
    store.forget();
    await eraseUnusedPictures(fromNow(1));
    const read = store.calls.filter(
      ({ store: name, method, key }) =>
        method === 'GET' && key !== '' && /properties|blogs|history/.test(name),
    );
    expect(read.map(({ store: name }) => name).sort()).toEqual([
      'local-history',
      'local-properties',
    ]);
  });

  it('are read when they are new and when they are due, and not in between', async () => {
    const another = 'c'.repeat(24);
    await openStore('images').writeBytes(another, new Uint8Array([2]).buffer, {
      type: 'image/png',
    });
    const readIn = async (days: number) => {
      store.forget();
      await eraseUnusedPictures(fromNow(days));
      const isRead = ({ store: name, method, key }: (typeof store.calls)[number]) =>
        name === 'local-images' && method !== 'DELETE' && key !== '';
      return store.calls.filter(isRead).map(({ key }) => key);
    };
    expect(await readIn(1)).toEqual([another]);
    expect(await readIn(2)).toEqual([]);
    expect(await readIn(30.5)).toEqual([unused]);
    expect(await stored()).toEqual([named, another]);
  });

  it('that there was no time to look at are listed in the next run', async () => {
    const another = 'c'.repeat(24);
    await openStore('images').writeBytes(another, new Uint8Array([2]).buffer, {
      type: 'image/png',
    });
    await withinTime(4_900, () => eraseUnusedPictures(fromNow(1)));
    expect(await listed()).toEqual([unused]);
    await eraseUnusedPictures(fromNow(2));
    expect(await listed()).toEqual([unused, another]);
  });

  it('interrupted while they are removed are erased the next night', async () => {
    store.forget();
    store.fault({
      kind: 'crash',
      match: ({ store: name, method }) => name === 'local-images' && method === 'DELETE',
    });
    await expect(eraseUnusedPictures(fromNow(31))).rejects.toThrow();
    // Purged before its removal, a request in between could keep it for a year.
    expect(cdn.purged).toEqual([]);
    store.forget();
    await eraseUnusedPictures(fromNow(32));
    expect(await stored()).toEqual([named]);
    expect(cdn.purged).toEqual([[`picture-${unused}`]]);
  });
});

it('what was erased is listed in two store calls, whatever its number', async () => {
  await markErased('images', [named, unused], new Date());
  await listErased();
  store.forget();
  expect((await listErased()).size).toBe(2);
  expect(store.calls).toHaveLength(2);
});
