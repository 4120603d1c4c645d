import { beforeEach, expect, it } from 'vitest';
import { isoDay } from '../../../src/domain/date';
import { eraseUnusedPictures } from '../../../src/server/images/picture-retention';
import { openStore } from '../../../src/server/store/open';
import { useCdn } from '../../support/use-cdn';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();
const [named, past, unused, young] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const all = [named, past, unused, young];

/** On the 40th day one is shown, one was until the 20th, one never, and one is uploaded on the 39th. */
beforeEach(async () => {
  for (const hash of [named, past, unused]) await upload(hash, 1);
  show([named, past]);
  nights(2, 20);
  show([named]);
  nights(21, 40);
  await upload(young, 39);
  store.forget();
});

it('row 44: a picture that no record names is erased once it is older than 30 days and none of 30 nights names it', async () => {
  await eraseUnusedPictures(at(40));
  expect(await stored()).toEqual([named, past, young]);
  expect(cdn.purged).toEqual([['pictures']]);
  nights(41, 49);
  await eraseUnusedPictures(at(49));
  expect(await stored()).toEqual([named, past, young]);
  nights(50, 50);
  await eraseUnusedPictures(at(50));
  expect(await stored()).toEqual([named, young]);
});

it('row 44: a picture that no record names stays when a record names it again, in the text of a blog post too', async () => {
  show([named], [unused]);
  await eraseUnusedPictures(at(40));
  expect(await stored()).toEqual(all);
});

it('row 44: a picture that no record names stays when it was uploaded again: a draft may name it', async () => {
  await upload(unused, 38);
  await eraseUnusedPictures(at(40));
  expect(await stored()).toEqual(all);
});

it('no picture is erased before there are 30 nights', async () => {
  store.put('local-backups', '2026-01-12/properties', null);
  await eraseUnusedPictures(at(40));
  expect(await stored()).toEqual(all);
});

it.each([
  ['local-documents', 'blogs'],
  ['local-backups', '2026-01-30/properties'],
  ['local-backups', '2026-01-30/blogs'],
])('no picture is erased when a document cannot be read: %s %s', async (name, key) => {
  store.put(name, key, (store.bytes(name, key) ?? Buffer.alloc(0)).subarray(0, 30));
  await expect(eraseUnusedPictures(at(40))).rejects.toThrow();
  expect(await stored()).toEqual(all);
});

it.each(['documents', 'backups', 'images'])('no picture is erased without %s', async (name) => {
  store.fault({ kind: 503, times: 99, match: (call) => call.store === `local-${name}` });
  await expect(eraseUnusedPictures(at(40))).rejects.toThrow();
  store.forget();
  expect(await stored()).toEqual(all);
});

it.each([
  ['when the CDN was not purged', () => (cdn.answer = 500)],
  [
    'when it was cut off before its removal',
    () =>
      store.fault({
        kind: 'crash',
        match: ({ store: name, method }) => name === 'local-images' && method === 'DELETE',
      }),
  ],
])('an erasure is ended the next night %s', async (_how, fail) => {
  fail();
  await expect(eraseUnusedPictures(at(40))).rejects.toThrow();
  store.forget();
  cdn.answer = 202;
  expect(await stored()).toEqual(all);
  nights(41, 41);
  await eraseUnusedPictures(at(41));
  expect(await stored()).toEqual([named, past, young]);
  expect(cdn.purged.at(-1)).toEqual(['pictures']);
});

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 20, 40));
const stored = () => openStore('images').list();

/** Upload on a day. */
const upload = (hash: string, day: number) =>
  openStore('images').writeBytes(hash, new Uint8Array([1]).buffer, {
    type: 'image/png',
    at: at(day).toISOString(),
  });

/** The site has one property with these pictures, and a blog post with others in its text. */
const show = (pictures: string[], inText: string[] = []) => {
  const images = pictures.map((hash) => `/api/image/${hash}`);
  const text = inText.map((hash) => `![](/api/image/${hash})`).join(' ');
  store.putDocument('properties', [{ _id: 'home', images }]);
  store.putDocument('blogs', [{ _id: 'post', text }]);
};

/** The backups of the nights from a day to another; 30 nights stay. */
const nights = (from: number, to: number) => {
  for (let day = from; day <= to; day += 1)
    for (const name of ['properties', 'blogs']) {
      const key = (night: number) => `${isoDay(at(night).toISOString())}/${name}`;
      store.put('local-backups', key(day), store.bytes('local-documents', name) ?? null);
      store.put('local-backups', key(day - 30), null);
    }
};
