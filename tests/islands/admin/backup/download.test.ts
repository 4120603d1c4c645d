import { beforeEach, expect, it, vi } from 'vitest';
import { readArchive } from '../../../../src/domain/backup/archive';
import { type Download, readBackup } from '../../../../src/islands/admin/backup/BackupDownload';

const hash = 'a'.repeat(24);

/** The statuses of the next answers. */
let failures: number[];
let asked: string[];

beforeEach(() => {
  failures = [];
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('window', { location: { origin: 'https://homes.example' } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const body = answers[path];
    const status = failures.shift() ?? (body === undefined ? 404 : 200);
    const type = path.endsWith('pictures') ? 'application/json' : 'application/gzip';
    const headers = { 'content-type': type };
    return Promise.resolve(new Response(status === 200 ? (body ?? '') : null, { status, headers }));
  });
});

it('leaves pictures out where they are not wanted', async () => {
  expect(await read({ withPictures: false })).toEqual(documents);
  expect(asked.filter((path) => /image|pictures/.test(path))).toEqual([]);
});

it('asks again for what was not answered, three times in all', async () => {
  failures = [503, 503];
  expect(await read()).toHaveLength(3);
  failures = [503, 503, 503];
  await expect(read()).rejects.toThrow('503');
});

it('ends when it is cancelled', async () => {
  const cancelling = new AbortController();
  const onProgress = (done: number) => {
    if (done === 2) cancelling.abort();
  };
  await expect(read({ signal: cancelling.signal, onProgress })).rejects.toThrow('abort');
  expect(asked.length).toBeLessThan(Object.keys(answers).length);
});

async function read(options: Partial<Download> = {}) {
  const run = readBackup({
    withPictures: true,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  run.then(settle, settle);
  while (!state.isSettled) {
    await vi.advanceTimersByTimeAsync(1_000);
    // Hashes take time that no clock counts.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { list } = await readArchive(new Uint8Array(await (await run).arrayBuffer()));
  return list.entries.map(({ name }) => name);
}

const answers: Record<string, BodyInit> = {
  '/api/backup/properties': 'the properties',
  '/api/backup/enquiries': 'the enquiries',
  '/api/backup/pictures': JSON.stringify({ pictures: [hash] }),
  [`/api/image/${hash}`]: 'the picture',
};

const documents = ['properties.json.gz', 'enquiries.json.gz'];
