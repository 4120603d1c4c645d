import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocalStore } from '../../scripts/local-site/local-store.ts';

let directory = '';
let server: BlobsServer;
let address = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'local-store-'));
  server = openLocalStore(directory, 'token');
  address = `http://localhost:${(await server.start()).port}/site/store`;
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const authorization = 'Bearer token';
const call = (key: string, init: RequestInit = {}) =>
  fetch(`${address}/${key}`, { headers: { authorization }, ...init });

it('the local store sends with a read the etag that writes and lists give', async () => {
  const written = (await call('one', { method: 'PUT', body: '{}' })).headers.get('etag');
  const { blobs } = (await (await call('')).json()) as { blobs: { etag: string }[] };
  const read = await call('one');
  expect(await read.text()).toBe('{}');
  expect(read.headers.get('etag')).toBe(written);
  expect(blobs.map(({ etag }) => etag)).toEqual([written]);
});

it('the local store sends no bytes to a reader who has them', async () => {
  const etag = (await call('known', { method: 'PUT', body: '{}' })).headers.get('etag') ?? '';
  const again = () => call('known', { headers: { authorization, 'if-none-match': etag } });
  const read = await again();
  expect([read.status, read.headers.get('etag'), await read.text()]).toEqual([304, etag, '']);
  // The local etag is the time of the last write.
  await expect
    .poll(async () => (await call('known', { method: 'PUT', body: '[]' })).headers.get('etag'))
    .not.toBe(etag);
  expect(await (await again()).text()).toBe('[]');
});

it('the local store sends no etag for a key that is not there', async () => {
  const read = await call('nothing');
  expect([read.status, read.headers.get('etag')]).toEqual([404, null]);
});

it('the local store lets one of many writers create a key', async () => {
  const create = () =>
    call('new', { method: 'PUT', body: '{}', headers: { authorization, 'if-none-match': '*' } });
  const answers = await Promise.all(Array.from({ length: 30 }, create));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});
