import { expect, it, vi } from 'vitest';
import { readImport } from '../../../src/server/import/import-store';
import { properties } from '../../../src/server/records/properties';
import { openStore } from '../../../src/server/store/open';
import { fileHeaders, propertyRow, makeWorkbook } from '../../support/properties-file';
import { useStrictStore } from '../../support/use-strict-store';
import { makePreview } from './imports';

const store = await useStrictStore();
const hash = 'a'.repeat(24);
const there = `/api/image/${hash}`;
const erased = `/api/image/${'b'.repeat(24)}`;
const site = 'https://homes.example';
const onSite = { URL: site };
const onPreview = { ...onSite, CONTEXT: 'deploy-preview', SITE_ID: 'site' };

// Which rows lose their pictures is asked in `tests/domain/import/cautions.test.ts`.
it.each<[string, Record<string, string>, given: string[], skipped: number | null]>([
  ['erased since', {}, [there, erased], 2],
  ['never there', {}, [there, '/api/image/door.png'], 2],
  ['erased since, at the address of the site', onSite, [site + erased, site + there], 1],
  // A preview has the address of production, whose pictures it does not have.
  ['erased since, beside one of production', onPreview, [site + erased, erased, there], 2],
  ['on another site, at the same address', {}, [site + erased], null],
  ['elsewhere', {}, ['https://pictures.example/1.jpg'], null],
])('a picture that is %s (%o): of %j number %s is skipped', async (_, env, given, skipped) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await openStore('images').writeBytes(hash, new Uint8Array([1]).buffer, { type: 'image/png' });
  await properties.listPresent();
  store.forget();
  const row = [...propertyRow('Villa'), given.join('\n')];
  const { id, rows } = await makePreview(makeWorkbook([[...fileHeaders, 'Photos'], row]));
  expect(rows[0]?.cells.flatMap(({ caution }) => caution ?? [])).toEqual(
    skipped ? [expect.stringContaining(`picture ${skipped}. It is no longer on this`)] : [],
  );
  const write = (await readImport(id))?.rows[0]?.write;
  const taken = given.filter((_address, index) => index + 1 !== skipped);
  expect(write).toMatchObject({ kind: 'create', input: { images: taken } });
  const lists = store.calls.filter(({ store: name }) => name.endsWith('images'));
  expect(lists).toHaveLength(given.some((address) => address.includes('/api/image/')) ? 1 : 0);
});
