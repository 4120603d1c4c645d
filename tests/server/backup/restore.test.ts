import { expect, it } from 'vitest';
import office from '../../../netlify/functions/office';
import { cacheTags } from '../../../src/server/cdn';
import { blogs } from '../../../src/server/records/blogs';
import { DamagedDocument } from '../../../src/server/store/key-value-store';
import { purgeChangedPages } from '../../../src/server/publish/sweep';
import { json, send, signIn } from '../../netlify/caller';
import { takeLoggedErrors } from '../../support/console';
import { dieAtEachCall } from '../../support/crash';
import { packed } from '../../support/documents';
import { blankRecord } from '../../support/property';
import { isWrite } from '../../support/strict-store';
import { useCdn } from '../../support/use-cdn';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();
const old = '2026-01-01T00:00:00.000Z';
const post = (number: number) => ({ _id: `post-${number}`, version: 'v', updatedAt: old });
const body = packed([post(1), post(2)]);
let cookie = '';

it('row 1: a restore that was killed at any store call is whole or not at all, and every page shows it after one sweep', async () => {
  const calls = await dieAtEachCall(store, {
    prepare: async () => {
      store.reset();
      cookie = await signIn();
      await purgeChangedPages(new Date());
      cdn.purged.length = 0;
    },
    run: () => send(office, 'PUT', '/api/backup/blogs', { body, cookie }),
    check: async (answer, place) => {
      takeLoggedErrors();
      const restored = store.documentRecords('blogs').length;
      expect([0, 2], place).toContain(restored);
      expect(answer.status === 200 ? 2 : restored, place).toBe(restored);
      await purgeChangedPages(new Date());
      const purged = cdn.purged.flat();
      if (restored > 0) expect(purged, place).toContain(cacheTags.blogs);
      const again = await send(office, 'PUT', '/api/backup/blogs', { body, cookie });
      expect(await json(again), place).toMatchObject({ total: restored });
      expect(store.documentRecords('blogs'), place).toHaveLength(2);
      expect(cdn.purged.at(-1), place).toEqual([cacheTags.blogs]);
    },
  });
  // The session, whose it is (two calls), the mark of the sweep, the document, and the document again.
  expect(calls).toBe(6);
});

it('row 66: a restore of a lost document that was killed at any store call is whole, or the document is as lost as before', async () => {
  await dieAtEachCall(store, {
    prepare: async () => {
      store.reset();
      cookie = await signIn();
      store.put('local-history', 'blog/post-1/20260101T000000000Z-v', '{}');
    },
    run: () => send(office, 'PUT', '/api/backup/blogs', { body, cookie }),
    check: async (answer, place) => {
      takeLoggedErrors();
      const isLost = store.bytes('local-documents', 'blogs') === undefined;
      expect(store.documentRecords('blogs'), place).toHaveLength(isLost ? 0 : 2);
      if (isLost) expect(answer.status, place).toBe(503);
      const night = blogs.eraseOld(new Date('2026-01-03T00:00:00.000Z'));
      if (isLost) await expect(night, place).rejects.toBeInstanceOf(DamagedDocument);
      else await night;
      expect(store.values('local-history').size, place).toBe(1);
    },
  });
});

it('row 66: 8,000 homes of a lost document are restored with one write', async () => {
  cookie = await signIn();
  store.put('local-history', 'property/home-1/20260101T000000000Z-v', '{}');
  const homes = Array.from({ length: 8_000 }, (_, number) =>
    blankRecord({
      _id: `home-${number}`,
      name: `Home ${number}`,
      propertyDes: crypto.randomUUID(),
    }),
  );
  store.forget();
  const answer = await send(office, 'PUT', '/api/backup/properties', {
    body: packed(homes),
    cookie,
  });
  expect(await json(answer)).toMatchObject({ total: 0 });
  expect(store.documentRecords('properties')).toHaveLength(8_000);
  expect(store.calls.filter(isWrite('documents'))).toHaveLength(1);
  expect(store.calls.filter(isWrite('history'))).toEqual([]);
});

it('row 66: what differs is replaced a thousand records a call, each with its history', async () => {
  cookie = await signIn();
  const posts = (version: string) =>
    Array.from({ length: 1_100 }, (_, number) => ({ ...post(number), version }));
  store.putDocument('blogs', posts('site'));
  const replace = () =>
    send(office, 'PUT', '/api/backup/blogs?replace', { body: packed(posts('backup')), cookie });
  expect(await json(await replace())).toMatchObject({ rest: 100 });
  expect(await json(await replace())).toMatchObject({ rest: 0 });
  expect(store.documentRecords('blogs')).toEqual(
    posts('backup').map((one) => expect.objectContaining(one) as object),
  );
  expect(store.values('local-history').size).toBe(1_100);
});

it('row 64: what was erased on the site comes back only where that is asked for', async () => {
  cookie = await signIn();
  await send(office, 'PUT', '/api/backup/blogs', { body, cookie });
  await blogs.document.change(() => ({ erased: ['post-1'], result: null }));
  const left = await send(office, 'PUT', '/api/backup/blogs?replace', { body, cookie });
  expect(await json(left)).toMatchObject({ erased: ['post-1'], missing: [] });
  expect(store.documentRecords('blogs')).toHaveLength(1);
  await send(office, 'PUT', '/api/backup/blogs?with-erased', { body, cookie });
  expect(store.documentRecords('blogs')).toHaveLength(2);
  const after = await send(office, 'PUT', '/api/backup/blogs?trial', { body, cookie });
  expect(await json(after)).toMatchObject({ erased: [], same: 2 });
});

it('a trial writes nothing', async () => {
  cookie = await signIn();
  const answer = await send(office, 'PUT', '/api/backup/blogs?trial&replace', { body, cookie });
  expect(await json(answer)).toMatchObject({ missing: ['post-1', 'post-2'], total: 0 });
  expect(store.documentRecords('blogs')).toEqual([]);
  expect(cdn.purged).toEqual([]);
});
