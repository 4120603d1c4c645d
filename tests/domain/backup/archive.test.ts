import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { BackupSource } from '../../../src/domain/backup/archive';
import { pictureFile, readArchive, writeArchive } from '../../../src/domain/backup/archive';
import { documentFile } from '../../../src/domain/backup/documents';

const makeBytes = (text: string) => new TextEncoder().encode(text);
const origin = { site: 'https://homes.example', at: '2026-11-22T21:00:00.000Z' };
const hashes = Array.from({ length: 9 }, (_, number) => String(number).repeat(24));

const source: BackupSource = {
  document: (name) => Promise.resolve(name === 'blogs' ? null : makeBytes(`the ${name}`)),
  pictures: () => Promise.resolve(hashes),
  picture: (hash) => Promise.resolve(hash === hashes[3] ? null : makeBytes(`picture ${hash}`)),
};

it('a backup as one file: holds documents and pictures byte for byte, of which site and when; what is gone is left out', async () => {
  const { list, files } = await readArchive(await makeArchive());
  expect(list).toMatchObject(origin);
  const pictures = hashes.filter((hash) => hash !== hashes[3]).map(pictureFile);
  expect(list.entries.map(({ name }) => name)).toEqual([
    documentFile('properties'),
    documentFile('enquiries'),
    documentFile('subscribers'),
    documentFile('company'),
    ...pictures,
  ]);
  expect(readText(files.get(documentFile('properties')))).toBe('the properties');
  expect(readText(files.get(pictureFile(hashes[8] ?? '')))).toBe(`picture ${hashes[8]}`);
});

it.each<[string, (name: string) => string]>([
  ['in a folder', (name) => `backup/${name}`],
  ['in a folder of a folder, behind backslashes', (name) => `copies\\backup\\${name}`],
])('a backup that was unpacked and zipped again is read: %s', async (_how, rename) => {
  const files = unzipSync(await makeArchive());
  const again: Record<string, Uint8Array> = { '__MACOSX/backup/._list.json': makeBytes('a Mac') };
  for (const [name, bytes] of Object.entries(files)) again[rename(name)] = bytes;
  again[rename('.DS_Store')] = makeBytes('a Mac');
  const { list, files: read } = await readArchive(zipSync(again, { level: 6 }));
  for (const { name } of list.entries) expect(read.get(name)).toEqual(files[name]);
});

/** The archive with other files in it. */
async function changed(change: (files: Record<string, Uint8Array>) => void): Promise<Uint8Array> {
  const files = unzipSync(await makeArchive());
  change(files);
  return zipSync(files, { level: 0 });
}

it.each<[string, string, () => Promise<Uint8Array>]>([
  ['cut off', 'no-archive ', async () => (await makeArchive()).subarray(0, -30)],
  ['empty', 'no-archive ', () => Promise.resolve(new Uint8Array())],
  ['of something else', 'no-archive ', () => Promise.resolve(zipSync({ one: makeBytes('1') }))],
  [
    'a bit of a picture',
    `damaged ${pictureFile(hashes[5] ?? '')}`,
    async () => {
      const bytes = Buffer.from(await makeArchive());
      const index = bytes.indexOf(`picture ${hashes[5]}`);
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      return bytes;
    },
  ],
  [
    'incomplete',
    `missing ${documentFile('enquiries')}`,
    () => changed((files) => delete files['enquiries.json.gz']),
  ],
  [
    'with another list',
    'list ',
    () =>
      changed((files) => {
        files['list.json'] = makeBytes(readText(files['list.json']).replace('2026', '2025'));
      }),
  ],
])('row 43: a damaged file says what is wrong: %s', async (_how, message, damaged) => {
  await expect(readArchive(await damaged())).rejects.toThrow(message);
});

it.each(['null', '{}', '{"entries":[{}]}', 'list'])(
  'row 43: a forged list %s is refused although its hash is right',
  async (text) => {
    const forged = await changed((files) => {
      files['list.json'] = makeBytes(text);
      files['list.json.sha256'] = makeBytes(createHash('sha256').update(text).digest('hex'));
    });
    await expect(readArchive(forged)).rejects.toThrow('list ');
  },
);

const readText = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);

async function makeArchive(): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await writeArchive(
    source,
    origin,
    (piece) => pieces.push(piece),
    () => undefined,
  );
  return Buffer.concat(pieces);
}
