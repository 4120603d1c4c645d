import { beforeEach, expect, it } from 'vitest';
import { properties } from '../../../src/server/records/properties';
import { takeLoggedErrors } from '../../support/console';
import { markedFacts } from '../../support/private-facts';
import { blankInput } from '../../support/property';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';

const store = await useStrictStore();
const texts = Object.values(markedFacts);
/** What anything in any store has. */
const traces = () => texts.filter((text) => store.countWith(text) > 0);

let cookie = '';
const call = (method: string, path: string, body?: object) =>
  send(functionFor(path), method, path, { cookie, body });

beforeEach(async () => {
  cookie = await signIn();
  await properties.create(blankInput({ ...markedFacts, name: 'Sea View' }), 'one');
  await properties.update([{ id: 'one', patch: { price: '31000' } }]);
});

it('private facts are kept, changed one by one, and have a history', async () => {
  const update = await call('PUT', '/api/property/update/one', { keyPlace: 'With the watchman' });
  expect(await json(update)).toMatchObject({ ...markedFacts, keyPlace: 'With the watchman' });
  const versions = await json<{ changed: string[] | null }[]>(
    await call('GET', '/api/property/history/one'),
  );
  expect(versions.map(({ changed }) => changed)).toEqual([['keyPlace'], ['price'], null]);
});

it('private facts alone are erased, from the property and every version of it', async () => {
  expect(traces()).toEqual(texts);
  const erased = await call('DELETE', '/api/property/private/one');
  expect(erased.status).toBe(200);
  expect(traces()).toEqual([]);
  expect(await properties.readPresent('one')).toMatchObject({
    ...(await json(erased)),
    name: 'Sea View',
    price: '31000',
    owner: '',
  });
  expect(await properties.history('one')).toHaveLength(3);
});

it('an erasure that was cut off is finished when it is asked for again', async () => {
  // The first write is the new version, the second rewrites an older one.
  store.fault({ kind: 'crash', nth: 3, match: isWrite('history') });
  expect((await call('DELETE', '/api/property/private/one')).status).toBe(503);
  expect(takeLoggedErrors()).toHaveLength(1);
  store.forget();
  expect(traces().length).toBeGreaterThan(0);
  expect((await call('DELETE', '/api/property/private/one')).status).toBe(200);
  expect(traces()).toEqual([]);
});

it('a property that is erased for good leaves no private fact', async () => {
  await properties.remove('one');
  expect((await call('DELETE', '/api/property/private/one')).status).toBe(404);
  await properties.erase('one');
  expect(traces()).toEqual([]);
});
