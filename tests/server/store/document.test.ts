import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { checkComplete, unpackDocument } from '../../../src/server/store/document-file';
import { DamagedDocument, StoreUnavailable } from '../../../src/server/store/key-value-store';
import { blankInput } from '../../support/property';
import { openProperties, trueVersions } from '../../support/strict-properties';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const key = 'properties';
const stored = () => gunzipSync(store.bytes('local-documents', key) ?? gzipSync('')).toString();
const put = (text: string) => store.put('local-documents', key, gzipSync(text));

async function fill(...ids: string[]): Promise<void> {
  for (const id of ids) await openProperties().create(blankInput({ name: id }), id);
  store.forget();
}

const calls = () => store.calls.map(({ method, store: name }) => `${method} ${name}`);

it('a list takes one, and a save three', async () => {
  await fill('one', 'two');
  const properties = openProperties();
  await properties.listPresent();
  expect(calls()).toEqual(['GET local-documents']);
  store.forget();
  await properties.update([{ id: 'one', patch: { price: '1' } }]);
  expect(calls()).toEqual(['GET local-documents', 'PUT local-history', 'PUT local-documents']);
});

it('what an instance has read already is asked for by its etag, and not sent again', async () => {
  await fill('one');
  const properties = openProperties();
  const before = await properties.all();
  store.forget();
  expect(await properties.all()).toBe(before);
  expect(store.calls.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([expect.any(String)]);
  await openProperties().update([{ id: 'one', patch: { price: '1' } }]);
  expect((await properties.readPresent('one'))?.price).toBe('1');
});

describe('row 7: the document is', () => {
  it('missing: the list is empty, and the first save makes one', async () => {
    expect(await openProperties().listPresent()).toEqual([]);
    await fill('one');
    expect(trueVersions(store)).toHaveLength(1);
  });

  it('row 53: missing beside its history: as damaged, and the night erases nothing', async () => {
    await fill('one', 'two');
    store.put('local-documents', key, null);
    const properties = openProperties();
    await expect(properties.listPresent()).rejects.toBeInstanceOf(DamagedDocument);
    await expect(properties.create(blankInput(), 'new')).rejects.toBeInstanceOf(DamagedDocument);
    const inThreeYears = new Date(Date.now() + 1_000 * 86_400_000);
    await expect(properties.eraseOld(inThreeYears)).rejects.toBeInstanceOf(DamagedDocument);
    expect([...store.values('local-history').keys()]).toHaveLength(2);
  });

  it('made before its first history, so that a process that dies in between leaves an empty one', async () => {
    store.fault({ kind: 'crash', match: isWrite('history') });
    await expect(openProperties().create(blankInput(), 'one')).rejects.toThrow();
    store.forget();
    expect(await openProperties().listPresent()).toEqual([]);
    await fill('one');
    expect(trueVersions(store)).toHaveLength(1);
  });

  it.each([
    ['no gzip', Buffer.from('{"records":[],"erased":[]}')],
    ['cut off', gzipSync('{"records":[],"erased":[]}').subarray(0, 20)],
    ['no JSON', gzipSync('{"records":[')],
    ['of another shape', gzipSync('{"records":{}}')],
    ['empty', Buffer.alloc(0)],
  ])('%s: nothing is read from it, and nobody writes over it', async (_name, bytes) => {
    store.put('local-documents', key, bytes);
    const properties = openProperties();
    await expect(properties.listPresent()).rejects.toBeInstanceOf(DamagedDocument);
    await expect(properties.create(blankInput(), 'new')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(store.bytes('local-documents', key)).toEqual(bytes);
  });

  it('with a record that cannot be read: it is left out, reported, and kept by every write', async () => {
    await fill('one', 'two');
    const odd = '{"_id":"../x","note":"not of ours","n":[1,{"a":null}]}';
    put(stored().replace('"records":[', `"records":[${odd},"text",`));
    const properties = openProperties();
    expect((await properties.listPresent()).map(({ _id }) => _id).sort()).toEqual(['one', 'two']);
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain(
      '2 records of properties cannot be read',
    );
    await properties.update([{ id: 'one', patch: { price: '1' } }]);
    await properties.create(blankInput(), 'three');
    await properties.remove('two');
    await properties.erase('two');
    expect(stored()).toContain(`${odd},"text",`);
  });

  it('with fields that this version does not know: a write of another record keeps them', async () => {
    await fill('one', 'two');
    put(stored().replace('"_id":"one"', '"_id":"one","ofTomorrow":{"a":1}'));
    await openProperties().update([{ id: 'two', patch: { price: '1' } }]);
    expect(stored()).toContain('"_id":"one","ofTomorrow":{"a":1}');
  });
});

const read = async (ids: string[]) => {
  const bytes = gzipSync(JSON.stringify({ records: ids.map((id) => ({ id })), erased: [] }));
  const kind = {
    name: 'properties' as const,
    read: (value: unknown) => ({ version: '', ...(value as { id: string }) }),
    findId: ({ id }: { id: string }) => id,
  };
  const document = await unpackDocument(kind, bytes);
  if (!document) throw new Error('The sample document cannot be read.');
  return document;
};

it('the guard lets pass what is erased by its name, and what is added', async () => {
  const before = await read(['a', 'b']);
  const after = await read(['b', 'c']);
  expect(() => checkComplete(before, after, ['a'])).not.toThrow();
});

it.each([
  ['a record that nobody named', ['a', 'b'], ['a'], []],
  ['another than the named one', ['a', 'b', 'c'], ['a'], ['b']],
  ['everything', ['a', 'b'], [], ['a']],
])('the guard rejects a change that loses %s', async (_name, before, after, erased) => {
  const from = await read(before);
  const to = await read(after);
  expect(() => checkComplete(from, to, erased)).toThrow('would lose records');
});

it('erased ids are remembered with their time, until the record is there again', async () => {
  await fill('one');
  const properties = openProperties();
  await properties.remove('one');
  expect(await properties.erase('one')).toBe(true);
  const { erased } = JSON.parse(stored()) as { erased: [string, string][] };
  expect(erased).toEqual([['one', expect.any(String)]]);
  expect([...store.values('local-history').keys()]).toEqual([]);
  await properties.create(blankInput(), 'one');
  expect((JSON.parse(stored()) as { erased: unknown[] }).erased).toEqual([]);
});
