import { beforeEach, describe, expect, it, vi } from 'vitest';
import image from '../../../netlify/functions/image';
import { eraseUnusedPictures, readUnused } from '../../../src/server/images/unused';
import { blogs } from '../../../src/server/records/blogs';
import { properties } from '../../../src/server/records/properties';
import { eraseOldTrash } from '../../../src/server/records/retention';
import { listErased } from '../../../src/server/store/erased';
import { openStore } from '../../../src/server/store/open';
import { pictureForm } from '../../netlify/api';
import { configurePassword, json, send, signIn } from '../../netlify/caller';
import { useLocalStore } from '../../support/local-store';
import { sampleProperty } from '../../support/strict-properties';

const local = useLocalStore();
const day = 24 * 60 * 60_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

/** Uploads a picture as the browser does; returns its address. */
async function upload(): Promise<string> {
  configurePassword();
  const body = pictureForm();
  const cookie = await signIn();
  return (
    await json<{ url: string }>(await send(image, 'POST', '/api/image/upload', { body, cookie }))
  ).url;
}
const hashOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const isServed = async (url: string) => (await send(image, 'GET', url)).status === 200;

/** Whether the bytes of the picture are in a file of the store. */
const isInFiles = async () => (await local.files()).some(({ text }) => text.includes('\x89PNG'));
const listed = async () => [...((await readUnused()) ?? new Map<string, string>()).keys()];

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
});

describe('row 44: the life of a picture, seen in the files of the store', () => {
  it('ends 30 days after the last record and version that named it; until then it is listed', async () => {
    const url = await upload();
    await properties.create(sampleProperty({ images: [url] }), { id: 'villa' });
    await eraseUnusedPictures(fromNow(100));
    expect(await listed()).toEqual([]);

    // Taken out of the property, it is still named by a version; and by the record in the trash.
    await properties.update('villa', { images: [] });
    await eraseUnusedPictures(fromNow(100));
    expect(await listed()).toEqual([]);
    await properties.remove('villa');
    await eraseUnusedPictures(fromNow(100));
    expect(await listed()).toEqual([]);

    await eraseOldTrash(fromNow(101));
    await eraseUnusedPictures(fromNow(101));
    expect(await listed()).toEqual([hashOf(url)]);
    await eraseUnusedPictures(fromNow(130));
    expect(await isInFiles()).toBe(true);
    expect(await isServed(url)).toBe(true);

    await eraseUnusedPictures(fromNow(132));
    expect(await isInFiles()).toBe(false);
    expect(await isServed(url)).toBe(false);
    expect(await listed()).toEqual([]);
    expect([...(await listErased()).keys()]).toContain(`images/${hashOf(url)}`);
  });

  it('begins again when it is named again, also inside the text of a blog post', async () => {
    const url = await upload();
    await eraseUnusedPictures(fromNow(1));
    expect(await listed()).toEqual([hashOf(url)]);
    await blogs.create({
      blogType: 'Business',
      title: 'Doors',
      images: [],
      description1: `See ![the door](${url}).`,
      description2: '',
      textStyle: 'Markdown',
    });
    await eraseUnusedPictures(fromNow(70));
    expect(await listed()).toEqual([]);
    expect(await isServed(url)).toBe(true);
  });

  it('is longer when it is uploaded again: a draft may name it', async () => {
    const url = await upload();
    const images = openStore('images');
    const found = await images.readBytes(hashOf(url));
    const again = { type: 'image/png', at: fromNow(20).toISOString() };
    await eraseUnusedPictures(fromNow(0));
    await images.writeBytes(hashOf(url), found?.bytes ?? new ArrayBuffer(), again);
    await eraseUnusedPictures(fromNow(61));
    await eraseUnusedPictures(fromNow(79));
    expect(await listed()).toEqual([hashOf(url)]);
    expect(await isServed(url)).toBe(true);
    await eraseUnusedPictures(fromNow(81));
    expect(await isServed(url)).toBe(false);
  });

  it('is 60 days for one that was never saved: a draft may name it', async () => {
    const url = await upload();
    await eraseUnusedPictures(fromNow(0));
    await eraseUnusedPictures(fromNow(59));
    expect(await isServed(url)).toBe(true);
    await eraseUnusedPictures(fromNow(61));
    expect(await isServed(url)).toBe(false);
  });

  it('of a picture stored before uploads had a time ends by the list alone', async () => {
    const old = 'c'.repeat(24);
    await openStore('images').writeBytes(old, new Uint8Array([1]).buffer, { type: 'image/png' });
    await eraseUnusedPictures(fromNow(0));
    await eraseUnusedPictures(fromNow(29));
    expect(await openStore('images').readBytes(old)).not.toBeNull();
    await eraseUnusedPictures(fromNow(31));
    expect(await openStore('images').readBytes(old)).toBeNull();
  });
});

describe('no picture is erased', () => {
  it('when a record cannot be read, which may name it', async () => {
    const url = await upload();
    await eraseUnusedPictures(fromNow(0));
    const bytes = new TextEncoder().encode('{broken');
    await openStore('properties').writeBytes('villa', bytes.buffer, {});
    await expect(eraseUnusedPictures(fromNow(70))).rejects.toThrow('cannot be read');
    expect(await isServed(url)).toBe(true);
  });

  it('when its list is of the first form, which held no day of erasure: the 30 days begin again', async () => {
    const old = 'c'.repeat(24);
    await openStore('images').writeBytes(old, new Uint8Array([1]).buffer, { type: 'image/png' });
    const unused = [[old, fromNow(-1).toISOString()]];
    await openStore('derived').writeJson('unused-pictures', { unused });
    await eraseUnusedPictures(fromNow(0));
    expect(await openStore('images').readBytes(old)).not.toBeNull();
    expect(await listed()).toEqual([old]);
  });

  it.each(['{broken', '{"format":2}', 'null'])(
    'when its list is broken: the 30 days begin again: %s',
    async (broken) => {
      const url = await upload();
      await eraseUnusedPictures(fromNow(0));
      const bytes = new TextEncoder().encode(broken);
      await openStore('derived').writeBytes('unused-pictures', bytes.buffer, {});
      expect(await readUnused()).toBeNull();
      await eraseUnusedPictures(fromNow(70));
      expect(await isServed(url)).toBe(true);
      expect(await listed()).toEqual([hashOf(url)]);
    },
  );
});
