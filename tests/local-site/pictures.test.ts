import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { ImageService } from '../../scripts/local-site/pictures.ts';
import { pictureVariant } from '../../src/paths';
import { useFolder } from '../support/use-folder';

const hosted = '/api/image/0123456789abcdef01234567';
const file = '/assets/images/villa.jpg';
const folder = useFolder();
let colour: string;
let pictures: ImageService;

beforeEach(() => {
  colour = '#ab4a2e';
  pictures = new ImageService(folder.path, source);
});

it.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const)('a picture comes in the wanted width as %s', async (format, type, encoded) => {
  const response = await ask(pictureVariant(hosted, 320, format));
  expect(response.headers.get('content-type')).toBe(type);
  const { width, height, format: found } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height, found]).toEqual([320, 213, encoded]);
});

it('no picture is enlarged', async () => {
  const response = await ask(pictureVariant(hosted, 2_048, 'webp'));
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([900, 600]);
});

it('a picture asked for many times at once is encoded once, and never again from the same folder', async () => {
  const address = pictureVariant(hosted, 480, 'webp');
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(address)));
  const bodies = await Promise.all(answers.map(async (one) => Buffer.from(await one.bytes())));
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
  const [kept = '', ...more] = await readdir(folder.path);
  expect(more).toEqual([]);
  const { mtimeMs } = await stat(path.join(folder.path, kept));

  const restarted = new ImageService(folder.path, source);
  const again = await ask(address, {}, restarted);
  expect(Buffer.from(await again.bytes())).toEqual(bodies[0]);
  expect((await stat(path.join(folder.path, kept))).mtimeMs).toBe(mtimeMs);
});

it.each([
  ['/.netlify/images?url=https%3A%2F%2Fevil.example%2Fa.png', 403],
  ['/.netlify/images?url=%2F%2Fevil.example%2Fa.png', 403],
  ['/.netlify/images?url=%2Fabout&w=320', 400],
  ['/.netlify/images?url=%2Fgone.jpg&w=320', 404],
  [`/.netlify/images?url=${file}&w=99999`, 400],
])('%s is refused with %i', async (address, status) => {
  expect((await ask(address)).status).toBe(status);
  expect(await readdir(folder.path)).toEqual([]);
});

it('a site out of reach is no mistake of the asker', async () => {
  const reason = new Error('The site is out of reach.');
  const from = new ImageService(folder.path, () => Promise.reject(reason));
  await expect(ask(pictureVariant(hosted, 320, 'webp'), {}, from)).rejects.toBe(reason);
});

async function source(address: string): Promise<Response> {
  if (address === '/about') return new Response('<h1>About</h1>');
  if (address !== hosted && address !== file) return new Response(null, { status: 404 });
  const create = { width: 900, height: 600, channels: 3, background: colour } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  return new Response(bytes, { headers: { 'cache-control': 'public, max-age=86400' } });
}

function ask(address: string, init: RequestInit = {}, from = pictures): Promise<Response> {
  const url = new URL(address, 'http://localhost');
  return from.answer(new Request(url, init), url);
}
