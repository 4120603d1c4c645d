import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backUp } from '../../../src/server/backup/nightly';
import {
  backupStore,
  listDays,
  listObjects,
  readLatest,
  readManifest,
} from '../../../src/server/backup/manifests';
import { withinTime } from '../../../src/server/store/deadline';
import { markErased } from '../../../src/server/store/erased';
import { openStore } from '../../../src/server/store/open';
import { bytesOf } from '../../support/backup-site';
import { dieAtEachCall } from '../../support/crash';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const night = (day: number) => new Date(Date.UTC(2026, 0, day, 21));
/** The night of 1 January in UTC is that of the 2nd in Chennai. */
const first = '2026-01-02';
const second = '2026-01-03';

async function fill(count = 3): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await openStore('properties').writeJson(`home-${number}`, { name: `வீடு ${number} 🏠` });
  await openStore('images').writeBytes('cover', bytesOf('picture'), { type: 'image/png' });
  await openStore('sessions').writeJson('session', { secret: true });
}

const keysOf = async (day: string) =>
  (await readManifest(day))?.entries.map((entry) => `${entry.store}/${entry.key}`);
const calls = (method: string, name: string) =>
  store.calls.filter((call) => call.method === method && call.key !== '' && call.store === name);

beforeEach(() => fill());

describe('the nightly backup', () => {
  it('holds records and pictures with their metadata, and no sessions', async () => {
    await backUp(night(1));
    expect(await keysOf(first)).toEqual([
      'images/cover',
      'properties/home-1',
      'properties/home-2',
      'properties/home-3',
    ]);
    const [picture] = (await readManifest(first))?.entries ?? [];
    expect(picture).toMatchObject({ size: 7, metadata: { type: 'image/png' } });
    expect(await readLatest()).toMatchObject({
      day: first,
      all: { count: 4 },
      pictures: { count: 1, bytes: 7 },
      tidied: true,
    });
  });

  it('holds the marks of what was erased, first', async () => {
    await markErased('blogs', ['post'], night(0));
    await backUp(night(1));
    expect((await keysOf(first))?.slice(0, 2)).toEqual(['erased/blogs/post', 'images/cover']);
  });

  it('waits long for bytes and manifests only, and not for the day of the newest backup', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const longest = () => Math.max(...timeout.mock.calls.splice(0).map(([time]) => time));
    await backUp(night(1));
    expect(longest()).toBe(12_000);
    await readLatest();
    expect(longest()).toBe(3_000);
    await listDays();
    expect(longest()).toBe(3_000);
    await readManifest(first);
    expect(longest()).toBe(12_000);
  });

  it('reads only what has changed since the night before', async () => {
    await backUp(night(1));
    await openStore('properties').writeJson('home-2', { name: 'other' });
    store.forget();
    await backUp(night(2));
    expect(calls('GET', 'local-properties').map(({ key }) => key)).toEqual(['home-2']);
    expect(
      calls('PUT', 'local-backups').filter(({ key }) => key.startsWith('object/')),
    ).toHaveLength(1);
    expect(await keysOf(second)).toEqual(await keysOf(first));
  });

  it('costs one store call when the day has one', async () => {
    await backUp(night(1));
    store.forget();
    await backUp(night(1));
    expect(store.calls).toHaveLength(1);
  });

  it('stores bytes again that were lost', async () => {
    await backUp(night(1));
    const objects = await listObjects();
    for (const sha256 of objects) await backupStore().remove(`object/${sha256}`);
    await backUp(night(2));
    expect((await listObjects()).sort()).toEqual(objects.sort());
  });

  it('continues in the next run what it had no time for', async () => {
    // What is reserved for the manifest is all the time that there is.
    await withinTime(5_000, () => backUp(night(1)));
    expect(await listDays()).toEqual([]);
    expect(await readLatest()).toBeNull();
    await backUp(night(1));
    expect(await keysOf(first)).toHaveLength(4);
  });

  it('looks in the next run for what a list lacks, where a run had no time for it', async () => {
    await backUp(night(1));
    await openStore('properties').remove('home-3');
    await withinTime(5_000, () => backUp(night(2)));
    store.forget();
    await backUp(night(2));
    expect(calls('GET', 'local-properties').map(({ key }) => key)).toEqual(['home-3']);
    expect(await keysOf(second)).not.toContain('properties/home-3');
  });

  it('keeps 30 nights, and of the bytes what one of them names', async () => {
    await backUp(night(1));
    await openStore('properties').writeJson('home-2', { name: 'other' });
    await openStore('properties').remove('home-3');
    await backUp(night(2));
    const { entries = [] } = (await readManifest(second)) ?? {};
    expect(await listObjects()).toHaveLength(6 - 1);
    await backUp(night(31));
    expect(await listDays()).toEqual([second, '2026-02-01']);
    expect((await listObjects()).sort()).toEqual(entries.map(({ sha256 }) => sha256).sort());
  });

  it('deletes no bytes that a kept manifest names which cannot be read', async () => {
    await backUp(night(1));
    store.put('local-backups', `manifest/${first}`, '{');
    await openStore('properties').remove('home-3');
    await backUp(night(2));
    expect(await listObjects()).toHaveLength(4);
  });

  it('keeps the bytes of a night that was killed before it had tidied up', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await backUp(night(1));
    await openStore('properties').writeJson('home-2', { name: 'of the second night only' });
    const before = await backupStore().readValue('last-named');
    await backUp(night(2));
    // As it was when the second night's manifest was written, and nothing after it.
    await backupStore().writeJson('last-named', before);
    await openStore('properties').writeJson('home-2', { name: 'of the third' });
    await backUp(night(3));
    const objects = new Set(await listObjects());
    const { entries = [] } = (await readManifest(second)) ?? {};
    expect(entries.filter(({ sha256 }) => !objects.has(sha256))).toEqual([]);
  });

  it('reads the manifests where the days on which bytes were last named are lost, and deletes nothing if it cannot', async () => {
    await backUp(night(1));
    await openStore('properties').remove('home-3');
    store.put('local-backups', 'last-named', '{');
    await backUp(night(2));
    expect(await listObjects()).toHaveLength(4);
    store.put('local-backups', 'last-named', '{');
    store.put('local-backups', `manifest/${first}`, '{');
    await expect(backUp(night(3))).rejects.toThrow(first);
    expect(await listObjects()).toHaveLength(4);
  });
});

it('row 43: a backup that was killed at any store call is complete after the next run', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const calls = await dieAtEachCall(store, {
    prepare: async () => {
      store.reset();
      await fill();
      await backUp(night(1));
      await openStore('properties').writeJson('home-2', { name: 'other' });
      await openStore('properties').remove('home-3');
    },
    run: () => backUp(night(31)).catch(() => undefined),
    check: async (_outcome, place) => {
      await backUp(night(31));
      expect(await listDays(), place).toEqual([first, '2026-02-01'].slice(-1));
      const { entries = [] } = (await readManifest('2026-02-01')) ?? {};
      expect(entries, place).toHaveLength(3);
      const named = entries.map(({ sha256 }) => sha256).sort();
      expect((await listObjects()).sort(), place).toEqual(named);
      expect(await readLatest(), place).toMatchObject({ day: '2026-02-01', tidied: true });
    },
  });
  expect(calls).toBeGreaterThan(15);
}, 120_000);
