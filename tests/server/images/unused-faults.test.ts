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

  it('stay for another night when the CDN is not purged', async () => {
    cdn.answer = 500;
    await eraseUnusedPictures(fromNow(31));
    expect(await stored()).toEqual([named, unused]);
    cdn.answer = 202;
    await eraseUnusedPictures(fromNow(32));
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
    expect([...((await readUnused()) ?? new Map<string, string>()).keys()]).toEqual([unused]);
    await eraseUnusedPictures(fromNow(32));
    expect(await stored()).toEqual([named, unused]);
    expect([...((await readUnused()) ?? new Map<string, string>()).keys()]).toEqual([]);
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

  it('interrupted while they are removed are erased the next night', async () => {
    store.forget();
    store.fault({
      kind: 'crash',
      match: ({ store: name, method }) => name === 'local-images' && method === 'DELETE',
    });
    await expect(eraseUnusedPictures(fromNow(31))).rejects.toThrow();
    store.forget();
    await eraseUnusedPictures(fromNow(32));
    expect(await stored()).toEqual([named]);
  });
});

it('what was erased is listed in two store calls, whatever its number', async () => {
  await markErased('images', [named, unused], new Date());
  await listErased();
  store.forget();
  expect((await listErased()).size).toBe(2);
  expect(store.calls).toHaveLength(2);
});
