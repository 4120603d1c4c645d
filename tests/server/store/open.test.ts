import { expect, it } from 'vitest';
import { openStore } from '../../../src/server/store/open';
import { useLocalStore } from '../../support/local-store';

useLocalStore();

it('a store creates once, reads, replaces only over the read etag, removes', async () => {
  const store = openStore('received');
  const read = () => store.readJson('a1', (value) => value);
  expect(await read()).toBeNull();
  expect(await store.createJson('a1', { n: 1 })).toBeTruthy();
  expect(await store.createJson('a1', { n: 2 })).toBe(false);
  const first = await read();
  expect(first?.value).toEqual({ n: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const etag = await store.replaceJson('a1', { n: 3 }, first?.etag ?? '');
  expect(etag).toBe((await read())?.etag);
  expect(await store.replaceJson('a1', { n: 4 }, first?.etag ?? '')).toBe(false);
  await store.remove('a1');
  expect(await read()).toBeNull();
});

it('a store lists exactly the keys that begin with the prefix', async () => {
  const store = openStore('history');
  await store.writeJson('property/a/1', {});
  await store.writeJson('property/ab/1', {});
  await store.writeJson('property/b', {});
  expect(await store.list('property/a')).toEqual(['property/a/1', 'property/ab/1']);
  expect(await store.list('property/a/1')).toHaveLength(1);
  expect(await openStore('marks').list()).toEqual([]);
});
