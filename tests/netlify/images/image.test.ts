import { beforeAll, describe, expect, it } from 'vitest';
import image from '../../../netlify/functions/image';
import { problems } from '../../../src/content/problems';
import { useLocalStore } from '../../support/local-store';
import { pictureForm, png } from '../api';
import { configurePassword, json, send, signIn } from '../caller';

useLocalStore();
beforeAll(() => configurePassword());

async function upload(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return send(image, 'POST', '/api/image/upload', { body, headers, cookie: await signIn() });
}

async function uploaded(): Promise<string> {
  const { url } = await json<{ url: string }>(await upload(pictureForm()));
  return url;
}

/** What a browser sends for a file field without a file. */
function unfilled(): FormData {
  const form = new FormData();
  form.set('file', new File([], ''));
  return form;
}

describe('the built-in image host', () => {
  it('stores a picture and returns its address', async () => {
    const response = await upload(pictureForm());
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({
      url: expect.stringMatching(/^\/api\/image\/[0-9a-f]{24}$/) as string,
    });
  });

  it('serves the picture with its type, cached for ever', async () => {
    const response = await send(image, 'GET', await uploaded());
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('decides the type by the content, not by the name', async () => {
    const { url } = await json<{ url: string }>(await upload(pictureForm(png, 'text/html')));
    expect((await send(image, 'GET', url)).headers.get('content-type')).toBe('image/png');
  });

  it('answers 304 to a client that has it already', async () => {
    const url = await uploaded();
    const etag = (await send(image, 'GET', url)).headers.get('etag') ?? '';
    const again = await send(image, 'GET', url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['0'.repeat(24), 'upload', 'A'.repeat(24), '0'.repeat(23)])(
    'answers 404 to %s',
    async (hash) => {
      expect((await send(image, 'GET', `/api/image/${hash}`)).status).toBe(404);
    },
  );
});

describe('row 20: a rejected upload says why', () => {
  const big = new Uint8Array(4 * 1024 * 1024 + 1);
  big.set(png);

  it('answers 413 to a picture over 4 MB', async () => {
    const response = await upload(pictureForm(big));
    expect(response.status).toBe(413);
    expect((await json(response)).detail).toMatch(/4 MB/);
  });

  it('answers 413 to more bytes than the form may have, whatever Content-Length says', async () => {
    const response = await upload(new Uint8Array(6_000_000), {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '10',
    });
    expect(response.status).toBe(413);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a RIFF that is no WebP', 'WAVEfmt WEBP'],
    ['a text', 'GIF'],
  ])('answers 415 to %s', async (_name, text) => {
    const response = await upload(pictureForm(new TextEncoder().encode(text)));
    expect(response.status).toBe(415);
    expect((await json(response)).detail).toMatch(/JPEG, PNG, WebP, AVIF or GIF/);
  });

  it('answers 415 to a body that is no form', async () => {
    expect((await upload(png, { 'content-type': 'image/png' })).status).toBe(415);
  });

  it('answers 400 to a broken form', async () => {
    const response = await upload('--x\r\nnothing', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(response.status).toBe(400);
  });

  it('answers 415 to an empty file', async () => {
    expect((await upload(pictureForm(new Uint8Array()))).status).toBe(415);
  });

  it.each([
    ['no file', new FormData()],
    ['a field that nobody filled', unfilled()],
  ])('answers 422 to %s', async (_name, form) => {
    const response = await upload(form);
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toEqual([
      { field: 'file', message: problems.upload.missing(problems.picture.noun) },
    ]);
  });
});
