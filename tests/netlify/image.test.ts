import { expect, it } from 'vitest';
import image from '../../netlify/functions/image';
import { problems } from '../../src/content/problems';
import { readPictureType } from '../../src/domain/picture/file-kind';
import { useLocalStore } from '../support/local-store';
import { pictureForm, png } from './api';
import { json, send, signIn } from './caller';

useLocalStore();

async function upload(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return send(image, 'POST', '/api/image/upload', { body, headers, cookie: await signIn() });
}

async function uploaded(): Promise<string> {
  const { url } = await json<{ url: string }>(await upload(pictureForm()));
  return url;
}

/** A browser sends this for a file field without a file. */
function unfilled(): FormData {
  const form = new FormData();
  form.set('file', new File([], ''));
  return form;
}

it('the built-in image host returns the address of a picture, and serves it with its type, cached for ever', async () => {
  const url = await uploaded();
  expect(url).toMatch(/^\/api\/image\/[0-9a-f]{24}-2x2$/);
  const response = await send(image, 'GET', url);
  expect(readPictureType(new Uint8Array(await response.arrayBuffer()))).toBe('image/png');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('the built-in image host decides the type by the content, not by the name', async () => {
  const { url } = await json<{ url: string }>(await upload(pictureForm(png, 'text/html')));
  expect((await send(image, 'GET', url)).headers.get('content-type')).toBe('image/png');
});

it('the built-in image host answers 304 to a client that has it already', async () => {
  const url = await uploaded();
  const etag = (await send(image, 'GET', url)).headers.get('etag') ?? '';
  const again = await send(image, 'GET', url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it.each(['0'.repeat(24), 'upload', 'A'.repeat(24), '0'.repeat(23)])(
  'the built-in image host answers 404 to %s',
  async (hash) => {
    expect((await send(image, 'GET', `/api/image/${hash}`)).status).toBe(404);
  },
);

const big = new Uint8Array(4 * 1024 * 1024 + 1);
big.set(png);
const readBytes = (text: string) => pictureForm(new TextEncoder().encode(text));
const formType = { 'content-type': 'multipart/form-data; boundary=x' };
const kinds = /JPEG, PNG, WebP, AVIF or GIF/;
const missing = new RegExp(problems.upload.missing(problems.picture.noun));

it.each<[string, BodyInit, headers: Record<string, string>, number, RegExp]>([
  ['a picture over 4 MB', pictureForm(big), {}, 413, /4 MB/],
  // More bytes than the form may have, whatever it says.
  ['a long form', new Uint8Array(6_000_000), { ...formType, 'content-length': '10' }, 413, /./],
  ['a page', readBytes('<!doctype html><script>alert(1)</script>'), {}, 415, kinds],
  ['a drawing with scripts', readBytes('<svg onload="alert(1)"/>'), {}, 415, kinds],
  ['a RIFF that is no WebP', readBytes('WAVEfmt WEBP'), {}, 415, kinds],
  ['an empty file', readBytes(''), {}, 415, kinds],
  ['a HEIC', readBytes('\0\0\0\x18ftypheic'), {}, 415, kinds],
  ['a body that is no form', png, { 'content-type': 'image/png' }, 415, /./],
  ['a broken form', '--x\r\nnothing', formType, 400, /./],
  ['no file', new FormData(), {}, 422, missing],
  ['a field that nobody filled', unfilled(), {}, 422, missing],
])('row 20: a rejected upload says why: %s', async (_name, body, headers, status, words) => {
  const response = await upload(body, headers);
  expect(response.status).toBe(status);
  expect((await json(response)).detail).toMatch(words);
});
