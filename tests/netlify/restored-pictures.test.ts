import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import image from '../../netlify/functions/image';
import { problems } from '../../src/content/problems';
import { openStore } from '../../src/server/store/open';
import { useLocalStore } from '../support/local-store';
import { animation, picture, talkativePictures } from '../support/pictures';
import { pictureForm } from './api';
import { json, send, signIn } from './caller';

const { goTo } = useLocalStore();

const restore = async (address: string, body: Uint8Array<ArrayBuffer>) =>
  send(image, 'PUT', address, { body, cookie: await signIn() });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

it.each([
  ['a JPEG', picture().jpeg(), ''],
  ['a photograph whose sides are not even', picture(1_002, 333).jpeg(), ''],
  ['a PNG', picture().png(), ''],
  ['a PNG of few colours', picture().png({ palette: true }), ''],
  ['a transparent drawing', picture().ensureAlpha(0.5).png({ palette: true }), '?drawing'],
  ['a PNG of 16 bits', picture().toColourspace('rgb16').withIccProfile('p3').png(), ''],
  ['a WebP', picture().webp(), ''],
  ['a transparent WebP', picture().ensureAlpha(0.5).webp(), '?drawing'],
  ['an animated WebP', (await animation()).webp({ loop: 2 }), ''],
  ['a GIF', picture().gif(), ''],
  ['an animated GIF', (await animation()).gif({ loop: 2, delay: 300 }), ''],
  ['an AVIF', picture().avif(), ''],
  ['a transparent AVIF', picture().ensureAlpha(0.5).avif(), '?drawing'],
  ['a picture that a camera turned', picture().withMetadata({ orientation: 6 }).webp(), ''],
  ['a picture in the colours of a wide screen', picture().withIccProfile('p3').avif(), ''],
])(
  'row 75: %s that was uploaded is restored under its address, with the same bytes',
  async (_what, given, query) => {
    const body = pictureForm(new Uint8Array(await given.toBuffer()));
    const path = `/api/image/upload${query}`;
    const uploaded = await send(image, 'POST', path, { body, cookie: await signIn() });
    const { url } = await json<{ url: string }>(uploaded);
    const kept = await bytesOf(await send(image, 'GET', url));
    goTo('restored');
    const address = url.replace(/-\d+x\d+$/, '');
    expect((await restore(address, kept)).status).toBe(200);
    expect(await bytesOf(await send(image, 'GET', url))).toEqual(kept);
  },
);

it.each(await talkativePictures())('row 75: %s is not restored', async (_what, given) => {
  const bytes = new Uint8Array(given);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const answer = await restore(`/api/image/${hash}`, bytes);
  expect(await json(answer)).toMatchObject({ status: 422, detail: problems.picture.notBare });
  expect(await openStore('images').list()).toEqual([]);
});
