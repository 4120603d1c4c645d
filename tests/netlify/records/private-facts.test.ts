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

it('a status that is switched ends notice and token, and takes back what is stated with it', async () => {
  const leaving = {
    status: 'Occupied',
    noticeOrToken: 'Notice given',
    availableFrom: '01-02-2027',
  };
  const token = { status: 'Available', noticeOrToken: 'Token paid', availableFrom: '01-02-2027' };
  const read = async () => properties.readPresent('one');
  // The list states what it changes, and its Undo all that was there.
  const list = (edit: object) => call('PUT', '/api/property/update', [{ id: 'one', ...edit }]);
  for (const [before, after] of [
    [leaving, { status: 'Available', noticeOrToken: '', availableFrom: '01-02-2027' }],
    [token, { status: 'Occupied', noticeOrToken: '', availableFrom: '' }],
  ] as const) {
    await list(before);
    await list({ status: after.status });
    expect(await read()).toMatchObject(after);
    await list(before);
    expect(await read()).toMatchObject(before);
    // A form repeats all that it was opened with.
    await call('PUT', '/api/property/update/one', { ...(await read()), status: after.status });
    expect(await read()).toMatchObject(after);
  }
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
