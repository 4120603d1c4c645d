import { expect, it, vi } from 'vitest';
import { environment } from '../../../src/server/env';
import { InvalidStoreKey } from '../../../src/server/store/keys';
import { defaultRegion, regionFrom } from '../../../src/server/store/addresses';
import { openStore } from '../../../src/server/store/open';
import { blankInput } from '../../support/property';
import { openProperties } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

function deployedAs(context: string): void {
  vi.stubGlobal('Netlify', { context: { deploy: { context } } });
}

it.each(['deploy-preview', 'branch-deploy', 'dev'])(
  'row 9: %s leaves production untouched',
  async (context) => {
    deployedAs('production');
    const kept = (await openProperties().create(blankInput(), 'kept')).record;
    const before = JSON.stringify(store.bytes('documents', 'properties'));
    deployedAs(context);
    expect(await openProperties().listPresent()).toEqual([]);
    await openProperties().create(blankInput({ name: 'Trial' }), 'kept');
    await openProperties().remove('kept');
    const written = store.calls.slice(-6).map((call) => call.store);
    expect(written.every((name) => name.startsWith(`${context}-`))).toBe(true);
    deployedAs('production');
    expect(JSON.stringify(store.bytes('documents', 'properties'))).toBe(before);
    expect(await openProperties().readPresent('kept')).toEqual(kept);
  },
);

it('the context is the platform’s, then the environment’s, and never assumed', () => {
  vi.stubEnv('CONTEXT', undefined);
  expect(environment().deployContext).toBe('local');
  deployedAs('');
  expect(environment().deployContext).toBe('local');
  vi.stubEnv('CONTEXT', 'dev');
  expect(environment().deployContext).toBe('dev');
  deployedAs('deploy-preview');
  expect(environment().deployContext).toBe('deploy-preview');
});

it('the region is the one nearest to Chennai unless BLOBS_REGION names another', async () => {
  await openStore('received').list();
  vi.stubEnv('BLOBS_REGION', 'eu-central-1');
  await openStore('received').list();
  expect(store.calls.map(({ region }) => region)).toEqual([defaultRegion, 'eu-central-1']);
});

it('an unknown region is rejected, with the possible ones named', () => {
  expect(() => regionFrom('mars-1')).toThrow(
    /BLOBS_REGION names no region; set it to one of us-east-1,/,
  );
  expect(regionFrom(null)).toBe('ap-southeast-1');
});

const badKeys = [
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  'a/.b',
  'a?b',
  'a#b',
  '%2e%2e/a',
  '',
  'a b',
  'a'.repeat(601),
];

it.each(badKeys)('row 11: the key "%s" is rejected before any call', async (key) => {
  const received = openStore('received');
  for (const call of [
    received.readJson(key, String),
    received.writeJson(key, {}),
    received.createJson(key, {}),
    received.remove(key),
  ])
    await expect(call).rejects.toBeInstanceOf(InvalidStoreKey);
  expect(store.calls).toEqual([]);
});

it('an empty etag is rejected: it would overwrite silently', async () => {
  await expect(openStore('received').replaceJson('a', {}, '')).rejects.toThrow();
  expect(store.calls).toEqual([]);
});
