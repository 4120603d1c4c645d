import { expect, it } from 'vitest';
import backup from '../../../netlify/functions/backup';
import { cacheTags } from '../../../src/server/cdn';
import { purgeChangedPages } from '../../../src/server/sweep';
import { json, send, signIn } from '../../netlify/caller';
import { takeLoggedErrors } from '../../support/console';
import { dieAtEachCall } from '../../support/crash';
import { packed } from '../../support/documents';
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
    run: () => send(backup, 'PUT', '/api/backup/blogs', { body, cookie }),
    check: async (answer, place) => {
      takeLoggedErrors();
      const restored = store.documentRecords('blogs').length;
      expect([0, 2], place).toContain(restored);
      expect(answer.status === 200 ? 2 : restored, place).toBe(restored);
      await purgeChangedPages(new Date());
      const purged = cdn.purged.flat();
      if (restored > 0) expect(purged, place).toContain(cacheTags.blogs);
      const again = await send(backup, 'PUT', '/api/backup/blogs', { body, cookie });
      expect(await json(again), place).toMatchObject({ total: restored });
      expect(store.documentRecords('blogs'), place).toHaveLength(2);
      expect(cdn.purged.at(-1), place).toEqual([cacheTags.blogs]);
    },
  });
  // The session, whose it is (two calls), the mark of the sweep, the document, an empty one, two entries of the history, and the document again.
  expect(calls).toBe(9);
}, 120_000);

it('a trial writes nothing', async () => {
  cookie = await signIn();
  const answer = await send(backup, 'PUT', '/api/backup/blogs?trial&replace', { body, cookie });
  expect(await json(answer)).toMatchObject({ missing: ['post-1', 'post-2'], total: 0 });
  expect(store.documentRecords('blogs')).toEqual([]);
  expect(cdn.purged).toEqual([]);
});
