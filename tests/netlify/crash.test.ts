import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import property from '../../netlify/functions/property';
import runScheduled from '../../netlify/functions/scheduled-sweep';
import type { Property } from '../../src/domain/property/schema';
import { defaultLimits } from '../../src/server/store/bounded-fetch';
import { takeLoggedErrors } from '../support/console';
import { dieAtEachCall, snapshot } from '../support/crash';
import { listedVersions, openHomes, trueVersions } from '../support/strict-properties';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';
import { sampleProperty } from './api';
import { configurePassword, json, send, signIn } from './caller';

const store = await useStrictStore();
const cdn = useCdn();
let cookie = '';
let putBack: () => void;

beforeAll(() => {
  configurePassword();
  // A dead process is not waited for.
  defaultLimits.pause = 1;
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  cookie = await signIn();
  await openHomes().list();
  for (const id of ['here', 'other', 'trashed'])
    await call('POST', 'addproperty', sampleProperty, { 'idempotency-key': id });
  await call('DELETE', 'delete/trashed');
  await runScheduled();
  putBack = snapshot(store, [
    'local-properties',
    'local-history',
    'local-derived',
    'local-sessions',
  ]);
});

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(property, method, `/api/property/${path}`, { body, cookie, headers });

const record = (id: string) => store.values('local-properties').get(id) as Property | undefined;

interface Operation {
  id: string;
  run: () => Promise<Response>;
  isDone: () => boolean;
  /** The store calls of the operation, the session's one left out. */
  calls: number;
}

const operations: Record<string, Operation> = {
  create: {
    id: 'new',
    run: () => call('POST', 'addproperty', sampleProperty, { 'idempotency-key': 'new' }),
    isDone: () => record('new') !== undefined,
    calls: 5,
  },
  update: {
    id: 'here',
    run: () => call('PUT', 'update/here', { price: '30000' }),
    isDone: () => record('here')?.price === '30000',
    calls: 5,
  },
  delete: {
    id: 'here',
    run: () => call('DELETE', 'delete/here'),
    isDone: () => record('here')?.deletedAt !== undefined,
    calls: 5,
  },
  restore: {
    id: 'trashed',
    run: () => call('POST', 'restore/trashed'),
    isDone: () => record('trashed')?.deletedAt === undefined,
    calls: 5,
  },
};

describe.each(Object.entries(operations))('row 1: %s', (_name, { id, run, isDone, calls }) => {
  it(`takes ${calls} store calls and one purge`, async () => {
    cdn.purged = [];
    store.forget();
    expect((await run()).ok).toBe(true);
    expect(store.calls.filter((each) => each.store !== 'local-sessions')).toHaveLength(calls);
    expect(cdn.purged).toEqual([['properties', `property-${id}`]]);
  });

  it('cut off at any store call keeps what was acknowledged, and one sweep does the rest', async () => {
    const seen = new Set<string>();
    await dieAtEachCall(store, {
      prepare: () => {
        putBack();
        cdn.purged = [];
        // The purge comes after all store calls, which a dead process does not reach.
        cdn.answer = 500;
      },
      run,
      check: async (response, place) => {
        takeLoggedErrors();
        seen.add(`${response.ok ? 'acknowledged' : 'failed'}, ${isDone() ? 'done' : 'not done'}`);
        if (response.ok) expect(isDone(), place).toBe(true);
        cdn.answer = 202;
        cdn.purged = [];
        await runScheduled();
        expect(await listedVersions(openHomes()), place).toEqual(trueVersions(store));
        if (isDone()) expect(cdn.purged.flat(), place).toContain(`property-${id}`);
        if (isDone()) expect(cdn.purged.flat(), place).toContain('properties');
        store.forget();
        await listedVersions(openHomes());
        expect(store.calls, place).toHaveLength(1);
      },
    });
    expect([...seen].sort()).toEqual(['acknowledged, done', 'failed, done', 'failed, not done']);
  });
});

it('a save whose index or purge failed says that visitors see it soon', async () => {
  cdn.answer = 500;
  const response = await call('PUT', 'update/here', { price: '1' });
  expect(response.headers.get('x-warning')).toMatch(/within five minutes/);
  expect((await json<Property>(response)).price).toBe('1');
});
