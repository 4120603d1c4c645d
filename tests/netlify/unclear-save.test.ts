import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import property from '../../netlify/functions/property';
import { retryPurges } from '../../src/server/cache';
import type { StoreCall } from '../support/blobs-protocol';
import { takeLoggedErrors } from '../support/console';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';
import { home } from './api';
import { configurePassword, json, send, signIn } from './caller';

interface Stored {
  _id: string;
  version: string;
  [field: string]: unknown;
}

const store = await useStrictStore();
const cdn = useCdn();
beforeAll(() => configurePassword());
let cookie = '';
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  cookie = await signIn();
});

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(property, method, `/api/property/${path}`, { body, cookie, headers });
const added = async () => json<Stored>(await call('POST', 'addproperty', home));
const notes = () => [...store.values('local-purges').values()];

/** The record is written, but every answer about it is refused until the next `forget`. */
function loseRecordAnswers(): void {
  const isRecord = ({ store: name }: StoreCall) => name === 'local-properties';
  store.fault({ kind: 'lost', match: (each) => isRecord(each) && each.method === 'PUT' });
  // One read comes before the write.
  store.fault({ kind: 503, at: 3, times: 1_000, match: isRecord });
}

it('a save whose purge fails leaves a note although the store is slow to take it', async () => {
  const { _id } = await added();
  store.forget();
  cdn.answer = 500;
  store.fault({ kind: 'hang', match: ({ store: name }) => name === 'local-purges' });
  expect((await call('PUT', `update/${_id}`, home)).status).toBe(200);
  expect(notes()).toEqual([{ tags: ['properties', `property-${_id}`] }]);
});

describe('a save that landed, but whose answer is a failure', () => {
  it.each([
    ['update', 'PUT', (id: string) => `update/${id}`, { ...home, price: '1' }],
    ['delete', 'DELETE', (id: string) => `delete/${id}`, undefined],
  ])('%s: its pages are called back by the next run', async (_, method, path, body) => {
    const { _id, version } = await added();
    cdn.purged = [];
    store.forget();
    loseRecordAnswers();
    const headers = body && { 'if-match': `"${version}"` };
    expect((await call(method, path(_id), body, headers)).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
    const written = store.values('local-properties').get(_id) as Stored;
    expect(written.version).not.toBe(version);
    // A page that is called back while the store fails would be an error page.
    expect(cdn.purged).toEqual([]);
    store.forget();
    await retryPurges();
    expect(cdn.purged).toEqual([['properties', `property-${_id}`]]);
  });

  it('also when the store takes all the time that the answer has', async () => {
    const { _id } = await added();
    store.forget();
    store.fault({
      kind: 'hang',
      times: 1_000,
      match: ({ store: name }) => name === 'local-properties',
    });
    const start = performance.now();
    expect((await call('PUT', `update/${_id}`, home)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(10_000);
    takeLoggedErrors();
    expect(notes()).toEqual([{ tags: ['properties', `property-${_id}`] }]);
  });

  it('a second try that meets the first as a conflict has its pages called back', async () => {
    const { _id, version } = await added();
    await call('PUT', `update/${_id}`, { price: '1' });
    const again = await call(
      'PUT',
      `update/${_id}`,
      { price: '1' },
      { 'if-match': `"${version}"` },
    );
    expect(again.status).toBe(409);
    expect(notes()).toEqual([{ tags: ['properties', `property-${_id}`] }]);
  });

  it('deleted again it is deleted, and its pages are called back', async () => {
    const { _id } = await added();
    await call('DELETE', `delete/${_id}`);
    cdn.purged = [];
    expect((await call('DELETE', `delete/${_id}`)).status).toBe(204);
    expect(cdn.purged).toEqual([['properties', `property-${_id}`]]);
  });

  it('costs a save that is clear no store call', async () => {
    const { _id } = await added();
    store.forget();
    await call('PUT', `update/${_id}`, { price: '1' });
    expect(store.calls.filter(({ store: name }) => name === 'local-purges')).toEqual([]);
  });
});
