import { afterEach, expect, it, vi } from 'vitest';
import { prepareImport } from '../../../src/server/import/prepare';
import { readImport } from '../../../src/server/import/import-store';
import { properties } from '../../../src/server/records/properties';
import { openStore } from '../../../src/server/store/open';
import { fileHeaders, propertyRow, workbookOf } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
afterEach(() => vi.unstubAllEnvs());
const hash = 'a'.repeat(24);
const there = `/api/image/${hash}`;
const erased = `/api/image/${'b'.repeat(24)}`;
const elsewhere = `https://homes.example/api/image/${'b'.repeat(24)}`;

/** Previews one row whose pictures are these, and returns what it would do. */
async function preview(pictures: readonly string[], reference: string | null = null) {
  await openStore('images').writeBytes(hash, new Uint8Array([1]).buffer, { type: 'image/png' });
  await properties.list();
  store.forget();
  const row = [...propertyRow('Villa', { Reference: reference }), pictures.join('\n')];
  const { buffer } = workbookOf([[...fileHeaders, 'Photos'], row]);
  const { id, rows } = await prepareImport(
    { bytes: buffer, fileName: 'homes.xlsx' },
    {},
    new Date(),
  );
  const lists = store.calls.filter(({ store: name }) => name === 'local-images');
  return { ...rows[0], import: id, lists: lists.length };
}

/** The pictures that a preview has stored to be written. */
async function pictures({ import: id }: { import: string }): Promise<unknown> {
  const write = (await readImport(id))?.file.rows[0]?.write;
  return write?.kind === 'create' ? write.input.images : undefined;
}

it.each([
  ['erased since', erased],
  ['never there', '/api/image/door.png'],
])('a picture that was %s is skipped, and the row says so', async (_, missing) => {
  const found = await preview([there, missing]);
  const { action, cautions, lists } = found;
  expect(action).toBe('create');
  expect(cautions).toEqual([
    expect.stringMatching(/^Picture 2 is skipped: it is no longer on this web/),
  ]);
  expect(await pictures(found)).toEqual([there]);
  expect(lists).toBe(1);
});

it('the address of the site before it makes no difference', async () => {
  vi.stubEnv('URL', 'https://homes.example');
  const { cautions } = await preview([elsewhere, `https://homes.example${there}`]);
  expect(cautions).toEqual([expect.stringMatching(/^Picture 1 is skipped/)]);
});

it('a preview has the address of production, whose pictures it does not have', async () => {
  vi.stubEnv('URL', 'https://homes.example');
  vi.stubEnv('CONTEXT', 'deploy-preview');
  vi.stubEnv('SITE_ID', 'site');
  const found = await preview([elsewhere, erased, there]);
  expect(found.cautions).toEqual([expect.stringMatching(/^Picture 2 is skipped/)]);
  expect(await pictures(found)).toEqual([elsewhere, there]);
});

it('a picture elsewhere is taken, without a look at those of the site', async () => {
  const { cautions, lists } = await preview(['https://pictures.example/1.jpg']);
  expect(cautions).toEqual([]);
  expect(lists).toBe(0);
});

it('the same address on another site is taken', async () => {
  const found = await preview([elsewhere]);
  expect(found.cautions).toEqual([]);
  expect(await pictures(found)).toEqual([elsewhere]);
});

it('alone it leaves the pictures of a property as they are', async () => {
  await properties.create(blankInput({ images: [there] }), 'villa');
  const { action, changes, cautions } = await preview([erased], 'villa');
  expect(action).toBe('update');
  expect(changes?.map(({ key }) => key)).not.toContain('images');
  expect(cautions).toHaveLength(1);
});
